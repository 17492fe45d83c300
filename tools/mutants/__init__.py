"""Mutation testing: small mistakes are put into the rules, and the tests must find them."""
