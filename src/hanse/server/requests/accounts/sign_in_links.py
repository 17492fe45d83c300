"""Links in mails that sign in: asking for one, and the page that it leads to.

Opening the page changes nothing, because mail scanners open every link. Only the browser that asked
for the mail can use it, so a link that was read by somebody else signs nobody in.
"""

from html import escape

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from hanse.server.accounts.access import new_session_token
from hanse.server.accounts.sign_in_mails import SignInMails
from hanse.server.accounts.sign_ins import account_name
from hanse.server.http.connection_types import AnyRequest
from hanse.server.limits.budgets import client_of
from hanse.server.notifications.mails import is_mail_address
from hanse.server.requests.accounts.cookies import (
    ASKED,
    asked_cookie,
    no_cookie,
    own_session,
    session_grant,
    word_of,
)
from hanse.server.requests.accounts.own_account import new_session, sign_ins
from hanse.server.requests.channels import MAIL_COST
from hanse.server.requests.mails import button, page
from hanse.server.store.account_errors import BadSignIn
from hanse.server.store.account_rows import AccountRows, SignInLink
from hanse.server.store.channel_errors import RefusedAddress
from hanse.tables.messages.account_bodies import MailLinkRequest, MailLinkSent
from hanse.tables.seats.sessions import hash_token
from hanse.words import Words, nearest_language

LinkWord = FromPath[str]


@post("/api/account/mail", status_code=200)
async def ask_mail(
    data: JSONBody[MailLinkRequest], state: State, request: AnyRequest
) -> Response[MailLinkSent]:
    """Ask for a mail with a link that signs this browser in."""
    state.limits.channels.check(client_of(request.scope), MAIL_COST)
    mails: SignInMails = state.sign_in_mails
    if not mails.mails.is_available:
        raise RefusedAddress("kind")
    if not is_mail_address(data.address):
        raise RefusedAddress("spelling")
    known = await session_grant(request, state)
    grant = await own_session(request, state, fresh=True) if known else None
    name = account_name(data.name or data.address.partition("@")[0][:24])
    browser, word = new_session_token(), new_session_token()
    account = grant.account if grant else ""
    link = SignInLink(hash_token(browser), account, data.address, name, data.language)
    mails.send_later(link, word)
    return Response(MailLinkSent(), cookies=[asked_cookie(request, browser)])


@get("/sign_in/{word:str}", include_in_schema=False)
async def sign_in_page(word: LinkWord, state: State, request: AnyRequest) -> Response[bytes]:
    """Show a button that signs in, if this is the browser that asked for the link."""
    rows: AccountRows = state.store.accounts
    found = await rows.link(hash_token(word))
    words = Words(language_of(request, found))
    if found is None:
        return page(words.language, words.say("platform-sign-in-late"), "")
    if found.browser != hash_token(word_of(request, ASKED)):
        return page(found.language, words.say("platform-sign-in-elsewhere"), "")
    asked = words.say("platform-sign-in-address", address=found.mail)
    label = words.say("platform-sign-in-button")
    return page(found.language, asked, button(f"/sign_in/{escape(word)}", label))


@post("/sign_in/{word:str}", status_code=200, include_in_schema=False)
async def use_sign_in_link(word: LinkWord, state: State, request: AnyRequest) -> Response[bytes]:
    """Sign in with a link from a mail, once and in the browser that asked for it."""
    state.limits.sign_ins.check(client_of(request.scope))
    rows: AccountRows = state.store.accounts
    found = await rows.use_link(hash_token(word), hash_token(word_of(request, ASKED)))
    words = Words(language_of(request, found))
    if found is None:
        return page(words.language, words.say("platform-sign-in-late"), "")
    await state.sign_in_mails.answered(found.mail)
    try:
        account, new = await (await sign_ins(state)).with_link(found)
    except BadSignIn:
        return page(found.language, words.say("platform-sign-in-taken"), "")
    cookies = [await new_session(request, state, account, new=new), no_cookie(request, ASKED)]
    headers = {"location": "/", "cache-control": "no-store"}
    return Response(b"", status_code=303, headers=headers, cookies=cookies)


def language_of(request: AnyRequest, link: SignInLink | None) -> str:
    accepted = request.headers.get("accept-language", "")
    return link.language if link else nearest_language(accepted)
