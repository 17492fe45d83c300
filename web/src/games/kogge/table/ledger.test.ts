import { expect, test } from "vitest";
import type { GameEvent } from "../../../net/gameTypes";
import { actorOf } from "../../../match/steps";
import { lines } from "../../../match/lines";
import { type Row, rowsOf, withoutSeen } from "../../../match/ledger";
import { serverSentences } from "../../../words/serverSentences";
import { ledger } from "./ledger";

const told = (events: readonly object[]): readonly GameEvent[] => events as readonly GameEvent[];
const written = (events: readonly object[]): Row[] =>
  rowsOf(
    lines(told(events)),
    (event) => ledger.entry(event),
    (event) => actorOf([event]),
  );
const kinds = (rows: readonly Row[]): string[] => rows.map(({ kind, seat }) => `${kind} ${seat}`);

const NONE = [0, 0, 0, 0];
const sailed = (seat: number, start: number, city: number, goods = NONE) => ({
  event: "sailed",
  seat,
  start,
  city,
  goods,
  markers: [],
});
const traded = (seat: number) => ({ event: "traded", seat, city: 7, give: [1, 0, 0, 0], take: [0, 1, 0, 0] });
const ended = (seat: number) => ({ event: "turn_ended", seat });

test("a turn is one block: the voyage in its heading, a row for each deed, nothing of anchoring and ending", () => {
  const rows = written([
    sailed(1, 2, 7),
    { event: "anchored", seat: 1, city: 7 },
    traded(1),
    { event: "pair_bought", seat: 1, good: 0, pair: [1, 1] },
    ended(1),
  ]);
  expect(kinds(rows)).toEqual(["head 1", "deed 1", "deed 1"]);
  expect(rows[0]?.way).toEqual([2, 7]);
  expect(rows[1]?.deed).toMatchObject({
    minus: [{ piece: "good", at: 0, count: 1 }],
    plus: [{ piece: "good", at: 1, count: 1 }],
  });
  expect(rows[2]?.deed?.plus).toHaveLength(2);
});

test("a second step is a deed, for it costs something", () => {
  const rows = written([sailed(0, 1, 2), sailed(0, 2, 7, [0, 1, 0, 0])]);
  expect(kinds(rows)).toEqual(["head 0", "deed 0"]);
  expect(rows[0]?.way).toEqual([1, 2, 7]);
  expect(rows[1]?.deed?.minus).toEqual([{ piece: "good", at: 1, count: 1 }]);
});

test("a turn without deeds is one row, and says where the cog stays", () => {
  const rows = written([{ event: "anchored", seat: 2, city: 3 }, ended(2)]);
  expect(kinds(rows)).toEqual(["head 2"]);
  expect(rows[0]?.way).toEqual([3]);
  expect(rows[0]?.lines.map(({ event }) => event.event)).toEqual(["anchored", "turn_ended"]);
});

test("the only deed of a turn without a voyage stands in its heading", () => {
  const rows = written([{ event: "guild_moved", seat: 0, city: 4, walked: 3 }, sailed(1, 2, 7)]);
  expect(kinds(rows)).toEqual(["head 0", "head 1"]);
  expect(rows[0]?.deed?.sign).toBe("guild");
});

test("rows of a kind begin at different events, also under headings that only stand over deeds", () => {
  const rows = written([traded(0), traded(0), traded(1), traded(1), traded(0), traded(0)]);
  const keys = rows.map(({ kind, at }) => `${kind} ${at}`);
  expect(kinds(rows).filter((one) => one.startsWith("head"))).toEqual(["head 0", "head 1", "head 0"]);
  expect(new Set(keys).size).toBe(keys.length);
});

test("the bids of a round are one row", () => {
  const bid = (seat: number) => ({ event: "bid_laid", seat, markers: [0, 1, 0, 0, 0, 0, 0, 0, 0] });
  const rows = written([{ event: "round_began", round: 4 }, bid(1), bid(0), { event: "no_bid", seat: 2 }, ended(1)]);
  expect(kinds(rows)).toEqual(["round -1", "choices -1"]);
  expect(rows[1]?.choices.map(({ seat, pieces }) => [seat, pieces.length])).toEqual([
    [1, 1],
    [0, 1],
    [2, 0],
  ]);
});

test("supply is one row, with all that came", () => {
  const made = (number: number, to_offices: number[] = []) => ({
    event: "produced",
    city: number,
    to_city: 2,
    number,
    to_offices,
  });
  const rows = written([made(0), made(1, [2]), made(5)]);
  expect(kinds(rows)).toEqual(["supply -1"]);
  expect(rows[0]?.lines).toHaveLength(3);
  expect(rows[0]?.deed?.plus).toEqual([
    { piece: "good", at: 0, count: 5 },
    { piece: "good", at: 2, count: 2 },
  ]);
});

test("every event of the game is told somewhere, but for those that are silent", () => {
  for (const { event } of serverSentences("kogge").events) {
    const rows = written([event]);
    const silent = ledger.entry(event)?.as === "silent" || (ledger.entry(event) && actorOf([event]) < 0);
    if (!silent) expect(rows.flatMap((row) => row.lines).length, event.event).toBe(1);
  }
});

test("what the players must remember is not written any more when the turn is over", () => {
  const rows = written([
    { event: "route_revealed", city: 7, slot: 0, marker: 3 },
    sailed(1, 7, 3),
    { event: "anchored", seat: 1, city: 3 },
    traded(1),
    ended(1),
    { event: "route_revealed", city: 7, slot: 1, marker: 4 },
    sailed(2, 7, 4),
  ]);
  expect(kinds(rows)).toEqual(["line -1", "head 1", "deed 1", "line -1", "head 2"]);
  const left = withoutSeen(rows, 4);
  expect(kinds(left)).toEqual(["head 1", "deed 1", "line -1", "head 2"]);
  expect(left.map(({ way }) => way)).toEqual([[3], [], [], [7, 4]]);
  expect(left[0]?.untold).toBe(true);
});
