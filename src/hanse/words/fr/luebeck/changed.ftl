# Lübeck : paragraphes tels qu’ils se lisent à une table qui a convenu d’autre chose. Français.

changed-L-COMP-01-own = Le plateau ou les cartes sont ceux que cette table a apportés. Il y a aussi une piste de points, six cogues, une boussole, et trois pions dans chacune des cinq couleurs. De trois à cinq joueurs. Là où les règles nomment Lübeck, elles désignent la ville où commencent les voyages sur ce plateau.
changed-L-SETUP-01-for-3 = À cette table, à trois joueurs, il y a quatre cogues libres.
changed-L-SETUP-01-for-4 = À cette table, à quatre joueurs, il y a cinq cogues libres.
changed-L-SETUP-01-for-5 = À cette table, à cinq joueurs, il y a six cogues libres.
changed-L-GOOD-03-trunk = Les cogues suivent les flèches et ne reviennent jamais en arrière. Sur le plateau de cette table on arrive à Visby en passant par Riga.
changed-L-GOOD-03-own = Les cogues suivent les flèches et ne reviennent jamais en arrière. Le plateau est celui que cette table a apporté.
