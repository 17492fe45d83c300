# Lübeck: parole proprie nel browser. Italiano.

web-luebeck-not-drawn = Il tabellone di Lubecca non è ancora disegnato. Tutto ciò che c’è sul tavolo è scritto qui in parole e numeri, e si può giocare.
