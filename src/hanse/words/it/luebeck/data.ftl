# Lübeck: che cosa non va in una carta o in un mazzo che qualcuno inserisce. $a, $b, … sono i nomi che vi stanno.
# Italiano.

data-luebeck-no-data = «{ $a }» non serve a niente.
data-luebeck-map-unreadable = La mappa non si può leggere: { $a }
data-luebeck-map-long = La mappa ha più di { $a } caratteri.
data-luebeck-map-words = «{ $a }» non è un testo breve e semplice.
data-luebeck-map-cities = { $a } città sono troppe; se ne possono disegnare { $b }.
data-luebeck-map-lines = { $a } linee sono troppe; se ne possono disegnare { $b }.
data-luebeck-map-name = Una città non può chiamarsi «{ $a }»: al massimo { $b } lettere e cifre, e per prima una lettera.
data-luebeck-map-colour-unknown = Non c’è un colore «{ $a }». Usa ivory, blue, pink, orange, purple, green, sky, brown, red, white, black, grey, yellow, o uno come #3a7d44.
data-luebeck-map-place = { $a } è fuori dal tabellone, che è largo { $b } e alto { $c }.
data-luebeck-map-sign = Il segno di { $a } deve avere da una a tre lettere, o essere uno dei nostri stemmi.
data-luebeck-map-twice = La linea da { $a } a { $b } è disegnata più di una volta.
data-luebeck-map-start = Nessuna linea parte da { $a }, dove cominciano i viaggi.
data-luebeck-map-end-apart = { $a } è detta capolinea, ma nessuna linea vi porta.
data-luebeck-map-end-left = { $a } è detta capolinea, ma una linea ne parte.
data-luebeck-map-no-end = Nessuna linea parte da { $a }, che non è detta capolinea.
data-luebeck-map-circle = Le linee girano in tondo per { $a } e { $b }.
data-luebeck-map-city-apart = { $a } è da disegnare, ma nessuna linea la tocca.
data-luebeck-map-city-twice = { $a } è da disegnare più di una volta.
data-luebeck-map-unreached = Da { $b } non si può raggiungere { $a }.
data-luebeck-deck-unreadable = Il mazzo non si può leggere: { $a }
data-luebeck-deck-long = Il mazzo ha più di { $a } caratteri.
data-luebeck-deck-words = «{ $a }» non è un testo breve e semplice.
data-luebeck-deck-colour-unknown = Non c’è un colore «{ $a }». Usa ivory, blue, pink, orange, purple, green, sky, brown, red, white, black, grey, yellow, o uno come #3a7d44.
data-luebeck-deck-worth = Una carta merce per { $a } vale più di { $b }.
data-luebeck-deck-no-city = Il mazzo ha una carta per { $a }, e la mappa «{ $b }» non ha questa città.
data-luebeck-deck-value = Una carta merce per { $a } vale { $b }; il minimo è 1.
data-luebeck-deck-fewer = Non ci possono essere meno di zero carte: { $a }.
data-luebeck-deck-number = { $a } carte merce e { $b } carte speciali non fanno { $c }.
data-luebeck-deck-colour = Le carte per { $b } sono di colore { $a }, e la linea da { $c } è di colore { $d }.

# Ciò che si può inserire, e ciò che il server ne ha.

data-luebeck-map = Mappa
data-luebeck-map-two-arms = Due rami
data-luebeck-map-trunk = Un tronco
data-luebeck-deck = Mazzo
data-luebeck-deck-sixty-cards = Sessanta carte
