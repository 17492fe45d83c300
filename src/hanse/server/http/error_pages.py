"""Short pages that explain an error to people, such as a missing page."""

from collections.abc import Mapping
from html import escape

PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Hanse</title>
{body}
</html>
"""
NO_PAGE = {
    "en": "There is no page here. Go to the start page.",
    "de": "Hier ist keine Seite. Zur Startseite.",
    "it": "Qui non c’è nessuna pagina. Vai alla pagina iniziale.",
    "fr": "Il n’y a pas de page ici. Aller à la page d’accueil.",
}
MEDIA = "text/html; charset=utf-8"


def wants_page(method: str, path: str, headers: Mapping[str, str]) -> bool:
    """Return whether a person reads the answer: programs use /api or ask for no HTML."""
    reads = method in ("GET", "HEAD") and not path.startswith("/api")
    return reads and "text/html" in headers.get("accept", "")


def page_with(sentence: str) -> bytes:
    return PAGE.format(body=f"<p>{escape(sentence)}</p>").encode()


def no_page() -> bytes:
    """Return the page for an address that does not exist, in all languages."""
    lines = [f'<p lang="{name}"><a href="/">{text}</a></p>' for name, text in NO_PAGE.items()]
    return PAGE.format(body="\n".join(lines)).encode()
