"""Development tools, run by `make`; they are not part of the package."""
