"""Backups: written, checked against the rules, restored.

They run next to a server, never within it. Only the command line may import them.
"""
