"""hanse tables: list the tables of a server."""

import asyncio
import time
from typing import TYPE_CHECKING, Annotated

import typer

from hanse.cli.stored_matches import DatabaseUrl, stored_matches
from hanse.core.wire import encode

if TYPE_CHECKING:
    from hanse.tables.messages.bodies import TableInfo


def tables(
    database_url: DatabaseUrl = None,
    *,
    finished: Annotated[bool, typer.Option("--all", help="Also those that are over.")] = False,
    most: Annotated[int, typer.Option(min=1, help="How many at most.")] = 50,
    as_json: Annotated[bool, typer.Option("--json", help="A line of JSON for each.")] = False,
) -> None:
    """List the tables of a server: who plays what, how far it is, and who must act."""
    with stored_matches(database_url) as url:
        found = asyncio.run(list_tables(url, finished, most))
    for table in found:
        typer.echo(encode(table).decode() if as_json else table_line(table, time.time()))


async def list_tables(url: str, finished: bool, most: int) -> "list[TableInfo]":
    from hanse.server.store.store import Store  # noqa: PLC0415
    from hanse.tables.seats.table_list import every_table  # noqa: PLC0415

    store = await Store.open(url, 1)
    try:
        return await every_table(store, finished=finished, most=most)
    finally:
        await store.close()


def table_line(table: "TableInfo", now: float) -> str:
    """Return a line about one table: its name, the game, its players, and its state."""
    names = ", ".join(player.name or "-" for player in table.players)
    variants = f" ({', '.join(table.variants)})" if table.variants else ""
    return f"{table.match}  {table.game}{variants}  {names}  {state_text(table, now)}"


def state_text(table: "TableInfo", now: float) -> str:
    if table.ended:
        winners = [table.players[seat].name for seat in table.ended.winners]
        return f"over by {table.ended.by}, won by {', '.join(winners) or 'nobody'}"
    if not table.started:
        return "not begun"
    waits = ", ".join(table.players[seat].name for seat in table.asked)
    left = [at - now for at in table.deadlines if at is not None]
    time_left = f", {max(0, int(min(left)))} s left" if left else ""
    return f"round {table.round}, waits for {waits or 'nobody'}{time_left}"
