# Kogge: what a table may agree on. English.

option-kogge-edition-german = The German book, and our rulings where it is silent.
option-kogge-edition-english = The English book: after a blocked face-down route you sail on, for a fee; promises bind.
    .here = The English edition plays so.
option-kogge-edition-italian = The Italian book: as the English one, and cargo lies open.
    .here = The Italian edition plays so.

option-kogge-reading-hidden-route-blocked = A face-down route turns out to lead where you have raided.
option-kogge-reading-hidden-route-blocked-movement-ends = The cog stays, what you paid is lost, and your sailing is over.
option-kogge-reading-hidden-route-blocked-reroute-for-fee = You must take another way at the price of a further step, if you can.

option-kogge-reading-bid-mixed-groups = How a bid with a pair and other markers ranks.
option-kogge-reading-bid-mixed-groups-class-b = It counts by its sum, like any other bid of unequal markers.
option-kogge-reading-bid-mixed-groups-designer-groups = Equal markers count even in company; the rest decides between equal groups.

option-kogge-reading-zero-in-bid = What a 0 adds to the sum of a bid.
option-kogge-reading-zero-in-bid-adds = Always a little, less than a 1: 4, 1, 0 beats 5.
option-kogge-reading-zero-in-bid-breaks-ties = Nothing; it only decides between bids that are equal without it, and 5 beats 4, 1, 0.

option-kogge-reading-office-cost = What an office is paid with.
option-kogge-reading-office-cost-goods-and-markers = Three goods and one or two markers.
option-kogge-reading-office-cost-goods-or-markers = Three goods, or else one or two markers: a very fast game.

option-kogge-reading-start-routes-second-set = How the second routes are laid out at the start.
option-kogge-reading-start-routes-second-set-random = They are drawn from the whole reserve.
option-kogge-reading-start-routes-second-set-full-set = They are again one of each number.

option-kogge-reading-start-clash = What happens when three or more go on picking the same first city.
option-kogge-reading-start-clash-again = They pick again in secret, as often as it takes.
option-kogge-reading-start-clash-openly-after-three = After three failed attempts they pick openly, one after another, in an order drawn by lot.

option-kogge-reading-cargo-visibility = Who may see what lies on a cog.
option-kogge-reading-cargo-visibility-counts-only = Only its owner; others see how many goods there are.
option-kogge-reading-cargo-visibility-open = Everybody. Hands stay secret.

option-kogge-reading-two-lap-end = When the guild master completes his second lap.
option-kogge-reading-two-lap-end-immediate = The game ends at once.
option-kogge-reading-two-lap-end-finish-round = The turns of that round are still played.

option-kogge-reading-bonus-duplicates = Whether you may take a bonus chip of a kind you own.
option-kogge-reading-bonus-duplicates-allowed = You may; a second one always counts its points.
option-kogge-reading-bonus-duplicates-distinct-only = You may not: never two of a kind.

option-kogge-reading-trade-kind-rule = Whether a kind of good may be on both sides of a trade with the city.
option-kogge-reading-trade-kind-rule-disjoint = Each kind is either given or taken.
option-kogge-reading-trade-kind-rule-per-good = It may, as long as no good is swapped for its own kind.

option-kogge-reading-raid-needs-loot = Whether a city can be raided where there is nothing to take.
option-kogge-reading-raid-needs-loot-false = It can; a raid also hurries the guild master.
option-kogge-reading-raid-needs-loot-true = It cannot: there must be something to take.

option-kogge-reading-raid-exile-decider = Who chooses the robber’s way out.
option-kogge-reading-raid-exile-decider-vote-then-left = All opponents; if they do not agree, the player on the robber’s left.
option-kogge-reading-raid-exile-decider-left-player = The player on the robber’s left.
option-kogge-reading-raid-exile-decider-next-in-turn-order = The player who comes after the robber in turn order; after the last, the first.

option-kogge-reading-promises = What promises are worth.
option-kogge-reading-promises-chat-only = An offer may carry words; keeping them is a matter of honour.
option-kogge-reading-promises-structured-binding = Each side of an offer may carry one of six promises. What was promised cannot be broken while it holds.
option-kogge-reading-promises-off = Offers carry no words.

option-kogge-reading-player-deals = When players may deal with each other.
option-kogge-reading-player-deals-any-time = Whenever their cogs are in the same city.
option-kogge-reading-player-deals-own-turn = Only with the player whose turn it is.
option-kogge-reading-player-deals-off = Never.

option-kogge-reading-conflict-starter = Who may begin a conflict.
option-kogge-reading-conflict-starter-active-or-against-active = The player whose turn it was, and then the others there, each against that player.
option-kogge-reading-conflict-starter-active-only = Only the player whose turn it was.

option-kogge-reading-conflict-defence = Whether the player attacked in a conflict must lay a marker.
option-kogge-reading-conflict-defence-must = Yes, whoever holds any lays one at least.
option-kogge-reading-conflict-defence-may = No. Whoever lays none loses, and still gets what the attacker laid.

option-kogge-reading-memory-start-fur = How many furs there are in the first cargo of Memory.
option-kogge-reading-memory-start-fur-2 = Two, besides two ore.
option-kogge-reading-memory-start-fur-3 = Three, besides two ore. With four or five players the stock then has none left.

option-kogge-reading-memory-peek-timing = When you may pay for a look at the routes of your city.
option-kogge-reading-memory-peek-timing-either = Before you sail or among your actions, once in a turn.
option-kogge-reading-memory-peek-timing-action-phase = Among your actions.
option-kogge-reading-memory-peek-timing-before-move = Before you sail.

