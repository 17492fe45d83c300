"""The page that a mail links to: its reader confirms the address, or stops the mails.

The link itself is the permission, so these requests use no cookie, and the guard lets in forms and
mail programs. Opening the page changes nothing, because mail scanners open every link.
"""

import hmac
from html import escape

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from msgspec.structs import replace

from hanse.server.http.connection_types import AnyRequest
from hanse.server.http.error_pages import MEDIA
from hanse.server.requests.channels import confirmations_of
from hanse.server.store.channel_rows import UNCONFIRMED, Channel
from hanse.words import Words

PAGE = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Hanse</title>
<p>{sentence}</p>
{buttons}
</html>
"""
BUTTON = '<form method="post" action="{action}">{field}<button>{label}</button></form>'
ALL = '<input type="hidden" name="List-Unsubscribe" value="One-Click">'
NOT_KEPT = {"cache-control": "no-store"}
ONE_CLICK = b"List-Unsubscribe=One-Click"

Word = FromPath[str]


@get("/mail/{channel:str}/{key:str}", include_in_schema=False)
async def mail_page(channel: Word, key: Word, state: State) -> Response[bytes]:
    """Show whether this address is confirmed, with buttons to change that."""
    return page_of(await mail_channel(state, channel, key))


@post("/mail/{channel:str}/{key:str}/confirm", status_code=200, include_in_schema=False)
async def confirm_mail(channel: Word, key: Word, state: State) -> Response[bytes]:
    """Confirm the address: from now on, turn notifications are sent there."""
    found = await mail_channel(state, channel, key)
    if found.failed == UNCONFIRMED:
        await confirmations_of(state).confirm(found)
        found = replace(found, failed="")
    return page_of(found)


@post("/mail/{channel:str}/{key:str}", status_code=200, include_in_schema=False)
async def stop_mail(channel: Word, key: Word, state: State, request: AnyRequest) -> Response[bytes]:
    """Remove the channel. Mail programs with a button for it send the same request (RFC 8058).

    Their button is about the sender, so it removes all channels with this address. An address that
    nobody has confirmed is not asked again.
    """
    found = await mail_channel(state, channel, key)
    if found.failed == UNCONFIRMED:
        await confirmations_of(state).refuse(found)
    elif ONE_CLICK in await request.body():
        await state.store.channels.remove_address(found.address, used=True)
    else:
        await state.store.channels.remove(found.match, found.secret, found.id)
    return page(found.language, Words(found.language).say("platform-mail-stopped"), "")


async def mail_channel(state: State, name: str, key: str) -> Channel:
    """Return the channel that this link is for; raise an error for any other link."""
    found: Channel | None = await state.store.channels.by_id(name)
    if (
        found is None
        or found.kind != "mail"
        or not hmac.compare_digest(found.key.encode(), key.encode())
    ):
        raise NotFoundException
    return found


def page_of(channel: Channel) -> Response[bytes]:
    words, at = Words(channel.language), f"/mail/{channel.id}/{channel.key}"
    waits = channel.failed == UNCONFIRMED
    sentence = words.say("platform-mail-waiting" if waits else "platform-mail-confirmed")
    buttons = [button(f"{at}/confirm", words.say("platform-mail-confirm"))] if waits else []
    buttons.append(button(at, words.say("platform-mail-end")))
    if not waits:
        buttons.append(button(at, words.say("platform-mail-end-all"), ALL))
    return page(channel.language, sentence, "\n".join(buttons))


def button(action: str, label: str, field: str = "") -> str:
    return BUTTON.format(action=escape(action), label=escape(label), field=field)


def page(language: str, sentence: str, buttons: str) -> Response[bytes]:
    text = PAGE.format(language=language, sentence=escape(sentence), buttons=buttons)
    return Response(text.encode(), media_type=MEDIA, headers=NOT_KEPT)
