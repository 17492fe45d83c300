# Lübeck : les noms des choses. Français.

name-luebeck-city-luebeck = Lübeck
name-luebeck-city-stettin = Stettin
name-luebeck-city-danzig = Dantzig
name-luebeck-city-riga = Riga
name-luebeck-city-reval = Reval
name-luebeck-city-visby = Visby
name-luebeck-city-helsingborg = Helsingborg
name-luebeck-city-bergen = Bergen
name-luebeck-city-hamburg = Hambourg
name-luebeck-city-london = Londres
name-luebeck-city-bruegge = Bruges
