/** Where one is: #/, #/new, #/rules/compare, #/table/{match}, #/table/{match}/{secret}. The secret never leaves the browser's address. */
export interface Route {
  readonly screen: "front" | "new" | "compare" | "table";
  readonly match: string;
  readonly secret: string;
}

export function read(hash: string): Route {
  const [, screen = "", match = "", secret = ""] = hash.replace(/^#/, "").split("/");
  if (screen === "new") return { screen: "new", match: "", secret: "" };
  if (screen === "rules" && match === "compare") return { screen: "compare", match: "", secret: "" };
  if (screen === "table" && match) return { screen: "table", match, secret };
  return { screen: "front", match: "", secret: "" };
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
