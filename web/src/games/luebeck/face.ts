import { DEFAULTS } from "../../plain/defaults";
import type { View } from "../../protocol/luebeck";
import { byLanguage } from "../../words/catalogue";
import type { GameFace } from "../face";
import { KINDS } from "./kinds";
import LuebeckTable from "./LuebeckTable.svelte";

/** What the others wait for, by the step that asks. */
const CALLED: Readonly<Record<string, string>> = {
  picking: "take_packet",
  naming: "name_first",
  going_home: "take_home",
};

const own: GameFace<View> = {
  ...(DEFAULTS as unknown as GameFace<View>),
  title: "Lübeck",
  Table: LuebeckTable,
  texts: byLanguage(import.meta.glob<string>("./words/*.ftl", { query: "?url", import: "default", eager: true })),
  kinds: KINDS,
  quick: ["dabbler", "dabbler"],
  endings: ["pass"],
  shows: (kind) => (kind === "aboard" ? { piece: "cog" } : null),
  waiting: (view) => {
    const step = view.now.agenda.at(-1)?.step ?? "";
    return { called: CALLED[step] ?? step, seats: view.now.asked.map(([seat]) => seat) };
  },
};

/** The platform hands a face the views of its own game and no others. */
export const face = own as unknown as GameFace;
