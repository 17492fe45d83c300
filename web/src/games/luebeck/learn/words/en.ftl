# How to play Lübeck, on one page. English.

web-luebeck-how = How to play Lübeck
web-luebeck-how-aim = Cogs leave Lübeck for two seas. { web-luebeck-how-aim-bold } The cogs belong to nobody: whoever is aboard sails them, and all the others come along.
web-luebeck-how-aim-bold = Score goods in the ports where a figure of yours arrives.
web-luebeck-how-aim-else = When the deck has been gone through twice, whoever has most points wins. Cards left in hand cost points.

web-luebeck-how-pieces = What lies on the table
    .note = three to five players, about three quarters of an hour
web-luebeck-how-figures = Each player has three figures. One counts your points from 0 on; the other two are your reserve and go to sea.
    .title = Three figures
web-luebeck-how-cogs = Four cogs for three players, five for four, six for five. They wait on the cog field until somebody starts a voyage.
    .title = Cogs
web-luebeck-how-map = Eleven cities. From Lübeck one line leads east by Stettin, Danzig and Riga to Reval, the other by Visby to Helsingborg, where it forks: by Bergen to London, by Hamburg to Bruges. Lines lead one way; Reval, London and Bruges are the last ports.
    .title = The map
web-luebeck-how-cards = Forty goods cards with a city and a value from 1 to 6, more the farther from Lübeck; and twenty special cards: five Trade voyages, five Doublings, five Pirates, five Ship changes.
    .title = Sixty cards
web-luebeck-how-start = Everybody is dealt three cards, in secret. Who has the compass first is drawn; after each round it goes one player on, clockwise.
    .title = You begin with
web-luebeck-how-secret = Hands are secret, their sizes are not. What somebody took openly, all have seen: the table remembers it for you.
    .title = Secrets

web-luebeck-how-round = A round in four pictures
    .note = about twelve rounds with three players, nine with four, seven with five
web-luebeck-how-display = Packets of cards lie open: always two more than players, at first of two cards each. Later a packet that nobody took stays; new ones of a single card make up the number; then one card more is laid on every packet, old and new.
    .title = The display
web-luebeck-how-take = From the compass clockwise each takes one whole packet into the hand. The last to take then names who acts first; it may be himself.
    .title = Take a packet
web-luebeck-how-act = From that player clockwise, one action each, again and again, until all have passed. Who has passed is out for this round.
    .title = Act in turn
web-luebeck-how-clear = Cogs in Reval, London and Bruges are unloaded: figures home, cog to the field. Then each, from the compass clockwise, may take figures home from any cog, as many as they like; an empty cog goes to the field. All other cogs stay where they are.
    .title = Clear up

web-luebeck-how-actions = What you can do
    .note = one action in your turn
web-luebeck-how-voyage = Put a figure of your reserve on an empty cog from the field, which is now in Lübeck, or on any cog that lies in Lübeck. Nobody can keep you off; a cog has room for all, and both your figures may share one.
    .title = Start a voyage
web-luebeck-how-goods = For a cog with your figure that lies in the card’s city, or in the city just before it: then it sails there. Either way you score the value of the card. Several cogs would do? You choose.
    .title = Play a goods card
web-luebeck-how-special = It does what stands on it, and has no value by itself.
    .title = Play a special card
web-luebeck-how-pass = With three cards or fewer you may pass, even if you have done nothing. You are out for the round and keep your cards.
    .title = Pass
web-luebeck-how-discard = Only with more than three cards of which none can be played: throw one overboard and pay its value, for a special card 1. If you could start a voyage, you choose. Points may fall below 0.
    .title = Discard
web-luebeck-how-must = With more than three cards you may not pass. While one of them can be played, wanted or not, you must play one or start a voyage.
    .title = Too many cards

web-luebeck-how-cardkinds = The four special cards
    .note = five of each
web-luebeck-how-card-trade = For Stettin, Danzig, Riga, Visby or Helsingborg: with a figure of your reserve start a voyage in that city instead of Lübeck, with a cog from the field or on one that lies in that very city. If both are at sea, it cannot be played.
    .title = Trade voyage
web-luebeck-how-card-double = For the same five cities, played like a goods card, sailing there too. It scores nothing and lies before you: goods cards that you play for this city later in the round count twice. A second one for the same city adds nothing, and what you pay is never doubled.
    .title = Doubling
web-luebeck-how-card-pirates = The voyage of any one cog is over, even one of others, in Lübeck too: all its figures go home, the cog to the field.
    .title = Pirates
web-luebeck-how-card-change = Move one of your figures from its cog to any other that lies in a city, near or far; not to one on the field. A cog left empty goes to the field.
    .title = Ship change

web-luebeck-how-end = The end
web-luebeck-how-end-deck = When the stack is empty, the discards are shuffled once and become the second stack. When that is used up too, the round that is being laid out is the last; what is missing comes from the discards.
    .title = Twice through the deck
web-luebeck-how-end-hand = After the last round every goods card in hand costs its value, every special card 1.
    .title = Cards in hand
web-luebeck-how-end-win = Whoever is furthest on the track wins. Who has as many shares the win.
    .title = The winner

web-luebeck-how-mistakes = Seven mistakes of beginners
    .note = everybody makes them once
web-luebeck-how-mistake-big = A big packet is a burden if you cannot play it: what stays too many costs points.
    .title = The biggest packet
web-luebeck-how-mistake-late = A figure in the reserve scores nothing. Start before you need the cog.
    .title = Staying ashore
web-luebeck-how-mistake-alone = Alone aboard you are the Pirates’ first prey, and nobody else moves your cog on.
    .title = Sailing alone
web-luebeck-how-mistake-shared = On a shared cog anybody may sail on before you have sold.
    .title = Waiting on a shared cog
web-luebeck-how-mistake-double = Goods played before the Doubling do not count again.
    .title = Doubling too late
web-luebeck-how-mistake-past = Cogs never turn back. Cards of cities behind you wait for another voyage.
    .title = Sailing past
web-luebeck-how-mistake-pass = Who passes is out, and others may sail your figures to the end of the line.
    .title = Passing too soon
web-luebeck-how-more = The printed rule book does not show the map or list the cards. Ours are a reconstruction; the rules say what is known, and you can put in your own.

web-luebeck-first-title = Your first voyage
web-luebeck-first-aim = Bring a figure to a port and play a goods card of that city: its value is yours. Whoever has most points in the end wins.
    .title = Most points win
web-luebeck-first-aim-how = One picture: points in every port.
web-luebeck-first-lessons-how = Take a packet, sail, go along with others, pass. On the real table, with your own hand on the tiller.
web-luebeck-first-start = Voyages begin in Lübeck
web-luebeck-first-far = the farther, the more a card scores
web-luebeck-first-crew = Whoever is aboard comes along
web-luebeck-first-else = The deck is gone through twice. Then every goods card left in your hand costs its value, every special card 1.
