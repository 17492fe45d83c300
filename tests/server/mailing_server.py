"""A server with a mail server and a push service, for journeys.

It prints its address and a browser's subscription, and then each mail and each push as a line.
A line on its standard input makes all channels due that wait for their idle time.
"""

import json
import sys
from email.message import EmailMessage
from typing import override

from tests.server.mail_servers import mail_server
from tests.server.receivers import Received, receiver
from tests.server.running import Server, database, free_port, sql
from tests.server.subscriptions import Subscription

DUE = (
    "UPDATE channel SET idle = 0, open_until = NULL",
    "UPDATE match SET notify_at = hanse_now() WHERE notify_after IS NOT NULL",
)


class PrintedMails(list[EmailMessage]):
    @override
    def append(self, mail: EmailMessage, /) -> None:
        say(to=mail["To"], subject=mail["Subject"], text=str(mail.get_content()))


class PrintedPushes(list[Received]):
    """Prints what a browser would read."""

    def __init__(self, browser: Subscription) -> None:
        super().__init__()
        self.browser = browser

    @override
    def append(self, push: Received, /) -> None:
        say(push=self.browser.read(push.body).decode())


def say(**facts: object) -> None:
    print(json.dumps(facts), flush=True)


def main() -> None:
    """Run until the standard input ends."""
    browser = Subscription()
    with (
        database() as url,
        mail_server(free_port()) as mails,
        receiver(status=201, got=PrintedPushes(browser)) as pushes,
    ):
        mails.got = PrintedMails()
        server = Server(url, settings={**mails.settings, "HANSE_CHANNELS_PER_HOUR": "0"})
        server.settings["HANSE_BASE_URL"] = server.origin
        server.settings["HANSE_PUSH_CONTACT"] = "host@example.org"
        server.settings["HANSE_NOTIFICATION_NETWORKS"] = pushes.host
        server.start(seconds=300)
        try:
            keys = {"p256dh": browser.point, "auth": browser.auth}
            say(address=f"{server.origin}/", endpoint=pushes.url, keys=keys)
            for _ in sys.stdin:
                for statement in DUE:
                    sql(url, statement)
        finally:
            server.stop()


if __name__ == "__main__":
    main()
