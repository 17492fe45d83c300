# Les règles de la table, qui valent dans chaque jeu. docs/rules/table.md les a en entier. Français.

rule-T-ASK-01 = À une question qui n’a qu’une réponse possible, on répond pour toi si tous peuvent voir qu’il n’y en a pas d’autre. Sinon on te la pose, pour que rien ne soit trahi.
    .title = Questions à une seule réponse
rule-T-UNDO-01 = Tu peux reprendre tes propres réponses jusqu’à la dernière pioche, la dernière chose révélée, la dernière affaire ou la dernière réponse d’un autre joueur. Un choix secret ne se reprend pas, mais tu peux le changer jusqu’à ce que tous aient choisi. Reprendre ne change jamais ce qui est pioché.
    .title = Reprendre une réponse
rule-T-UNDO-02 = Tu peux reprendre tout ton tour, aussi loin que chacune de ses réponses peut être reprise. Si tu n’as encore rien répondu dans ce tour, tu reviens au début de ton dernier tour.
    .title = Recommencer son tour
rule-T-UNDO-03 = Si tous sont d’accord, la partie revient à une question précédente, par-dessus les réponses, les affaires et ce qui a été révélé, de quarante réponses au plus. Elle ne revient jamais au-delà d’une pioche.
    .title = Revenir en arrière ensemble
rule-T-AWAY-01 = Si un joueur ne répond pas et qu’il y a une horloge, on répond pour sa place quand le temps est écoulé : aussi peu que le jeu le permet. Sans horloge, le joueur reçoit un rappel après deux minutes, et huit minutes plus tard les autres n’ont plus à attendre.
    .title = Un joueur qui ne répond pas
rule-T-AWAY-02 = Tu peux quitter ta place. Un bot continue de jouer ou, si la table n’a pas choisi de bot, on répond comme si le temps était écoulé. Tu peux reprendre ta place à tout moment.
    .title = Quitter une place
rule-T-AWAY-03 = Quand les autres n’ont plus à attendre un joueur, chacun d’eux peut laisser un bot jouer pour cette place. Son joueur peut la reprendre à tout moment.
    .title = Un bot pour qui est absent
rule-T-AWAY-04 = Quand les autres n’ont plus à attendre un joueur, ou qu’un bot joue pour sa place, l’hôte de la table peut donner la place à quelqu’un d’autre. Le lien de l’ancien joueur ne vaut alors plus.
    .title = Une place pour quelqu’un d’autre
rule-T-END-01 = La partie finit plus tôt si tous sont d’accord. Personne ne gagne, et les points restent tels quels.
    .title = Finir la partie ensemble
rule-T-OFFER-01 = Une proposition de finir la partie ou de revenir en arrière vaut jusqu’à ce que tous soient d’accord ou que quelqu’un refuse. Seules les personnes présentes doivent être d’accord : on ne demande ni aux bots, ni aux joueurs que personne ne doit attendre.
    .title = Propositions à toute la table
