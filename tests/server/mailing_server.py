"""A server with a mail server, for journeys: it prints its address, and then each mail as a line.

A line on its standard input makes all channels due that wait for their idle time.
"""

import json
import sys
from email.message import EmailMessage
from typing import override

from tests.server.mail_servers import mail_server
from tests.server.running import Server, database, free_port, sql

DUE = (
    "UPDATE channel SET idle = 0, open_until = NULL",
    "UPDATE match SET notify_at = hanse_now() WHERE notify_after IS NOT NULL",
)


class PrintedMails(list[EmailMessage]):
    @override
    def append(self, mail: EmailMessage, /) -> None:
        say(to=mail["To"], subject=mail["Subject"], text=str(mail.get_content()))


def say(**facts: str) -> None:
    print(json.dumps(facts), flush=True)


def main() -> None:
    """Run until the standard input ends."""
    with database() as url, mail_server(free_port()) as mails:
        mails.got = PrintedMails()
        server = Server(url, settings={**mails.settings, "HANSE_CHANNELS_PER_HOUR": "0"})
        server.settings["HANSE_BASE_URL"] = server.origin
        server.settings["HANSE_PUSH_CONTACT"] = "host@example.org"
        server.start(seconds=300)
        try:
            say(address=f"{server.origin}/")
            for _ in sys.stdin:
                for statement in DUE:
                    sql(url, statement)
        finally:
            server.stop()


if __name__ == "__main__":
    main()
