"""What may be done with an action."""
