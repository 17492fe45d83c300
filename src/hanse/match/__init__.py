"""Games played by people, without any network yet."""
