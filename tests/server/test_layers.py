"""Limits of an address, of its network and of everyone, and memory that cannot be flushed."""

from collections import Counter

import pytest

from hanse.server.addresses import network_of
from hanse.server.config import Settings
from hanse.server.connections.peers import Peers
from hanse.server.limits.budgets import MAX_KNOWN, Buckets, Layers, Limits
from hanse.server.limits.places import KEPT, Places
from tests.server.people import ask
from tests.server.running import Server

SETTINGS = Settings(addresses_per_network=4, addresses_per_server=20)
KINDS = ("requests", "files", "probes", "tables", "bot_tables", "lessons", "joins", "previews")


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    seconds = [1000.0]
    monkeypatch.setattr("hanse.server.limits.budgets.time.monotonic", lambda: seconds[0])
    return seconds


def subnet(number: int, network: int = 0) -> str:
    """A /64 of a /48."""
    return f"2001:db8:{network:x}:{number:x}::/64"


def test_networks_are_48_and_24() -> None:
    assert network_of("2001:db8:1:2::/64") == network_of("2001:db8:1:ffff::/64")
    assert network_of("2001:db8:1:2::/64") != network_of("2001:db8:2:2::/64")
    assert network_of("10.1.2.3") == network_of("10.1.2.200") == "10.1.2.0/24"
    assert network_of("") == ""


@pytest.mark.parametrize("kind", KINDS)
def test_every_limit_has_its_layers(kind: str) -> None:
    layers: Layers = getattr(Limits(SETTINGS), kind)
    most = int(layers.most)
    taken = sum(layers.take(subnet(n)) for n in range(40) for _ in range(most))
    assert taken == 4 * most, "a /48 has as much as four of its /64s"
    assert layers.take("192.0.2.1"), "and nobody elsewhere is refused for it"


def test_everyone_together_has_a_limit_and_quiet_clients_are_refused_last() -> None:
    layers = Layers(100, 60, SETTINGS)
    greedy = [subnet(0, network) for network in range(100)]
    taken = sum(layers.take(one) for _ in range(100) for one in greedy)
    assert taken <= 20 * 100
    assert not any(layers.take(one) for one in greedy), "all of them have had enough"
    layers = Layers(100, 60, SETTINGS)
    loud = greedy[:10]
    assert sum(layers.take(one) for one in loud for _ in range(2000)) == 10 * 100
    for one in greedy[10:19]:
        assert all(layers.take(one) for _ in range(50))
    quiet = [subnet(0, network) for network in range(200, 300)]
    assert all(layers.take(one) for one in quiet), "the second half is for those who ask little"
    assert not layers.take(loud[0])


def test_a_club_of_two_hundred_behind_one_address_is_not_refused() -> None:
    limits = Limits(Settings())
    club = "192.0.2.1"
    assert all(limits.requests.take(club, 4) for _ in range(200)), "a socket for each"
    assert all(limits.tables.take(club) for _ in range(100))
    assert sum(limits.files.take(club) for _ in range(200 * 10)) == 200 * 10


def test_rotating_through_subnets_does_not_empty_the_memory(clock: list[float]) -> None:
    layers = Layers(60, 60, SETTINGS)
    while layers.take(subnet(0)):
        pass
    for number in range(1, MAX_KNOWN + 100):
        layers.take(subnet(number))
    assert len(layers.addresses.buckets) <= MAX_KNOWN
    assert not layers.take(subnet(0)), "it is remembered that this one has had enough"
    assert not layers.take(subnet(MAX_KNOWN + 200)), "and so has its /48"
    clock[0] += 61
    assert layers.take(subnet(0)), "until the time is up"


