"""What a player does in his turn: sail, then act."""
