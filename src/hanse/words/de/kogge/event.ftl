# Kogge: was geschieht. Deutsch.
# Ein Name mit _n ist die Zahl hinter einer Wendung: 0 ist nichts, -1 ist, was der Leser nicht erfährt.

# Spielaufbau

event-kogge-guild-placed = Der Gildemeister beginnt in { $city }. Dort liegt der Spielendemarker.
event-kogge-routes-laid = Die Routen liegen offen: { $routes }.
event-kogge-ready = { $seat } hat gewählt.
    .you = Du hast gewählt.
event-kogge-office-opened = { $seat } gründet das erste Kontor in { $city }.
    .you = Du gründest dein erstes Kontor in { $city }.
event-kogge-start-clash = Zu viele wollen nach { $city }: { $seats } wählen noch einmal.
    .you-seats = Zu viele wollen nach { $city }: { $seats_others } und du wählt noch einmal.
event-kogge-open-picks = Die Einigung bleibt aus: Jetzt wählen { $seats } offen, in dieser Reihenfolge.
    .you-seats = Die Einigung bleibt aus: Jetzt wird offen gewählt, in dieser Reihenfolge: { $seats }.
event-kogge-order-set = Reihenfolge: { $order }.
    .you-order = Reihenfolge: { $order }.

# Nachschub und Reihenfolge

event-kogge-round-began = Runde { $round } beginnt.
event-kogge-marker-drawn =
    { $marker_n ->
        [-1] { $seat } zieht für den Bonuschip einen Wegemarker.
       *[other] { $seat } zieht für den Bonuschip Wegemarker { $marker }.
    }
    .you =
        { $marker_n ->
            [-1] Du ziehst für den Bonuschip einen Wegemarker.
           *[other] Du ziehst für den Bonuschip Wegemarker { $marker }.
        }
event-kogge-market-laid =
    { $pairs_n ->
        [0] Die Reserve ist leer: Es gibt keinen Markt.
       *[other] Auf dem Markt: { $pairs }.
    }
event-kogge-bid-laid = { $seat } bietet { $markers }.
    .you = Du bietest { $markers }.
event-kogge-no-bid = { $seat } kann nicht bieten.
    .you = Du kannst nicht bieten.
event-kogge-produced =
    { $to_offices_n ->
        [0] Nachschub in { $city }: { $to_city }.
       *[other] Nachschub in { $city }: { $to_city_n ->
            [0] nichts
           *[other] { $to_city }
        } für die Stadt und { $to_offices_n ->
            [one] eine Ware für das Kontor von { $to_offices }
           *[other] je eine Ware für die Kontore von { $to_offices }
        }.
    }
    .you-to-offices =
        { $to_offices_n ->
            [0] Nachschub in { $city }: { $to_city }.
           *[other] Nachschub in { $city }: { $to_city_n ->
                [0] nichts
               *[other] { $to_city }
            } für die Stadt und { $to_offices_others_n ->
                [0] { $to_offices_n ->
                    [one] eine Ware für dein Kontor
                   *[other] je eine Ware für deine Kontore
                }
               *[other] je eine Ware für die Kontore von { $to_offices_others } und dir
            }.
        }

# Gildemeister

event-kogge-guild-moved = { $seat } führt den Gildemeister nach { $city }.
    .you = Du führst den Gildemeister nach { $city }.
event-kogge-guild-brought =
    { $goods_n ->
        [0] Er bringt nichts nach { $city }: Der Vorrat ist leer.
       *[other] Er bringt { $goods } nach { $city }.
    }
event-kogge-last-round = Der zweite Umlauf ist vollendet. Diese Runde wird zu Ende gespielt.

# Bewegung

