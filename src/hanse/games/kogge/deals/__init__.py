"""Deals between players: kinds of deals, offers, exchanges, promises."""
