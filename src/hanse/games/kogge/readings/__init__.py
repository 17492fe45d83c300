"""Open questions of the rules, their named answers, and the editions, which are sets of answers.

Only the ruleset, the rulebook and the spec import this folder. No phase and no action may.
"""
