"""What handlers share: problem answers, request and socket types, plain paths, packed pages.

It knows no handler. Requests, connections, limited processes and pages may import it.
"""
