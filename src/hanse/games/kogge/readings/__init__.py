"""Open questions of the rules: their named answers, and the editions, which are presets of them.

Only the ruleset, the rulebook and the spec import it. No phase and no action may.
"""
