"""Backups: written, restored, and checked by replaying every record.

Backup commands run alongside a server, never inside it. Only the command line imports this folder;
no other folder of the server does.
"""
