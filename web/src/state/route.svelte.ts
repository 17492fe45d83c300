/** Where one is: #/, #/new, #/rules/compare, #/table/{match} to watch, #/table/{match}/join/{invite} to sit down, #/table/{match}/{secret} to come back. What is secret never leaves the browser's address. */
export interface Route {
  readonly screen: "front" | "new" | "compare" | "table";
  readonly match: string;
  readonly secret: string;
  readonly invite: string;
}

const NOWHERE: Route = { screen: "front", match: "", secret: "", invite: "" };

export function read(hash: string): Route {
  const [, screen = "", match = "", secret = "", invite = ""] = hash.replace(/^#/, "").split("/");
  if (screen === "new") return { ...NOWHERE, screen: "new" };
  if (screen === "rules" && match === "compare") return { ...NOWHERE, screen: "compare" };
  if (screen === "table" && match && secret === "join") return { screen: "table", match, secret: "", invite };
  if (screen === "table" && match) return { screen: "table", match, secret, invite: "" };
  return NOWHERE;
}

class Way {
  route = $state.raw(read(location.hash));

  constructor() {
    window.addEventListener("hashchange", () => (this.route = read(location.hash)));
  }
}

export const way = new Way();

export function go(path: string): void {
  location.hash = path;
}
