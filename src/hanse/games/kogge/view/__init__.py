"""The view of a seat, the knowledge it lacks, and games imagined from a view."""