event-kogge-sailed =
    { $seat } { $passage ->
        [yes] nimmt den Geheimweg
       *[no] segelt
    } von { $start } nach { $city }{ $paid_n ->
        [0] {""}
       *[other] {" "}und bezahlt { $paid }
    }.
    .you =
        Du { $passage ->
            [yes] nimmst den Geheimweg
           *[no] segelst
        } von { $start } nach { $city }{ $paid_n ->
            [0] {""}
           *[other] {" "}und bezahlst { $paid }
        }.
event-kogge-route-revealed = In { $city } wird eine Route aufgedeckt: { $marker }, nach { $marker_city }.
event-kogge-forked =
    { $seat } verlässt { $start } mit { $marker }{ $paid_n ->
        [0] {""}
       *[other] {" "}und bezahlt { $paid }
    }: Zwei Städte haben diese Zahl.
    .you =
        Du verlässt { $start } mit { $marker }{ $paid_n ->
            [0] {""}
           *[other] {" "}und bezahlst { $paid }
        }: Zwei Städte haben diese Zahl.
event-kogge-blocked =
    { $paid_n ->
        [0] { $seat } darf nicht nach { $city } und bleibt liegen.
       *[other] { $seat } darf nicht nach { $city } und bleibt liegen; { $paid } ist verloren.
    }
    .you =
        { $paid_n ->
            [0] Du darfst nicht nach { $city } und bleibst liegen.
           *[other] Du darfst nicht nach { $city } und bleibst liegen; { $paid } ist verloren.
        }
event-kogge-led-nowhere =
    Die Route führt nach { $city } selbst: Die Kogge von { $seat } bleibt, wo sie ist{ $paid_n ->
        [0] {""}
       *[other] ; { $paid } ist verloren
    }.
    .you =
        Die Route führt nach { $city } selbst: Deine Kogge bleibt, wo sie ist{ $paid_n ->
            [0] {""}
           *[other] ; { $paid } ist verloren
        }.
event-kogge-loaded = { $seat } lädt in { $city } { $goods } ein.
    .you = Du lädst in { $city } { $goods } ein.
event-kogge-anchored = { $seat } ankert in { $city }.
    .you = Du ankerst in { $city }.

# Aktionen

event-kogge-built = { $seat } gründet in { $city } ein Kontor für { $paid }.
    .you = Du gründest in { $city } ein Kontor für { $paid }.
event-kogge-raid-marker-bought = { $seat } gibt drei Wegemarker { $marker } für den zweiten Raubmarker.
    .you = Du gibst drei Wegemarker { $marker } für deinen zweiten Raubmarker.
event-kogge-chip-won = { $seat } verkauft dem Gildemeister { $good } für den Bonuschip „{ $chip }“.
    .you = Du verkaufst dem Gildemeister { $good } für den Bonuschip „{ $chip }“.
event-kogge-good-given = { $seat } gibt dem Gildemeister { $good } für einen Wegemarker derselben Farbe.
    .you = Du gibst dem Gildemeister { $good } für einen Wegemarker derselben Farbe.
event-kogge-no-such-marker = So einen Wegemarker hat die Reserve nicht. { $seat } bekommt { $good } zurück.
    .you = So einen Wegemarker hat die Reserve nicht. Du bekommst { $good } zurück.
event-kogge-marker-taken =
    { $marker_n ->
        [-1] { $seat } nimmt einen Wegemarker aus der Reserve.
       *[other] { $seat } nimmt Wegemarker { $marker } aus der Reserve.
    }
    .you =
        { $marker_n ->
            [-1] Du nimmst einen Wegemarker aus der Reserve.
           *[other] Du nimmst Wegemarker { $marker } aus der Reserve.
        }
event-kogge-marker-given = { $seat } gibt dem Gildemeister Wegemarker { $marker } und bekommt { $marker_good }.
    .you = Du gibst dem Gildemeister Wegemarker { $marker } und bekommst { $marker_good }.
event-kogge-pair-bought = { $seat } kauft für { $good } die Wegemarker { $pair }.
    .you = Du kaufst für { $good } die Wegemarker { $pair }.
