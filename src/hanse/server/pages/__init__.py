"""Pages for browsers: link previews, demonstrations, kept replays, and assets of every build.

A program in `web/tools` draws `link_art`. Connections and the layers above them may import this
folder.
"""
