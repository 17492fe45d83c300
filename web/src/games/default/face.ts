import type { TableFace } from "../../contract/table";
import { DEFAULTS } from "../../table/defaults";
import type { Option, Story } from "../../words/story";
import PlainTable from "./PlainTable.svelte";

/** Several options may ask for the same move: what each is for tells them apart. */
function labelled(story: Story, option: Option, usual: string): string {
  const of = "of" in option ? option.of : undefined;
  return of && option.shape === "choice" && usual === story.label(option.move)
    ? `${usual}: ${String(story.phrases.facts(option.move, { of })["of"])}`
    : usual;
}

/** The face of a game that has none of its own: everything that its view holds, in words and numbers. */
export const face: TableFace = {
  ...DEFAULTS,
  title: "",
  Table: PlainTable,
  optionLabel: (story, view, option) => labelled(story, option, DEFAULTS.optionLabel(story, view, option)),
};
