# Lübeck: paragraphs as they read at a table that has agreed on something else. English.

changed-L-COMP-01-own = The map or the cards are those that this table has brought. There are also a track for points, six cogs, a compass, and three figures in each of five colours. For three to five players. Where the rules name Lübeck, they mean the city where voyages start on this map.
changed-L-SETUP-01-for-3 = At this table, with three players, four cogs lie ready on their field.
changed-L-SETUP-01-for-4 = At this table, with four players, five cogs lie ready on their field.
changed-L-SETUP-01-for-5 = At this table, with five players, six cogs lie ready on their field.
changed-L-GOOD-03-trunk = Cogs follow the arrows and never turn back. On the map of this table Visby is reached by way of Riga.
changed-L-GOOD-03-own = Cogs follow the arrows and never turn back. The map is the one that this table has brought.
