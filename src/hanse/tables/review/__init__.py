"""Games to look at: lessons, replays, records, advice, and tables that continue a game.

No other folder of `tables` may import this one. The server imports it for its requests, pages,
limited processes and HTTP errors.
"""
