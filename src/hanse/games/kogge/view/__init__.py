"""What a seat sees and what it cannot know: the view, and games imagined from it."""
