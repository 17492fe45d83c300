import { settings } from "./settings.svelte";

/**
 * The current screen: #/, #/first/{game} and #/aim/{game} for newcomers, #/new/{game}, #/join/{code}, #/watch/{game},
 * #/learn/{game}/{match}, #/rules/{game}/{rule}/{match}, #/rules/compare/{game}, #/replay/{match}/{viewer}/{entry}
 * (without a match: a file), #/table/{match} to watch, #/table/{match}/join/{invite} to sit down,
 * #/table/{match}/{secret} to come back. Secrets never leave the browser's address. Without a game, the server's first
 * game is meant.
 */
export interface Route {
  readonly screen:
    "front" | "first" | "aim" | "new" | "watch" | "learn" | "rules" | "compare" | "table" | "join" | "replay";
  readonly game: string;
  /** A code read from a big screen and typed here. */
  readonly code: string;
  /** The requested rule. */
  readonly rule: string;
  readonly match: string;
  readonly secret: string;
  readonly invite: string;
  /** The point of view of a replay, and the entry of its record. */
  readonly viewer: string;
  readonly entry: string;
}

const EMPTY_ROUTE: Route = {
  screen: "front",
  game: "",
  code: "",
  rule: "",
  match: "",
  secret: "",
  invite: "",
  viewer: "",
  entry: "",
};

/** Whether a screen is about a single game. */
const isOfGame = (screen: string): screen is "first" | "aim" | "new" | "watch" =>
  ["first", "aim", "new", "watch"].includes(screen);

export function readRoute(hash: string): Route {
  const [, screen = "", match = "", secret = "", invite = ""] = hash.replace(/^#/, "").split("/");
  if (isOfGame(screen)) return { ...EMPTY_ROUTE, screen, game: match };
  if (screen === "learn") return { ...EMPTY_ROUTE, screen, game: match, match: secret };
  if (screen === "join") return { ...EMPTY_ROUTE, screen, code: match };
  if (screen === "rules" && match === "compare") return { ...EMPTY_ROUTE, screen: "compare", game: secret };
  if (screen === "replay") return { ...EMPTY_ROUTE, screen, match, viewer: secret, entry: invite };
  if (screen === "rules") return { ...EMPTY_ROUTE, screen, game: match, rule: secret, match: invite };
  if (screen === "table" && match && secret === "join") return { ...EMPTY_ROUTE, screen: "table", match, invite };
  if (screen === "table" && match) return { ...EMPTY_ROUTE, screen: "table", match, secret };
  return EMPTY_ROUTE;
}

class Router {
  route = $state.raw(readRoute(location.hash));

  constructor() {
    window.addEventListener("hashchange", () => (this.route = readRoute(location.hash)));
  }
}

export const router = new Router();

/** The path of a page; pages of the first game need no name. */
const gamePath = (path: string, game: string): string =>
  game === settings.offered[0]?.name ? path : `${path}/${game}`;
export const comparePath = (game: string): string => gamePath("#/rules/compare", game);
export const watchPath = (game: string): string => gamePath("#/watch", game);
/** The path of the introduction for newcomers, which leads on to the aim. */
export const firstPath = (game: string): string => `#/first/${game}`;
export const aimPath = (game: string): string => `#/aim/${game}`;
export const newPath = (game: string): string => gamePath("#/new", game);

export function goTo(path: string): void {
  location.hash = path;
}

/** The pattern of a short code for joining, as a big screen shows it. */
const JOIN_CODE = /^[a-z]{6}$/i;

/** The target of a pasted invitation, code or table address; null for anything else. */
export function pastedPath(pasted: string): string | null {
  const code = pasted.replace(/[\s-]/g, "");
  if (JOIN_CODE.test(code)) return `/join/${code.toUpperCase()}`;
  const hash = pasted.trim().replace(/^[^#]*#/, "#");
  return readRoute(hash).screen === "table" ? hash.slice(1) : null;
}
