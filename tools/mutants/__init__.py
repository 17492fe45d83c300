"""Mutation testing: small mistakes in the rules, which the tests must find."""
