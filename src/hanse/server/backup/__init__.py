"""Backups: written, restored, and checked by replaying every record.

They run next to a server, never inside it. The command line imports them, and no other folder of
the server does.
"""