event-kogge-traded = { $seat } handelt in { $city }: { $give } gegen { $take }.
    .you = Du handelst in { $city }: { $give } gegen { $take }.
event-kogge-route-changed =
    { $seat } verändert Route { $slot } in { $city }: nimmt { $old_n ->
        [-1] den verdeckten Wegemarker
       *[other] Wegemarker { $old }
    } und legt verdeckt { $new_n ->
        [-1] einen anderen
       *[other] Wegemarker { $new }
    }.
    .you =
        Du veränderst Route { $slot } in { $city }: Du nimmst { $old_n ->
            [-1] den verdeckten Wegemarker
           *[other] Wegemarker { $old }
        } und legst verdeckt { $new_n ->
            [-1] einen anderen
           *[other] Wegemarker { $new }
        }.
event-kogge-turn-ended = { $seat } beendet den Zug.
    .you = Du beendest deinen Zug.

# Raub

event-kogge-city-raided =
    { $goods_n ->
        [0] { $seat } überfällt { $city } und findet nichts.
       *[other] { $seat } überfällt { $city } und erbeutet { $goods }.
    }
    .you =
        { $goods_n ->
            [0] Du überfällst { $city } und findest nichts.
           *[other] Du überfällst { $city } und erbeutest { $goods }.
        }
event-kogge-cog-raided = { $seat } überfällt in { $city } die Kogge von { $victim }.
    .you = Du überfällst in { $city } die Kogge von { $victim }.
    .you-victim = { $seat } überfällt in { $city } deine Kogge.
event-kogge-cargo-split =
    { $piles_n ->
        [0] { $seat } teilt die Fracht in Haufen zu { $sizes }.
       *[other] { $seat } teilt die Fracht: { $piles }.
    }
    .you =
        { $piles_n ->
            [0] Du teilst deine Fracht in Haufen zu { $sizes }.
           *[other] Du teilst deine Fracht: { $piles }.
        }
event-kogge-pile-taken =
    { $goods_n ->
        [0] { $seat } nimmt { $victim } einen Haufen zu { $size } ab.
       *[other] { $seat } nimmt { $victim } { $goods } ab.
    }
    .you =
        { $goods_n ->
            [0] Du nimmst { $victim } einen Haufen zu { $size } ab.
           *[other] Du nimmst { $victim } { $goods } ab.
        }
    .you-victim =
        { $goods_n ->
            [0] { $seat } nimmt dir einen Haufen zu { $size } ab.
           *[other] { $seat } nimmt dir { $goods } ab.
        }
event-kogge-exile-votes = Der Weg hinaus: { $votes }.
event-kogge-exiled = { $seat } wird aus { $start } nach { $city } vertrieben.
    .you = Du wirst aus { $start } nach { $city } vertrieben.
event-kogge-no-exile = Für { $seat } ist keine Route offen. Die Kogge bleibt in { $city }.
    .you = Für dich ist keine Route offen. Deine Kogge bleibt in { $city }.

# Spielende

event-kogge-game-ended =
    { $winners_n ->
        [0] { $by ->
            [agreement] Das Spiel endet hier, wie alle es wollten: Niemand gewinnt.
           *[laps] Der zweite Umlauf des Gildemeisters ist vorbei, und fünf Entwicklungspunkte sind nicht erreicht: Niemand gewinnt.
        }
       *[other] { $winners_n ->
            [one] { $winners } gewinnt
           *[other] { $winners } teilen sich den Sieg
        } { $by ->
            [points] mit fünf Entwicklungspunkten.
           *[laps] nach dem zweiten Umlauf des Gildemeisters.
        }
    } Siegpunkte: { $points }.
    .you-winners =
        { $winners_n ->
            [0] { $by ->
                [agreement] Das Spiel endet hier, wie alle es wollten: Niemand gewinnt.
               *[laps] Der zweite Umlauf des Gildemeisters ist vorbei, und fünf Entwicklungspunkte sind nicht erreicht: Niemand gewinnt.
            }
           *[other] { $winners_others_n ->
                [0] Du gewinnst
               *[other] { $winners_others } und du teilt euch den Sieg
            } { $by ->
                [points] mit fünf Entwicklungspunkten.
               *[laps] nach dem zweiten Umlauf des Gildemeisters.
            }
        } Siegpunkte: { $points }.

