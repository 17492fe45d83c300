platform-game-nim = Nim
