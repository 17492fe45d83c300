# Lübeck: i nomi delle cose. Italiano.

name-luebeck-city-luebeck = Lubecca
name-luebeck-city-stettin = Stettino
name-luebeck-city-danzig = Danzica
name-luebeck-city-riga = Riga
name-luebeck-city-reval = Reval
name-luebeck-city-visby = Visby
name-luebeck-city-helsingborg = Helsingborg
name-luebeck-city-bergen = Bergen
name-luebeck-city-hamburg = Amburgo
name-luebeck-city-london = Londra
name-luebeck-city-bruegge = Bruges
