"""Optional accounts: passkeys, links by mail, sessions and tokens of programs (decision 44)."""
