"""Limits for strangers: budgets per address, open places, code guesses, costly questions.

This folder answers no requests. HTTP and every layer above may import it; store and operations may
not.
"""
