"""Optional accounts: passkeys, links by mail, sessions and tokens of programs (decision 44).

Only `requests`, `app` and `serve` may import this folder.
"""
