"""What the engine costs, beside what others of its kind cost on the same machine."""
