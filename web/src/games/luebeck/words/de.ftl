# Lübeck: eigene Worte im Browser. Deutsch.

web-luebeck-not-drawn = Das Spielbrett von Lübeck ist noch nicht gezeichnet. Alles, was auf dem Tisch liegt, steht hier in Worten und Zahlen, und das Spiel kann gespielt werden.
