house-game-nim = Nim
