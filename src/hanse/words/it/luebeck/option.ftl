# Lübeck: ciò su cui un tavolo può accordarsi. Italiano.

option-luebeck-edition-german = Il libretto tedesco, l’unico che ci sia.

option-luebeck-reading-map = Su quale mappa si gioca; il libretto non mostra la sua.
option-luebeck-reading-map-two-arms = Due rami: una linea va da Lubecca a Visby, e i due mari sono aperti fin dall’inizio.
option-luebeck-reading-map-trunk = Tronco: a Visby si arriva passando per Riga.

option-luebeck-seats-3 = Si gioca in tre.
option-luebeck-seats-4 = Si gioca in quattro.
option-luebeck-seats-5 = Si gioca in cinque.
option-luebeck-data-own = Questo tavolo ha portato un tabellone o carte proprie.

option-luebeck-preset-first-voyage = Primo viaggio
    .what = In tre: facile da seguire.
option-luebeck-preset-full-table = Tavolo pieno
    .what = In quattro o cinque, Cog affollate e molta compagnia.