def test_rotating_through_networks_does_not_empty_the_memory(clock: list[float]) -> None:
    buckets = Buckets(2, 60)
    for number in range(MAX_KNOWN + 50):
        buckets.take(str(number))
    assert not any(buckets.take("0", 2) for _ in range(3))
    assert not buckets.take(f"{MAX_KNOWN + 60}"), "newcomers share what is left"
    clock[0] += 31
    assert buckets.take("newcomer", 2), "full ones are forgotten, and there is room again"
    assert len(buckets.buckets) <= MAX_KNOWN


def test_clients_that_ask_for_nothing_more_are_forgotten_as_others_come(clock: list[float]) -> None:
    buckets = Buckets(10, 20)
    for number in range(5000):
        buckets.take(str(number))
        clock[0] += 0.05
    assert len(buckets.buckets) < 100, "two seconds' worth of clients, and not all of them"


def test_what_is_given_back_can_be_taken_again() -> None:
    layers = Layers(3, 60, SETTINGS)
    for _ in range(50):
        assert layers.take("192.0.2.1")
        layers.refund("192.0.2.1")
    assert [layers.take("192.0.2.1") for _ in range(4)] == [True] * 3 + [False]


def test_zero_means_no_limit() -> None:
    layers = Layers(3, 60, Settings(addresses_per_network=0, addresses_per_server=0))
    assert all(layers.take(subnet(number)) for number in range(1000))
    assert all(Layers(0, 60, SETTINGS).take("192.0.2.1") for _ in range(1000))


def test_sockets_of_a_network_and_places_for_those_with_few() -> None:
    places = Places(Settings(sockets_per_address=10, addresses_per_network=4, max_sockets=160))
    for number in range(20):
        for _ in range(10):
            if not places.refusal(subnet(number)):
                places.open.enter(subnet(number))
    assert places.open.total == 40
    busy = "198.51.100.1"
    for _ in range(5):
        places.open.enter(busy)
    for number in range(200):
        crowd = subnet(number % 4, 1 + number // 40)
        if not places.refusal(crowd):
            places.open.enter(crowd)
    assert 150 <= places.open.total < 160, "one place in sixteen is kept"
    assert places.refusal(busy) == "try_again"
    assert places.refusal("192.0.2.1") == ""


def test_connections_of_a_network_and_of_everyone() -> None:
    peers = Peers(Settings(connections_per_address=5, max_sockets=100))
    one = [peers.enter((f"2001:db8:0:{number:x}::1", 1)) for number in range(30)]
    assert Counter(one) == {True: 20, False: 10}
    for number in range(30):
        peers.leave((f"2001:db8:0:{number:x}::1", 1))
    assert peers.open.total == 0
    crowd = [peers.enter((f"2001:db8:{number:x}::1", 1)) for number in range(300)]
    assert Counter(crowd) == {True: 200, False: 100}
    assert peers.enter(("127.0.0.1", 1)), "a trusted proxy comes in"


def comes(peers: Peers, address: str) -> bool:
    """A connection that is cut if it is one too many."""
    if peers.enter((address, 1)):
        return True
    peers.leave((address, 1))
    return False


def test_connections_are_kept_for_addresses_with_few() -> None:
    peers = Peers(Settings(connections_per_address=32, max_sockets=100))
    crowd = [f"2001:db8:{number % 9:x}::1" for number in range(9 * 32)]
    assert sum(comes(peers, one) for one in crowd) == peers.most - peers.most // KEPT
    assert comes(peers, "192.0.2.1"), "one in sixteen is for others"


def test_a_server_refuses_tables_of_a_whole_network(server: Server) -> None:
    few = Server(
        server.url, settings={"HANSE_TABLES_PER_HOUR": "3", "HANSE_MAX_THINKING_BOTS": "0"}
    )
    few.start()
    try:
        body = {"game": "kogge", "seats": [{}, {}], "name": "A"}
        told = [{"x-forwarded-for": f"2001:db8:7:{number:x}::1"} for number in range(20)]
        found = [ask(few, "/api/tables", body, one)[0] for one in told]
        assert Counter(found) == {201: 12, 429: 8}
    finally:
        few.stop()
