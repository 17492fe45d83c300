# Les mots propres du navigateur. Français, autant qu’il y en a.

web-back = Retour
web-chat = Discussion
web-close = Fermer
web-hand = Main
web-home = Accueil
web-language = Langue
web-log = Journal
web-name = Ton nom
web-new-table = Nouvelle table
web-offline = hors ligne – ton brouillon est gardé
web-play-now = Jouer tout de suite contre des bots
web-rules = Règles
web-saved = enregistré ✓
web-sending = envoi …
web-settings = Réglages
web-undo = Annuler
web-you = toi
web-you-name = Grete
