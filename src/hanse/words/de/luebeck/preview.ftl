# Lübeck: was eine Antwort bewirken würde, bevor sie gegeben wird; im Terminal wie im Browser.
# Ein Name auf _n ist die Zahl hinter einer Wendung: 0 ist nichts, -1 ist, was es nicht gibt.
# Deutsch.

preview-luebeck-packet =
    dann { $hand ->
        [one] 1 Karte
       *[other] { $hand } Karten
    } auf der Hand, { $playable_n ->
        [0] keine gleich spielbar
       *[other] gleich spielbar: { $playable }
    }{ $points ->
        [0] {""}
        [one] , 1 Punkt
       *[other] , { $points } Punkte
    }
preview-luebeck-first = { $first } beginnt, danach { $others }
preview-luebeck-voyage =
    { $joined ->
        [yes] an Bord in { $city }, { $others_n ->
            [0] zu deiner anderen Figur
           *[other] mit { $others }
        }
       *[no] eine frische Kogge in { $city }, du allein
    }, { $reserve ->
        [0] keine Figur mehr in Reserve
        [one] noch 1 Figur in Reserve
       *[other] noch { $reserve } Figuren in Reserve
    }{ preview-luebeck-over }
preview-luebeck-goods =
    { $sailed_n ->
        [-1] bleibt in { $city }
       *[other] { $sailed } → { $city }
    }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }{ $doubled ->
        [yes] , verdoppelt
       *[no] {""}
    }{ $others_n ->
        [0] {""}
        [one] , { $others } fährt mit
       *[other] , { $others } fahren mit
    }{ preview-luebeck-over }
preview-luebeck-doubling =
    { $sailed_n ->
        [-1] bleibt in { $city }
       *[other] { $sailed } → { $city }
    }, { $city } zählt für dich in dieser Runde doppelt{ $cards_n ->
        [0] {""}
       *[other] {" "}(auf der Hand: { $cards })
    }{ $others_n ->
        [0] {""}
        [one] , { $others } fährt mit
       *[other] , { $others } fahren mit
    }{ preview-luebeck-over }
preview-luebeck-pirates =
    die Fahrt endet in { $city }, zurück muss: { $others_n ->
        [0] niemand außer dir
       *[other] { $own ->
            [0] { $others }
           *[other] du mit { $others }
        }
    }{ preview-luebeck-over }
preview-luebeck-change =
    { $start } → { $city }, { $others_n ->
        [0] zu deiner anderen Figur
       *[other] mit { $others }
    }{ $emptied ->
        [yes] , Kogge { $left } wird frei
       *[no] {""}
    }{ preview-luebeck-over }
preview-luebeck-pass =
    { $last_round ->
        [yes] { $hand ->
            [0] keine Karte, die etwas kostet
            [one] deine letzte Karte kostet { preview-luebeck-cost }
           *[other] deine { $hand } Karten kosten { preview-luebeck-cost }
        }
       *[no] { $hand ->
            [0] keine Karte, die du behältst
            [one] du behältst 1 Karte
           *[other] du behältst { $hand } Karten
        }
    }{ preview-luebeck-over }
preview-luebeck-discard =
    kostet { preview-luebeck-cost }, dann { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    } und { $hand ->
        [one] 1 Karte
       *[other] { $hand } Karten
    } auf der Hand{ preview-luebeck-over }
preview-luebeck-home =
    { $figures_n ->
        [0] niemand kommt zurück
       *[other] { $figures }
    }, dann { $reserve ->
        [one] 1 Figur
       *[other] { $reserve } Figuren
    } in Reserve{ $freed_n ->
        [0] {""}
        [one] , Kogge { $freed } wird frei
       *[other] , die Koggen { $freed } werden frei
    }{ $next_round ->
        [yes] ; dann beginnt die nächste Runde
       *[no] {""}
    }

# Teile der Sätze darüber.

preview-luebeck-cost =
    { $cost ->
        [one] 1 Punkt
       *[other] { $cost } Punkte
    }
preview-luebeck-over =
    { $ends_round ->
        [yes] ; dann ist die Runde vorbei
       *[no] {""}
    }
