"""An hour of hostile clients next to twenty tables in play: `make hostile`.

`tests/server/test_hostile.py` runs it. `attack.py` starts the attackers, each in its own process;
`bombs.py`, `floods.py`, `garbage.py`, `slow_clients.py` and `nuisances.py` hold them. `table.py`
plays the tables of honest people, `run.py` measures both, and `verdict.py` compares the figures
with what the project promises.
"""