# Handel untereinander

event-kogge-offer-made =
    { $give_n ->
        [0] { $seat } macht { $to } ein Angebot{ $take_n ->
            [0] {""}
           *[other] {" "}und wünscht sich { $take }
        }
       *[other] { $seat } bietet { $to } { $give }{ $take_n ->
            [0] {""}
           *[other] {" "}für { $take }
        } an
    } (Angebot { $offer }{ $of_n ->
        [0] {""}
       *[other] , im Kontor in { $of }
    }{ $answers ->
        [-1] {""}
       *[other] , als Antwort auf Angebot { $answers }
    }).{ $vow_n ->
        [0] {""}
       *[other] {" "}Versprochen: { $vow }.
    }{ $wants_n ->
        [0] {""}
       *[other] {" "}Dafür verlangt: { $wants }.
    }{ $promise_n ->
        [0] {""}
       *[other] {" "}Versprochen: „{ $promise }“
    }
    .you =
        { $give_n ->
            [0] Du machst { $to } ein Angebot{ $take_n ->
                [0] {""}
               *[other] {" "}und wünschst dir { $take }
            }
           *[other] Du bietest { $to } { $give }{ $take_n ->
                [0] {""}
               *[other] {" "}für { $take }
            } an
        } (Angebot { $offer }{ $of_n ->
            [0] {""}
           *[other] , im Kontor in { $of }
        }{ $answers ->
            [-1] {""}
           *[other] , als Antwort auf Angebot { $answers }
        }).{ $vow_n ->
            [0] {""}
           *[other] {" "}Versprochen: { $vow }.
        }{ $wants_n ->
            [0] {""}
           *[other] {" "}Dafür verlangt: { $wants }.
        }{ $promise_n ->
            [0] {""}
           *[other] {" "}Versprochen: „{ $promise }“
        }
    .you-to =
        { $give_n ->
            [0] { $seat } macht dir ein Angebot{ $take_n ->
                [0] {""}
               *[other] {" "}und wünscht sich { $take }
            }
           *[other] { $seat } bietet dir { $give }{ $take_n ->
                [0] {""}
               *[other] {" "}für { $take }
            } an
        } (Angebot { $offer }{ $of_n ->
            [0] {""}
           *[other] , im Kontor in { $of }
        }{ $answers ->
            [-1] {""}
           *[other] , als Antwort auf Angebot { $answers }
        }).{ $vow_n ->
            [0] {""}
           *[other] {" "}Versprochen: { $vow }.
        }{ $wants_n ->
            [0] {""}
           *[other] {" "}Dafür verlangt: { $wants }.
        }{ $promise_n ->
            [0] {""}
           *[other] {" "}Versprochen: „{ $promise }“
        }
event-kogge-offer-lapsed = Angebot { $offer } von { $seat } an { $to } ist verfallen.
    .you = Dein Angebot { $offer } an { $to } ist verfallen.
    .you-to = Angebot { $offer } von { $seat } an dich ist verfallen.
event-kogge-offer-declined = { $to } lehnt Angebot { $offer } von { $seat } ab.
    .you = { $to } lehnt dein Angebot { $offer } ab.
    .you-to = Du lehnst Angebot { $offer } von { $seat } ab.
event-kogge-offer-withdrawn = { $seat } zieht Angebot { $offer } an { $to } zurück.
    .you = Du ziehst Angebot { $offer } an { $to } zurück.
    .you-to = { $seat } zieht Angebot { $offer } an dich zurück.
