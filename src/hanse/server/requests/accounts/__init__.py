"""Requests about accounts: the ways in and out, sessions, tokens, and links by mail."""
