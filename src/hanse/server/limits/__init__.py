"""How much strangers may ask: budgets per address, open places, code guesses, costly questions.

It answers no request. HTTP, connections, requests and limited processes may import it.
"""
