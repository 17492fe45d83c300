# I capitoli delle regole di Lübeck. Italiano.

web-luebeck-chapter-pieces = Con che cosa si gioca
web-luebeck-chapter-round = Un round
web-luebeck-chapter-display = I pacchetti scoperti
web-luebeck-chapter-packets = Prendere un pacchetto
web-luebeck-chapter-acting = Azioni
web-luebeck-chapter-voyage = Cominciare un viaggio
web-luebeck-chapter-goods = Carte merce
web-luebeck-chapter-special = Carte speciali
web-luebeck-chapter-passing = Passare e scartare
web-luebeck-chapter-clearing = Riordinare
web-luebeck-chapter-end = La fine
