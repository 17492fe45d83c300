"""Mails to addresses that players entered, before the owner of the address has agreed."""

from hanse.server.notifications.mails import Mails
from hanse.server.notifications.posts import NotDelivered
from hanse.server.store.channel_errors import RefusedAddress
from hanse.server.store.channel_rows import UNCONFIRMED, Channel, ChannelRows
from hanse.server.store.mail_rows import MailRows
from hanse.tables.seats.address_hashes import AddressHashes
from hanse.tables.store.rows import MatchRow

LATE = "mail_timeout"


class Confirmations:
    """Asks owners of mail addresses, and notes what they say. `most` is the limit per day."""

    def __init__(
        self, channels: ChannelRows, rows: MailRows, hashes: AddressHashes, most: int
    ) -> None:
        self.channels = channels
        self.rows = rows
        self.hashes = hashes
        self.most = most

    async def ask(self, mails: Mails, channel: Channel, row: MatchRow) -> None:
        """Ask the owner of a new channel's address; forget the channel if that cannot be done."""
        try:
            await self.send(mails, channel, row)
        except RefusedAddress:
            await self.channels.remove(channel.match, channel.secret, channel.id)
            raise

    async def send(self, mails: Mails, channel: Channel, row: MatchRow) -> None:
        number = await self.rows.ask(self.hash_of(channel), self.most)
        if not number:
            raise RefusedAddress(UNCONFIRMED)
        try:
            await mails.send(mails.confirmation(channel, row))
        except NotDelivered as wrong:
            if str(wrong) != LATE:  # it may have been sent
                await self.rows.take_back(number)
            raise RefusedAddress(str(wrong)) from wrong

    async def confirm(self, channel: Channel) -> None:
        """Use the address from now on."""
        await self.channels.confirm(channel.id)
        await self.rows.forget(self.hash_of(channel))

    async def refuse(self, channel: Channel) -> None:
        """Forget all unconfirmed channels with this address, and ask it no more."""
        await self.rows.refuse(self.hash_of(channel))
        await self.channels.remove_address(channel.address, used=False)

    def hash_of(self, channel: Channel) -> str:
        return self.hashes.hash_name(counted_address(channel.address))


def counted_address(address: str) -> str:
    """Return the address by which mails are counted: several spellings reach the same person."""
    name, _, domain = address.lower().rpartition("@")
    return f"{name.partition('+')[0].replace('.', '')}@{domain}"
