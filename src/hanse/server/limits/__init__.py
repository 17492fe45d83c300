"""Limits for strangers: budgets per address, open places, code guesses, costly questions.

It answers no request. HTTP and every layer above may import it; store and operations may not.
"""
