import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { MovePreview } from "../../../net/gameTypes";
import { BOX, type View } from "../../../protocol/kogge";
import { gameWords, serverSentences } from "../../../words/serverSentences";
import { type Made, Story } from "../../../words/story";
import { actionOf } from "./actions";
import { landing } from "./deeds";
import { type Claim, claimsPreviewOf } from "./previews";
import { KINDS } from "../kinds";
import { exitsOf, GOODS, part, range, walkedCityCount } from "../read";

/** One answer in a random game: its preview, and the seat's views before and after it. */
interface Case {
  readonly seat: number;
  readonly move: Made;
  readonly view: View;
  readonly preview: MovePreview;
  readonly after: View;
}

const SITES = 2;
const FILE = process.env["HANSE_PREVIEW_CASES"];
const cases = FILE
  ? readFileSync(FILE, "utf8")
      .split("\n")
      .map((line) => JSON.parse(line) as Case)
  : [];
const { vocabulary } = serverSentences("kogge");
const story = new Story(gameWords("en", "kogge"), vocabulary, ["Anna", "Ben", "Cleo", "Dirk", "Ella"], KINDS);
const goodOf = (claim: Claim): number => BOX.good_of[claim.number] ?? 0;
const held = (view: View, city: number, good: number): number => part(view.board.goods, city, GOODS)[good] ?? 0;

/** The amount of a good that came to a city itself, without its offices. */
function gained({ view, after }: Case, city: number, good: number): number {
  return held(after, city, good) - held(view, city, good);
}

function officesGained({ view, after }: Case, city: number): number[] {
  return range(SITES).flatMap((site) => {
    const at = city * SITES + site;
    const many = (of: View): number => part(of.board.site_goods, at, GOODS).reduce((a, b) => a + b, 0);
    return Array<number>(Math.max(0, many(after) - many(view))).fill(view.board.sites[at] ?? -1);
  });
}

function wrongIn(one: Case): string[] {
  const { claims, certain } = claimsPreviewOf(one.preview, one.view);
  const wrong: string[] = [];
  if (!certain) {
    const bidding = one.after.now.agenda.at(-1)?.step === "auction";
    // Other players cannot see whether a player is able to bid, until that player is passed over.
    const passed = one.after.players.bids.some((bid) => !bid.length);
    return bidding || passed ? [] : ["called uncertain, but nobody bids any more"];
  }
  for (const city of new Set(claims.map((claim) => claim.city))) {
    const mine = claims.filter((claim) => claim.city === city);
    const claimed = mine.reduce((sum, { toCity }) => sum + toCity, 0);
    const good = mine[0] ? goodOf(mine[0]) : 0;
    if (claimed !== gained(one, city, good)) wrong.push(`city ${city}: +${claimed}, came +${gained(one, city, good)}`);
    const offices = mine.flatMap(({ toOffices }) => [...toOffices]).sort();
    if (String(offices) !== String(officesGained(one, city).sort())) wrong.push(`offices in ${city}: ${offices}`);
  }
  if (one.move.move === "bid" && claims.length) {
    for (const city of range(one.view.board.raided.length)) {
      const more = range(GOODS).some((good) => gained(one, city, good) > 0);
      if (more && !claims.some((claim) => claim.city === city)) wrong.push(`city ${city} got goods without a preview`);
    }
  }
  return wrong;
}

const isCertain = ({ preview }: Case): boolean => !["draw", "reveal", "illegal", "over"].includes(preview.final ?? "");

test.runIf(FILE)("what is said to come to the cities comes, or is marked as uncertain", () => {
  const previewed = cases.filter(isCertain);
  const wrong = previewed.flatMap((one) => wrongIn(one).map((what) => `${JSON.stringify(one.move)}: ${what}`));
  expect(wrong).toEqual([]);
  expect(previewed.filter((one) => claimsPreviewOf(one.preview, one.view).claims.length).length).toBeGreaterThan(10);
});

test.runIf(FILE)("what an action is said to cost and to bring it costs and brings", () => {
  for (const one of cases.filter(isCertain)) {
    const { view, after, move, seat } = one;
    const before = view.own?.cargo ?? [];
    const spent = before.map((many, good) => many - (after.own?.cargo[good] ?? 0));
    const option = { shape: "choice", move: move.move, rule: "", values: [move["value"] as number] } as const;
    const { parts } = actionOf(story, view, [option], () => one.preview);
    const goods = range(GOODS).map((good) =>
      parts.reduce((sum, each) => sum + (each.is === "good" && each.good === good ? each.many : 0), 0),
    );
    if (move.move === "build") expect(goods, JSON.stringify(move)).toEqual(spent);
    if (move.move === "raid_city" && parts.length) expect(goods).toEqual(spent.map((many) => -many || 0));
    expect(seat).toBe(view.own?.seat);
  }
});

test.runIf(FILE)("where a voyage or the guild master is said to go he goes", () => {
  for (const { view, after, move, seat, preview } of cases.filter(isCertain)) {
    if (move.move === "move_guild") expect(landing(preview)).toBe(after.fleet.guild);
    const here = view.fleet.cogs[seat] ?? -1;
    const to = move.move === "sail" ? (exitsOf(view, here)[move["of"] as number]?.to ?? -1) : -1;
    if (to >= 0 && after.now.agenda.at(-1)?.step !== "landing") {
      expect(after.fleet.cogs[seat], JSON.stringify(move)).toBe(to);
    }
    expect(walkedCityCount(after)).toBeLessThanOrEqual(18);
  }
});
