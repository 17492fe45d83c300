"""Players that are not people. They see what a seat may see, and nothing else."""
