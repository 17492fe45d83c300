# Lübeck’s own words in the browser. English.

web-luebeck-not-drawn = Lübeck’s board is not drawn yet. Everything that lies on the table stands here in words and numbers, and the game can be played.
