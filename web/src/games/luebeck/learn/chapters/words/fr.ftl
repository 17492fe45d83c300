# Les chapitres des règles de Lübeck. Français.

web-luebeck-chapter-pieces = Avec quoi l’on joue
web-luebeck-chapter-round = Une manche
web-luebeck-chapter-display = Les paquets visibles
web-luebeck-chapter-packets = Prendre un paquet
web-luebeck-chapter-acting = Les actions
web-luebeck-chapter-voyage = Commencer un voyage
web-luebeck-chapter-goods = Cartes marchandise
web-luebeck-chapter-special = Cartes spéciales
web-luebeck-chapter-passing = Passer et défausser
web-luebeck-chapter-clearing = Ranger
web-luebeck-chapter-end = La fin
