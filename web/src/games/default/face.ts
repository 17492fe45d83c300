import type { TableFace } from "../../contract/table";
import { DEFAULTS } from "../../table/defaults";
import type { Option, Story } from "../../words/story";
import PlainTable from "./PlainTable.svelte";

/** Labels for several options with the same move, by their purpose. */
function labelled(story: Story, option: Option, usual: string): string {
  const of = "of" in option ? option.of : undefined;
  return of && option.shape === "choice" && usual === story.label(option.move)
    ? `${usual}: ${String(story.phrases.facts(option.move, { of })["of"])}`
    : usual;
}

/** The face of games without one: the whole view in words and numbers. */
export const face: TableFace = {
  ...DEFAULTS,
  title: "",
  Table: PlainTable,
  optionLabel: (story, view, option) => labelled(story, option, DEFAULTS.optionLabel(story, view, option)),
};
