"""Games looked at rather than played: lessons, replays, records, tables that continue a game.

Nothing of the tables imports it; the server's requests do.
"""
