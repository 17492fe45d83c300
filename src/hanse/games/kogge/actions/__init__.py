"""The actions of a turn: sail, then act."""