event-kogge-deal-made =
    Einig{ $of_n ->
        [0] {""}
       *[other] {" "}im Kontor in { $of }
    }: { $seat } gibt { $give }, { $to } gibt { $take }.
    .you =
        Einig{ $of_n ->
            [0] {""}
           *[other] {" "}im Kontor in { $of }
        }: Du gibst { $give }, { $to } gibt { $take }.
    .you-to =
        Einig{ $of_n ->
            [0] {""}
           *[other] {" "}im Kontor in { $of }
        }: { $seat } gibt { $give }, du gibst { $take }.
event-kogge-vow-made = { $seat } verspricht { $to } in { $city }, { $vow }.
    .you = Du versprichst { $to } in { $city }, { $vow }.
    .you-to = { $seat } verspricht dir in { $city }, { $vow }.
event-kogge-vow-ended = { $seat } ist nicht mehr an das Versprechen gegenüber { $to } gebunden, { $vow }.
    .you = Du bist nicht mehr an das Versprechen gegenüber { $to } gebunden, { $vow }.
    .you-to = { $seat } ist nicht mehr an das Versprechen dir gegenüber gebunden, { $vow }.

# Steuern

event-kogge-tax-paid = { $seat } zahlt dem Gildemeister { $good } als Steuer.
    .you = Du zahlst dem Gildemeister { $good } als Steuer.
event-kogge-confiscated = Der Gildemeister beschlagnahmt in { $city } { $goods }.

# Raub in drei Haufen

event-kogge-loot-split = { $seat } teilt die Beute: { $piles }.
    .you = Du teilst die Beute: { $piles }.
event-kogge-loot-taken =
    { $seat } erbeutet in { $city } { $taken } und lässt { $left_n ->
        [0] nichts
       *[other] { $left }
    } zurück.
    .you =
        Du erbeutest in { $city } { $taken } und lässt { $left_n ->
            [0] nichts
           *[other] { $left }
        } zurück.

# Abfangen

event-kogge-intercepted = { $seat } fängt ab und ist noch einmal am Zug.
    .you = Du fängst ab und bist noch einmal am Zug.

# Konflikte

event-kogge-attacked = { $seat } greift { $other } an.
    .you = Du greifst { $other } an.
    .you-other = { $seat } greift dich an.
event-kogge-fought =
    { $winner_n ->
        [-1] Niemand gewinnt den Konflikt zwischen { $seat } und { $other }.
       *[other] { $winner } gewinnt den Konflikt zwischen { $seat } und { $other }.
    }
    .you =
        { $winner_n ->
            [-1] Niemand gewinnt den Konflikt zwischen { $other } und dir.
           *[other] { $winner_me ->
                [yes] Du gewinnst
               *[no] { $winner } gewinnt
            } den Konflikt zwischen { $other } und dir.
        }
    .you-other =
        { $winner_n ->
            [-1] Niemand gewinnt den Konflikt zwischen { $seat } und dir.
           *[other] { $winner_me ->
                [yes] Du gewinnst
               *[no] { $winner } gewinnt
            } den Konflikt zwischen { $seat } und dir.
        }
event-kogge-fight-markers = Die Wegemarker wechseln den Besitzer. Gesetzt waren: { $laid }.
    .you-seats = Die Wegemarker wechseln den Besitzer. Gesetzt waren: { $laid }.
event-kogge-demanded = { $seat } verlangt von { $loser } { $named }.
    .you = Du verlangst von { $loser } { $named }.
    .you-loser = { $seat } verlangt von dir { $named }.
