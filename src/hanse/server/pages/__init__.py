"""Pages and pictures of the client: link previews of tables, and assets of every build.

`link_art` is drawn by web/tools. Requests and `app` may import it.
"""
