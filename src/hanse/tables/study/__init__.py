"""Games to look at: lessons, replays, records, advice, and tables that continue a game.

No other folder of `tables` may import this one. The server's requests, pages and limited processes
do.
"""
