# Kogge: paragraphs as they read at a table that has agreed on something else. English.

# Readings

changed-K-MOVE-08-reroute = If the marker you turned up leads only where your own raid marker lies, your cog stays where it was and what you paid is lost. You must then sail on by another way, at the price of a further step, if there is one that you can use and pay for.
changed-K-BID-05-groups = Best are bids with two or more equal markers, whatever else is in them. The larger group beats the smaller; with groups of the same size the higher number wins, and then the rest of the bid by the same rule.
changed-K-BID-06-groups = Bids without equal markers are compared by their sum; with equal sums the bid with the highest single marker is better.
changed-K-BID-09-groups = In a bid with a pair and other markers, such as 5, 5, 1, the pair counts. It beats every bid without equal markers, and the 1 decides only against another pair of 5s.
changed-K-BID-07-ties = A 0 adds nothing to a sum. Where sums count, it decides only between bids that are equal without it: 5, 0 beats 5, but 5 beats 4, 1, 0. A lone 0 is better than no bid.
    .title = A 0 breaks ties
changed-K-ACT-BUILD-01-either = For an office pay one good of each of the three kinds that this city does not produce, to the stock; or pay markers instead.
    .title = An office costs the three other goods, or markers
changed-K-ACT-BUILD-02-either = If you pay for an office in markers, it costs one with the city’s number; two if an office stands there already, whoever owns it.
    .title = Or one marker of the city, or two
changed-K-SETUP-09-full-set = A second set, again one marker of each number, is dealt to the other squares. If any names its own city or the same city as the first marker there, all nine are shuffled again.
    .title = Second routes: another full set
changed-K-SETUP-07-full-set = A marker is drawn. Guild master and end marker go to the city it names; after setting up it returns to the reserve, if it is not needed for the routes.
changed-K-ADV-MEM-07-full-set = The routes are as in the basic game: two full sets, so each number lies out twice.
changed-K-START-03-openly = Two may pick the same city. If more do than there is room for, all of them pick again; in that next attempt they may not use the number they clashed over. After three failed attempts they pick openly, one after another, in an order drawn by lot.
changed-K-SETUP-05-open = Cargo lies in front of you, never on the board, and everybody may look at it. The markers in your hand are your secret; how many there are, anybody may count.
changed-K-DEAL-01-own-turn = As long as two cogs are in the same city and it is the turn of one of their owners, these two may exchange goods and markers, on any terms they both like.
changed-K-ADV-OFFICE-04-own-turn = It is a deal among players: in the turn of one of the two, wherever the owner’s cog is.
changed-K-GOAL-03-finish-round = If the guild master finishes his second lap first, the round is played to its end. Then the most victory points win.
changed-K-GM-04-finish-round = When he comes to the city of the end marker for the second time, or walks past it, this round is the last. It is played to its end, and then victory points are counted. Cities passed over count on his way.
    .title = The second lap brings the last round
changed-K-GM-05-finish-round = Without raids he makes between 9 and 18 moves: unless somebody wins first, a game has at least 9 and at most 18 complete rounds. Each raided city can make it shorter.
changed-K-END-02-finish-round = When the guild master completes his second lap, the turns of that round are still played. Then count victory points.
    .title = After two laps the round is the last
changed-G-68-finish-round = After the move that completes the second lap goods are laid as usual, since the round is played to its end.
changed-S-WIN-01-finish-round = You win by five development points, at the latest in the round in which the guild master completes his second lap, and in no other way. The lap is complete when he comes to the city of the end marker for the second time, or walks past it. Cities passed over count on his way.
changed-K-ACT-GM-03-distinct = Six goods of the same kind buy a bonus chip of your choice, of a kind that you do not own yet. It is worth one development point and 20 victory points, and you can use it until the end.
changed-K-ACT-TRADE-02-per-good = Give goods from your cog, and take goods that lie in the city; those in offices are not for sale. For each good given you may take up to two of other kinds.
changed-K-ACT-RAID-05-left = The robber’s cog is driven out at once: it makes one step along a route of the city, without payment. The player on the robber’s left chooses which.
changed-K-ACT-RAID-05-next = The robber’s cog is driven out at once: it makes one step along a route of the city, without payment. The player who comes after the robber in turn order chooses which; after the last comes the first.
changed-K-ADV-CONF-03-active = Only the player whose turn it was, against another cog there.
changed-G-30-active = The player on turn may begin one; nobody else may. After a raid there is none.
changed-K-ADV-CONF-04-may = Both lay markers in secret and swap them; the one who was attacked may lay none. The better set wins as in bids. Others learn only who won.
changed-K-ADV-MEM-04-three = Everybody starts with two ore and three fur.
changed-B-CHIP-01-pirate = Nobody but the pirate may rob the cog of its owner. The city where it lies, and the offices there, can be raided as ever.
changed-S-SETUP-01-last = When everything else is laid out, draw three different markers from those that are left, and lay a raid marker of an unused colour in each of these cities. The guild master may begin in one of them.
changed-G-31-may = A player without markers cannot begin a conflict. The player attacked may lay none, and then loses.
changed-G-37-eight = He begins with eight markers: he gives up the one with the crest’s number. In the first order he stands where that number does, behind those who began in its city.
changed-G-44-three = Three goods of the crest’s kind lie on Bornholm at the start, or as many as are left when everybody has a first cargo.
changed-G-45-no-offices = Two goods for each marker; they lie in the city.
changed-G-79-forgotten = What was turned up or looked at is forgotten when the turn is over. Then you go on knowing only what you laid yourself and, until your own first turn is over, what you saw of your first city.

# Variants

