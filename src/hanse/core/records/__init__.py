"""Games as they were played: stored, written, read and replayed."""