event-kogge-yielded =
    { $goods_n ->
        [0] { $count ->
            [0] { $seat } gibt { $winner } nichts heraus.
            [one] { $seat } gibt { $winner } eine Ware heraus.
           *[other] { $seat } gibt { $winner } { $count } Waren heraus.
        }
       *[other] { $seat } gibt { $winner } { $goods } heraus.
    }
    .you =
        { $goods_n ->
            [0] { $count ->
                [0] Du gibst { $winner } nichts heraus.
                [one] Du gibst { $winner } eine Ware heraus.
               *[other] Du gibst { $winner } { $count } Waren heraus.
            }
           *[other] Du gibst { $winner } { $goods } heraus.
        }
    .you-winner =
        { $goods_n ->
            [0] { $count ->
                [0] { $seat } gibt dir nichts heraus.
                [one] { $seat } gibt dir eine Ware heraus.
               *[other] { $seat } gibt dir { $count } Waren heraus.
            }
           *[other] { $seat } gibt dir { $goods } heraus.
        }

# Memory

event-kogge-peeked =
    { $seat } bezahlt { $paid } und sieht sich die Routen von { $city } an{ $routes_n ->
        [0] {""}
       *[other] : Sie führen nach { $routes }
    }.
    .you =
        Du bezahlst { $paid } und siehst dir die Routen von { $city } an{ $routes_n ->
            [0] {""}
           *[other] : Sie führen nach { $routes }
        }.
event-kogge-start-seen = Nur { $seat } sieht die Routen von { $city }: Sie führen nach { $routes }.
    .you = Nur du siehst die Routen von { $city }: Sie führen nach { $routes }.

# Bornholm

event-kogge-crest-laid =
    Bornholms Wappen zeigt { $marker }, die Zahl von { $marker_city }{ $goods_n ->
        [0] .
       *[other] ; auf der Insel liegen { $goods }.
    }
event-kogge-crest-changed = { $seat } gibt Bornholm die Zahl { $new } und nimmt die { $old } auf die Hand.
    .you = Du gibst Bornholm die Zahl { $new } und nimmst die { $old } auf die Hand.
event-kogge-land-voted = { $seat } würde die Kogge nach { $city } schicken.
    .you = Du würdest die Kogge nach { $city } schicken.

# Solo

event-kogge-strangers-laid = Raubmarker von Farben, die niemand spielt, liegen in { $cities }. Diese Städte überspringt der Gildemeister.
event-kogge-virtual-bid = Der virtuelle Spieler zieht Wegemarker { $marker } als Gebot.
event-kogge-virtual-raised = Das ist dasselbe Gebot. Darum wird noch Wegemarker { $marker } gezogen, und beide zählen.
event-kogge-auction-won = { $seat } gewinnt das Bieten.
    .you = Du gewinnst das Bieten.
event-kogge-auction-lost = Der virtuelle Spieler gewinnt das Bieten gegen { $seat }.
    .you = Der virtuelle Spieler gewinnt das Bieten gegen dich.
event-kogge-city-cleared = Bevor er { $city } verlässt, bringt der Gildemeister { $goods } in den Vorrat.
event-kogge-goods-gone = Bevor er { $city } verlässt, nimmt der Gildemeister { $goods } aus dem Spiel.
event-kogge-guild-driven = Der Gildemeister geht zwei Städte weiter, nach { $city }.

# Der Pirat

event-kogge-pirate-named = { $seat } ist der Pirat und liegt mit vier Raubmarkern bei Bornholm.
    .you = Du bist der Pirat und liegst mit vier Raubmarkern bei Bornholm.
event-kogge-delivered = { $seat } bringt { $goods } heim nach Bornholm und notiert { $noted ->
        [one] { $noted } Siegpunkt.
       *[other] { $noted } Siegpunkte.
    }
    .you = Du bringst { $goods } heim nach Bornholm und notierst { $noted ->
            [one] { $noted } Siegpunkt.
           *[other] { $noted } Siegpunkte.
        }
event-kogge-raid-marker-back = { $seat } gibt dem Gildemeister drei Wegemarker { $marker } und nimmt einen Raubmarker aus { $city } zurück.
    .you = Du gibst dem Gildemeister drei Wegemarker { $marker } und nimmst einen Raubmarker aus { $city } zurück.
