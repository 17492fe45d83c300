"""What a seed comes to: how many servers and tables, how they are set up, and what befalls them."""

import random
from dataclasses import dataclass

from hanse.match.clock import UNTIMED, Pace
from hanse.server.config import Settings
from tests.simulation.bus import Weather

FAULTS = ("kill", "pause", "lose", "crash", "cut", "bus", "hang_up", "slow", "outage")
NEVER = 1e6
FAIR = Weather()
FOUL = Weather(lost=0.3, doubled=0.3, late=0.4)
QUICK = Pace(bank=3.0, increment=1.0)


@dataclass(frozen=True)
class Plan:
    """Everything that is chosen beforehand. Where it is crowded, moves wait and travel together."""

    seed: int
    servers: int
    worker: bool
    tables: int
    seats: int
    twins: bool
    bus: bool
    weather: Weather
    poll_interval: float
    together: int
    pool: int
    faults: tuple[str, ...]
    every: float
    seconds: float
    pace: Pace
    bots: bool
    disk: float
    thinking: float
    way: float = 0.004

    @property
    def settings(self) -> Settings:
        hands = 2 if self.worker else 0
        return Settings(
            max_thinking_bots=hands, group_commit=self.together, poll_interval=self.poll_interval,
            bot_delay=0.05, cached_matches=3, pool=self.pool,
        )  # fmt: skip

    @property
    def calm(self) -> bool:
        """Nothing goes wrong and the bus carries all: then hints alone are enough, and soon."""
        return not self.faults and self.bus and self.weather == FAIR


def plan_of(seed: int) -> Plan:
    chance = random.Random(f"plan {seed}")
    calm = chance.random() < 0.15
    bus = calm or chance.random() < 0.75
    chosen = chance.sample(FAULTS, chance.randint(1, 4))
    timed = not calm and chance.random() < 0.3
    bots = not calm and chance.random() < 0.2
    crowded = chance.random() < 0.25
    return Plan(
        seed=seed,
        servers=2 if crowded else chance.randint(2, 3) if calm else chance.choice((1, 2, 2, 3)),
        worker=timed or bots,
        tables=6 if crowded else chance.choice((1, 1, 2)),
        seats=2 if crowded else chance.choice((2, 3)),
        twins=not crowded and chance.random() < 0.3,
        bus=bus,
        weather=FAIR if calm or chance.random() < 0.3 else FOUL,
        poll_interval=NEVER if calm else chance.choice((0.3, 1.0, 2.0)),
        together=50 if crowded else chance.choice((0, 50)),
        pool=2 if crowded else chance.choice((1, 2, 4, 8)),
        faults=() if calm else tuple(name for name in FAULTS if name in chosen),
        every=chance.choice((0.2, 0.5, 1.0)),
        seconds=chance.uniform(0.4, 0.7) if crowded else chance.uniform(0.8, 2.0),
        pace=QUICK if timed else UNTIMED,
        bots=bots,
        disk=0.08 if crowded else 0.006,
        thinking=0.03 if crowded else 0.15,
    )
