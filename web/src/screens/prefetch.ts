import { bookOf, chapterTextUrl, learnPageOf, learnTextUrl } from "../contract/learnPages";
import { replayOf } from "../contract/replayParts";
import { fetchTable } from "../net/http";
import { replayPath, viewerOf } from "../replay/links";
import { replayText } from "../replay/replayWords.svelte";
import type { Route } from "../state/route.svelte";
import { library } from "../contract/library.svelte";
import { settings } from "../state/settings.svelte";

/** Fetch a file that will be needed soon; a later request waits only for the missing part. */
function preload(address: string | undefined): void {
  if (!address) return;
  const link = document.createElement("link");
  Object.assign(link, { rel: "preload", as: "fetch", crossOrigin: "anonymous", href: address });
  document.head.append(link);
}

/** Fetch the dock of a replay. */
const replayDock = (): Promise<unknown> => import("../replay/ReplayDock.svelte");

/** Fetch a game's table, its sentences and its replay parts, all at the same time. */
function fetchReplayTable(game: string, language: string): Promise<unknown> {
  preload(`api/games/${game}/words/${language}`);
  return Promise.all([library.open(game), replayOf(game)]);
}

type Fetch = (route: Route, language: string) => readonly Promise<unknown>[];

const AHEAD: Partial<Record<Route["screen"], Fetch>> = {
  learn: ({ game }, language) => {
    preload(learnTextUrl(game, language));
    preload(`api/games/${game}/lessons/${language}`);
    return [import("./Learn.svelte"), learnPageOf(game), import("../learn/lessons/LessonList.svelte")];
  },
  rules: ({ game }, language) => {
    for (const part of ["vocabulary", `words/${language}`, `rules/${language}`]) preload(`api/games/${game}/${part}`);
    preload(chapterTextUrl(game, language));
    return [import("./RuleBook.svelte"), bookOf(game)];
  },
  replay: ({ match, viewer }, language) => {
    const screen = import("./Replay.svelte");
    preload(replayText(language));
    if (!match) return [screen];
    preload(replayPath(match, viewerOf(viewer)));
    return [
      screen,
      fetchTable(match).then(({ setup }) => setup && fetchReplayTable(setup.game, language)),
      replayDock(),
    ];
  },
};

/** Fetch a screen's code while the words load; a failure is reported by the screen itself. */
export function prefetch(route: Route): void {
  for (const part of AHEAD[route.screen]?.(route, settings.language) ?? []) part.catch(() => {});
}