option-kogge-reading-route-to-itself = What happens when a route turned up in Memory names the city it lies in.
option-kogge-reading-route-to-itself-step-lost = The step is lost. You may pay for another, or stop.
option-kogge-reading-route-to-itself-reroute-for-fee = The step is lost, and you must sail on by another way, at the price of a further step, if you can.

option-kogge-reading-memory-shown = Whether the screen goes on showing routes that were turned up and covered again.
option-kogge-reading-memory-shown-forgotten = Only until the turn is over. Then you must remember them yourself.
option-kogge-reading-memory-shown-remembered = Yes, to everybody who saw them.

option-kogge-reading-bornholm-start-goods = How many goods lie on Bornholm at the start.
option-kogge-reading-bornholm-start-goods-0 = None.
option-kogge-reading-bornholm-start-goods-3 = Three of the kind of its crest, as in every other city.

option-kogge-reading-bornholm-offices = Whether there are offices on Bornholm.
option-kogge-reading-bornholm-offices-true = Two, as in every city, at the price of its number on the day.
option-kogge-reading-bornholm-offices-false = None.

option-kogge-reading-solo-cities-drawn = When the three raided cities of a game for one are drawn.
option-kogge-reading-solo-cities-drawn-first = First, out of all the markers; then the rest is set up.
option-kogge-reading-solo-cities-drawn-last = Last, out of the markers that are left.

option-kogge-reading-solo-clears-offices = Whether the guild master, alone with one player, also clears the offices of the city he leaves.
option-kogge-reading-solo-clears-offices-false = No, what lies in offices stays.
option-kogge-reading-solo-clears-offices-true = Yes, offices are emptied too.
option-kogge-reading-pirate-seat = Who is the pirate.
option-kogge-reading-pirate-seat-random = Chance decides.
option-kogge-reading-pirate-seat-1 = The first seat.
option-kogge-reading-pirate-seat-2 = The second seat.
option-kogge-reading-pirate-seat-3 = The third seat.
option-kogge-reading-pirate-seat-4 = The fourth seat.
option-kogge-reading-pirate-seat-5 = The fifth seat.

option-kogge-reading-pirate-ignores-safe-conduct = Whether safe conduct protects from the pirate too.
option-kogge-reading-pirate-ignores-safe-conduct-false = It does.
option-kogge-reading-pirate-ignores-safe-conduct-true = It does not.

option-kogge-reading-pirate-start-markers = With how many markers the pirate begins.
option-kogge-reading-pirate-start-markers-9 = With all nine, for he pays none for an office.
option-kogge-reading-pirate-start-markers-8 = With eight: he gives up the one with Bornholm’s number.

option-kogge-reading-pirate-may-rob-at-bornholm = Whether the pirate may rob cogs on Bornholm.
option-kogge-reading-pirate-may-rob-at-bornholm-true = He may; but then the island is closed to him until he buys that raid marker back.
option-kogge-reading-pirate-may-rob-at-bornholm-false = He may not.

option-kogge-variant-three-piles = Loot is divided into three piles: of a city’s goods the robber takes two, of a cog’s cargo one.
    .here = Loot is divided into three piles.
option-kogge-variant-bonus-chips = Two more bonus chips: safe conduct against raids, and interception for one extra turn.
    .here = Two more bonus chips are in play.
option-kogge-variant-taxes = Where the guild master stops, every cog pays a good, and foreign goods in the city are seized.
    .here = Taxes are paid.
option-kogge-variant-office-trade = Cogs may deal with other players’ offices.
    .here = Cogs may deal with offices.
option-kogge-variant-conflicts = After a turn, cogs in the same city may fight for goods with secret bids.
    .here = There are conflicts.
option-kogge-variant-bornholm = A tenth city without a number of its own: it shares that of the marker on its crest. For four or five.
    .here = Bornholm is in play.
option-kogge-variant-five-players = Five play, with Bornholm: more goods and markers, and a market of five pairs.
    .here = Five play.
option-kogge-variant-pirate = One player is the pirate: he lives on Bornholm, builds nothing, robs as he likes and notes points for what he brings home. For four or five.
    .here = One player is the pirate.
option-kogge-variant-memory = All routes lie face down and are covered again after use. Remember them, or pay for a look.
    .here = Memory is played.
option-kogge-variant-solo = For one player: win by five development points before the guild master has walked his second lap. A virtual player bids against you, and the guild master clears every city he leaves.
    .here = You play alone.
option-kogge-variant-solo-advanced = The harder game for one: what the guild master clears away leaves the game.
    .here = The harder game for one is played.

option-kogge-seats-1 = One plays.
option-kogge-seats-2 = Two play.
option-kogge-seats-5 = Five play.

option-kogge-preset-first-game = First game
    .what = Three merchants: you and two bots. Nothing added, and a hint at every new question.
option-kogge-preset-german-book = By the German book
    .what = The game as it was printed, nothing added. The best place to stay.
option-kogge-preset-everything = Everything
    .what = Bornholm, taxes, conflicts, trade with offices, three piles, all the chips, and every route face down.
option-kogge-preset-alone = Alone
    .what = Five points before the guild master has walked round twice.
option-kogge-preset-five-with-the-pirate = Five with the pirate
    .what = One of you robs for a living. Bornholm joins as the tenth city.
