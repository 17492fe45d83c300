# hanse play: il tabellone di Lübeck. Italiano.

terminal-luebeck-headline =
    Lübeck   { $round ->
        [0] preparazione
       *[other] round { $round }
    }   mazzo { $stack } carte, passata { $run } di 2{ $last ->
        [yes] {"   "}ultimo round
       *[no] {""}
    }
terminal-luebeck-head-city = città
terminal-luebeck-head-on = porta a
terminal-luebeck-head-cogs = Cog
terminal-luebeck-field = Cog libere: { $cogs }
terminal-luebeck-points =
    { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }{ $you ->
        [yes] , tu
       *[no] {""}
    }
terminal-luebeck-holds =
    { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }, { $figures } a terra{ $passed ->
        [yes] , ha passato
       *[no] {""}
    }{ $compass ->
        [yes] , bussola
       *[no] {""}
    }
terminal-luebeck-hand = Le tue carte: { $cards }
terminal-luebeck-doubled = Davanti a { $seat }: { $cards }
terminal-luebeck-legend = I segni: 2:AAB è la Cog 2 con due pedine di A e una di B, → le linee verso le città seguenti, ▸ deve rispondere.

# Risposte che dicono che cosa fanno

terminal-luebeck-answer = { $answer }: { $would }
terminal-luebeck-with = con { $seats }
terminal-luebeck-warn-pirates = Sulla Cog { $cog } c’è una tua pedina: i pirati fermano anche il suo viaggio.
terminal-luebeck-warn-pass = In questo round allora non fai più niente, e c’è qualcosa che potresti ancora fare.

# Il tabellone in frasi

terminal-luebeck-times = { $many } × { $card }
terminal-luebeck-city = { $city } porta a { $onward }.
terminal-luebeck-city-end = { $city } è la fine di una linea.
terminal-luebeck-cog = Qui c’è la Cog { $cog } con { $crew }.
terminal-luebeck-player =
    { $seat }, posto { $number }: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }, carte in mano { $cards }, pedine a terra { $figures }.{ $compass ->
        [yes] {" "}Ha la bussola.
       *[no] {""}
    }{ $passed ->
        [yes] {" "}Ha passato.
       *[no] {""}
    }
terminal-luebeck-open = Tutte le carte scoperte: carte
terminal-luebeck-packet = Pacchetto { $letter }: { $cards }
terminal-luebeck-known = Si sa di { $seat }: { $cards }
terminal-luebeck-discards = Tra gli scarti: { $cards }
terminal-luebeck-stack = Ancora nel mazzo: { $cards }
terminal-luebeck-goal =
    Dopo due passate del mazzo vince chi ha più punti.
    In ogni round sul tavolo ci sono pacchetti di carte scoperte, e ognuno ne prende uno. Poi si agisce a giro, un’azione per volta: metti una pedina su una Cog a Lubecca, o gioca una carta. Una carta merce nomina una città e un valore. Ne fai i punti se una Cog con la tua pedina è in quella città, o può arrivarci dalla città che la precede.
    Nessuno possiede una Cog: si viaggia insieme, e chiunque sia a bordo può proseguire portando con sé tutti gli altri. Con tre carte o meno puoi passare. Ciò di cui non ti liberi ti costa punti.

terminal-luebeck-level-passenger = Passeggero: immagina ogni risposta una volta e si accontenta di poco
terminal-luebeck-level-ferryman = Traghettatore: immagina ogni risposta una volta e prende ciò che è quasi il meglio
terminal-luebeck-level-skipper = Nocchiero: gioca ciò che le sue carte permettono
terminal-luebeck-level-lookout = Vedetta: gioca come il nocchiero, ma ogni tanto guarda avanti
terminal-luebeck-level-supercargo = Sopraccarico: guarda spesso fino alla fine del round
terminal-luebeck-level-shipowner = Armatore: guarda quasi sempre fino alla fine del round
terminal-luebeck-level-pilot = Pilota: immagina ogni risposta fino alla fine del round
terminal-luebeck-level-navigator = Navigatore: il più forte; immagina due round fino alla fine
