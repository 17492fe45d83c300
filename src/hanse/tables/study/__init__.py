"""Games to look at: lessons, replays, records, advice, and tables that continue a game.

No other folder of the tables may import it. The server's requests, pages and limited processes do.
"""
