"""Messages and bodies as they are sent; `make protocol` writes their types for the browser.

They hold no behaviour. Seats and every layer above may import them, and so may the server.
"""
