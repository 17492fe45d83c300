"""Requests about accounts: the ways in and out, sessions, tokens, and links by mail.

Other requests may import this folder, and of the rest of the server only `app`.
"""
