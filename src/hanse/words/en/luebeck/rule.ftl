# Lübeck: every rule in a sentence or two, by its number. docs/rules has them in full. English.

# Components and setting up

rule-L-COMP-01 = A board with eleven cities, lines between them and a track for points; six cogs, sixty cards, a compass, and three figures in each of five colours. For three to five players. The book shows neither its map nor its cards; both are our reconstruction.
    .title = What is in the box
rule-L-SETUP-01 = Three players have four cogs ready on their field, four players five, and five players six.
    .title = Cogs by number of players
rule-L-SETUP-02 = One of your figures counts your points, from 0. The other two are your reserve.
    .title = Three figures each
rule-L-SETUP-03 = A player drawn by lot has the compass first; by the book it is the oldest. It goes one seat clockwise after each round.
    .title = The compass
rule-L-SETUP-04 = All cards are shuffled and three are dealt to each player, face down. Then the first display is laid out.
    .title = Three cards each

# A round

rule-L-ROUND-01 = A round goes: form the display, choose packets, act, clear up.
    .title = A round
rule-L-DISP-01 = At first every packet is two cards, face up. There are always two packets more than players.
    .title = The first display
rule-L-DISP-02 = In later rounds the packets nobody took stay. Single cards are added until there are as many packets as before; then every packet gets one card more.
    .title = Later displays
rule-L-PICK-01 = From the compass clockwise everybody takes one whole packet into the hand.
    .title = Taking a packet
rule-L-PICK-02 = The last to choose then names the player who takes the first action. They may name themselves.
    .title = Naming who begins
rule-L-ACT-01 = Beginning with the player named, you take one action each, clockwise, again and again, until everybody has passed.
    .title = One action at a time
rule-L-ACT-02 = There are four actions: start a voyage in Lübeck, play a card, pass, discard a card.
    .title = Four actions
rule-L-ACT-03 = Played and discarded cards go on an open pile. Only a Doubling lies before its player until the round is over.
    .title = The discard pile
rule-L-VOY-01 = To start a voyage put a figure of your reserve on a cog in Lübeck: an empty one from the field, or one that is in Lübeck already. Nobody can keep you off.
    .title = Starting a voyage
rule-L-GOOD-01 = A goods card is played for a cog that carries a figure of yours and is in the card’s city, or in the city before it: then it sails there. You score the card’s value.
    .title = Playing a goods card
rule-L-GOOD-02 = Everybody aboard may sail the cog in this way. The others come along, whether they like it or not.
    .title = All aboard come along
rule-L-GOOD-03 = Cogs follow the arrows and never turn back. On the map of this table they sail from Lübeck to Stettin or straight to Visby. By another reading Visby is reached by way of Riga.
    .title = With the arrows only
rule-L-SPEC-01 = Trade voyage: start a voyage in the city of this card, just as you would in Lübeck. The box has such cards for Stettin, Danzig, Riga, Visby and Helsingborg.
    .title = Trade voyage
rule-L-SPEC-02 = Doubling: played like a goods card. It is worth nothing itself and lies before you; until the end of the round goods cards that you play for this city score double. The box has such cards for the same five cities as Trade voyages.
    .title = Doubling
rule-L-SPEC-03 = Pirates: the voyage of any one cog is over. Its figures go back to their owners and the cog to the field.
    .title = Pirates
rule-L-SPEC-04 = Ship change: move a figure of yours from one cog to any other.
    .title = Ship change
rule-L-PASS-01 = With three cards or fewer you may pass, even if you have done nothing yet. You are out for the rest of the round, whatever happens.
    .title = When one may pass
rule-L-PASS-02 = Nobody takes more than three cards into the next round.
    .title = Three cards at most are kept
rule-L-DISC-01 = With more than three cards you cannot pass. If none of them can be played, you may throw one overboard, and if you start no voyage you must. You pay for it: a goods card costs its value, a special card 1.
    .title = Throwing a card overboard
