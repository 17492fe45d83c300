"""Messages and bodies as they are sent; the types in web/src/protocol/ are made from them.

They hold no behaviour. Seats and everything above may import them.
"""