changed-K-ACT-RAID-02-three-piles = You may rob one cog in this city. Its owner divides the cargo into three piles whose sizes differ by one at most; you take one of them, and the owner keeps the other two.
changed-K-ACT-RAID-03-three-piles = Or you rob the city: your left neighbour divides all goods that lie there and in the offices there into three piles whose sizes differ by one at most. You take two of them; the third stays in the city.
changed-K-COMP-08-bonus-chips = There are ten bonus chips: four kinds, two of each, and one each of safe conduct and interception.
    .title = Ten bonus chips
changed-K-MOVE-11-office-trade = Goods never go from your cog into an office of your own. Into another player’s office they come only by a deal.
    .title = Never from cog to own office
changed-K-DEAL-03-office-trade = Offices and bonus chips cannot be dealt in; nor can raid markers and turn-order markers. Goods in an office can be, by a deal with that office.
changed-D-14-conflicts = What you hold is secret, how much is not. With conflicts this cannot be otherwise.
changed-G-75-taxes = You are not asked for the only way out of a raided city, nor for the only split of goods that everyone can see. But even with a single good in your cargo you are asked which one pays the tax.
changed-K-ACT-ROUTE-01-memory = Choose one of the two route markers in your cog’s city, take it into your hand and lay a marker from your hand face down in its place.
    .title = Replace a route
changed-K-ACT-ROUTE-03-memory = After the look at the start nobody may look at a marker that lies face down without paying for it. It is shown to all while a ship uses it. You know what you laid yourself.
    .title = Nobody looks without paying
changed-K-COMP-03-five = There are 99 route markers: fifteen 0s, fourteen 1s, and so on down to seven 8s.
    .title = Ninety-nine route markers, 15 − n of each number n
changed-K-COMP-04-five = There are 76 goods: 29 ore, 21 fur, 15 amber and 11 salt.
    .title = Seventy-six goods of four kinds
changed-K-COMP-07-five = There are five turn-order markers, 1 to 5.
    .title = Turn-order markers 1 to 5
changed-K-MKT-01-five = Markers left in the market go back to the reserve. Then ten new ones are drawn and laid out face up in five pairs.
    .title = Five new pairs
changed-K-GOAL-02-pirate = If you have five development points during your own turn, you have won, at once. The pirate cannot win in this way.
changed-K-COMP-05-pirate = In each colour there is a cog, four offices and two raid markers. The pirate’s black has four raid markers, and its offices are not used.
changed-K-MOVE-09-pirate = A city where your own raid marker lies is closed to your cog, even for passing through. Only the pirate can open it again, by buying the marker back.
changed-K-ACT-GM-02-pirate = Three markers of the same number buy your second raid marker. You can have it once in a game; nobody gets a third. The pirate buys back one of his four instead, when all are laid.
changed-K-ACT-RAID-01-pirate = A raid needs an unused raid marker of yours. It is laid in the city of your cog and remains there for the rest of the game, unless the pirate buys back his own.
changed-K-ACT-RAID-04-pirate = Either way, your cog may not come to this city again. Only the pirate may, once he has bought his raid marker back.
    .title = Banned
changed-K-END-01-pirate = With five development points in your own turn you win immediately, unless you are the pirate. Nobody finishes the round.
changed-K-END-03-pirate = An office counts 10, a bonus chip 20, an unused raid marker 10; a salt 7, an amber 5, a fur 3 and an ore 1, on your cog and in your offices. Markers in hand count nothing. The pirate adds what he noted, and for him an unused raid marker costs 10.
changed-S-GM-02-advanced = Each round, just before he moves, the guild master takes all goods of the city he is in out of the game.
changed-G-11-three-piles = If you raid a city with an office of your own, what lies in it goes into the piles as well. The office remains yours and counts, but you can never fetch its later goods.
changed-K-MOVE-06-memory = To use a route, announce it and pay if the step is not free; then the marker is turned up and you go where it leads. Only your memory or a paid look helps you beforehand, and there is no way back.
    .title = Routes: announce, pay, turn, sail
changed-G-47-memory = A marker with the crest’s number may lie on Bornholm’s own squares; it leads to the city of that number only. At the start any two markers may lie there, also equal ones.
changed-B-SETUP-01-memory = When the other routes lie, three more markers are drawn: two go face down on Bornholm’s squares, one face up on its crest.
changed-G-77-memory = Where the second nine routes are one of each number, they too lie as they fall. If a set needs the very marker that placed the guild master, that one is laid.
    .title = A second full set
changed-K-SETUP-01-bornholm = Each of the nine numbered cities begins with three goods of the kind it produces.
    .title = Three goods in every numbered city
changed-K-SETUP-10-bornholm = All twenty routes lie face up at the start, those of Bornholm included.
changed-K-COMP-11-bornholm = With Bornholm four or five play.
    .title = Four or five players
changed-K-BID-01-solo = You lay one or more markers from hand face up on the table. The virtual player’s bid is drawn from the reserve, before yours or after it.
    .title = Bids are open
changed-K-BID-03-solo = If the virtual player’s marker was drawn first, you may not bid exactly that marker alone.

# Numbers of seats

changed-K-ACT-RAID-05-two = The robber’s cog is driven out at once: it makes one step along a route of the city, without payment. The other player chooses which.
    .title = Driven out by the other player
changed-K-COMP-11-five = Five play, by rules of the Bornholm expansion.
    .title = Five players
changed-K-COMP-11-one = One plays, by rules of the Bornholm expansion.
    .title = One player
changed-K-GM-05-one = Three cities are raided from the start, so he makes between 6 and 13 moves, one in each round; each further raided city can make them fewer. If the game ends with the last of them, that round is not complete. You may win before.