rule-L-END-01 = After the round cogs in the last ports (in the book Reval, London and Bruges) are unloaded: figures to their owners’ reserves, cog to the field. Doublings go on the discard pile.
    .title = Unloading at the last ports
rule-L-END-02 = Then everybody may take figures of their own off cogs into the reserve, as many as they like. A cog left empty goes to the field.
    .title = Taking figures home

# The end

rule-L-GAME-01 = The deck is played through twice. When the second stack is used up, the round being laid out is the last; cards still missing come from the discards, shuffled once more.
    .title = Twice through the deck
rule-L-GAME-02 = After the last round every card left in hand costs what it would have cost to discard it.
    .title = Cards left in hand
rule-L-GAME-03 = Whoever is furthest on the track wins.
    .title = Who wins

# What the book leaves open

rule-L-G-01 = The track goes on below 0.
    .title = Below zero
rule-L-G-02 = Players with equal points share the win.
    .title = Equal scores
rule-L-G-03 = With more than three cards: while one of them can be played, wanted or not, you must play one or start a voyage; discarding is not allowed.
    .title = A playable card nobody wants to play
rule-L-G-04 = With more than three cards, none of which can be played, but a voyage that could be started, choose freely between voyage and discard.
    .title = Voyage or discard
rule-L-G-05 = With three cards or fewer nothing can be discarded.
    .title = Discarding with a small hand
rule-L-G-06 = Both of your figures may be on the same cog. Any number of figures fits on one.
    .title = Two own figures on one cog
rule-L-G-07 = If several cogs with a figure of yours would do for a card, you choose. Of cogs that are in the city already only one is offered, as it makes no difference.
    .title = Two cogs that would do
rule-L-G-08 = A figure changes to a cog that is in a city, Lübeck included. A cog left empty goes to the field.
    .title = Where a figure may change to
rule-L-G-09 = Pirates cannot be played while no cog is in a city, nor a Ship change without a figure aboard and a second cog to go to.
    .title = Cards without a target
rule-L-G-10 = Cards played before a Doubling do not count again, and what you pay is never doubled. Two Doublings for one city, which only a deck of your own can have, do no more than one.
    .title = Limits of doubling
rule-L-G-11 = If the stack runs out in the middle of a display, the cards left are laid, the discards shuffled, and the display is continued.
    .title = A second run within a display
rule-L-G-12 = If the second stack ends exactly with a display, this round is the last.
    .title = A stack used up exactly
rule-L-G-13 = If there are no discards either, packets stay as small as they are. That can happen only with a deck of your own.
    .title = No cards at all
rule-L-G-14 = Figures are taken home from the compass clockwise, before the compass moves on.
    .title = Order of going home
rule-L-G-15 = Doublings that lie before a player are not shuffled in. As displays are formed between rounds, they have become discards by then.
    .title = Doublings during a shuffle
rule-L-G-16 = Nobody asks for your age here: the first holder of the compass is drawn.
    .title = Who is the oldest
rule-L-G-17 = You may board a cog in Lübeck even when others are free, and take a free one even when you could board.
    .title = Joining or starting a cog
rule-L-G-18 = A cog that is not in a last port stays where it is after the round, even one that never left Lübeck, unless all its figures are taken home.
    .title = A cog that stays in port
rule-L-G-19 = For a Trade voyage you take a cog from the field, or board one that lies in this very city.
    .title = Which cog a trade voyage takes
rule-L-G-20 = Hands are secret and their sizes are not. Packets lie open, so most of a hand is known to those who paid attention.
    .title = Secrecy of hands
rule-L-G-21 = There is no game for two.
    .title = Not for two
rule-L-G-22 = If a player has gone or time is up, the seat takes the smallest packet, and then does as little as the rules allow: pass, else discard what costs least, else play a card. It names itself as the first to act and takes no figure home.
    .title = A player who is gone
