"""Pages for browsers: link previews, demonstrations, kept replays, and assets of every build.

Connections and the layers above them may import this folder.
"""
