import type { TableFace } from "../../contract/table";
import { DEFAULTS } from "../../table/defaults";
import type { Option, Story } from "../../words/story";
import PlainTable from "./PlainTable.svelte";

/** The usual label of an option, with its purpose added if the label only names the move. */
function labelWithPurpose(story: Story, option: Option, usual: string): string {
  const of = "of" in option ? option.of : undefined;
  return of && option.shape === "choice" && usual === story.label(option.move)
    ? `${usual}: ${String(story.phrases.facts(option.move, { of })["of"])}`
    : usual;
}

/** The face of games without their own: the whole view in words and numbers. */
export const face: TableFace = {
  ...DEFAULTS,
  title: "",
  Table: PlainTable,
  optionLabel: (story, view, option) => labelWithPurpose(story, option, DEFAULTS.optionLabel(story, view, option)),
};
