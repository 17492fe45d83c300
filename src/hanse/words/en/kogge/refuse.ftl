# Kogge: why something cannot be done now, by the rule that says so. English.

refuse-K-MOVE-03 =
    { $need ->
        [one] A further step costs one good or marker
       *[other] A further step costs { $need } goods or markers
    }, and you have { $have ->
        [0] nothing left
       *[other] { $have }
    }.
refuse-K-MOVE-09 = Your own raid marker lies in { $city }: your cog may never go there again.
refuse-K-BONUS-04 =
    The secret passage costs { $need ->
        [one] one good or marker
       *[other] { $need } goods or markers
    } here, and you have { $have ->
        [0] none
       *[other] only { $have }
    }.
refuse-K-BONUS-05 = The secret passage leads to { $city }: you are there already, or you have raided it.

refuse-K-ACT-GEN-01 = You’ve already done this. You can take each action once per turn.
refuse-K-ACT-BUILD-01 = An office here also needs { $lacking }, and there is none on your cog.
refuse-K-ACT-BUILD-02 =
    { $need ->
        [one] An office in { $city } needs a marker { $city_n }
       *[other] An office in { $city } needs { $need } markers { $city_n }
    }, and you have { $have ->
        [0] none
       *[other] only { $have }
    }.
refuse-K-ACT-BUILD-03 = Two offices stand in { $city } already: there is no room for a third.
refuse-K-ACT-GM-01 = For this the guild master must be in your city, and you have only one deal with him in a turn.
refuse-K-ACT-GM-02 = The second raid marker costs three markers of one number, and you can get it only once.
refuse-K-ACT-GM-03 = A bonus chip costs { $need } goods of one kind. You do not have so many of any.
refuse-K-ACT-GM-04 = You have no good on your cog to give for a marker.
refuse-K-ACT-GM-06 = You have no marker whose good is still in the stock.
refuse-K-ACT-BUY-01 = A pair of markers costs one good, and your cog is empty.
refuse-K-ACT-BUY-02 = You have bought a pair already this turn.
refuse-K-ACT-TRADE-01 = You can trade only in another city than the one where your turn began, { $city }.
refuse-K-ACT-TRADE-02 = There is nothing to trade: you need a good on your cog, and { $city } one of another kind.
refuse-K-ACT-TRADE-03 = You have traded already this turn; it is one single deal.
refuse-K-ACT-ROUTE-02 = You have no marker that may lie here: { $city }’s own number may not.
refuse-K-ACT-ROUTE-04 = This route lies face down and cannot be changed until somebody has sailed it.
refuse-K-ACT-RAID-01 = You have no raid marker left.
refuse-K-MKT-03 = The market is sold out until the next round.

refuse-G-07 = There is no bonus chip left for you.
refuse-G-09 = The cog of { $seat } is empty.
refuse-G-10 = There is nothing to be had in { $city }.
refuse-G-14 = You have raided { $city } once already.
refuse-G-27 = Both routes lie face down; neither can be changed.
refuse-D-24 = This route leads back to { $city }: you must go on by another.
refuse-G-69 = The route you turned up leads nowhere: you must take another way, at the price of a further step.
refuse-G-62 = The reserve had no such marker. You cannot ask again this turn.

refuse-G-29 = You promised { $seat } not to do this.
refuse-B-CHIP-01 = { $seat } has a safe conduct: nobody may raid this cog.
refuse-K-ADV-MEM-06 = A look costs one good or marker, and there is one look in a turn.
refuse-B-ROUTE-01 = Bornholm’s number is changed on Bornholm, with a marker from your hand.
refuse-G-46 = At this table there are no offices on Bornholm.
refuse-P-02 = The pirate never builds an office.
refuse-P-04 = On Bornholm the pirate neither trades with the town nor robs it.
refuse-P-05 = The pirate has his four raid markers; when all are laid, three equal markers buy one back from the guild master.
refuse-P-06 = The pirate brings goods home where his cog lies at Bornholm with something aboard.
refuse-G-39 = At this table the pirate does not rob cogs on Bornholm.
refuse-G-40 = As long as the pirate holds a raid marker he buys none back.
