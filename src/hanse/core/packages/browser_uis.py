"""The browser UI of a game: a built JavaScript module that its package brings."""

from msgspec import Struct


class BrowserUi(Struct, frozen=True):
    """A JavaScript file next to a Python module, wherever the package is installed."""

    module: str
    file: str

    def read(self) -> bytes:
        """Return the content of the file; raise OSError if it cannot be read."""
        # Importing this takes long, and only servers read these files.
        from importlib.resources import files  # noqa: PLC0415

        return files(self.module).joinpath(self.file).read_bytes()
