import { Ui } from "../../state/ui.svelte";

/** What is open on the screen; all routes may be drawn at once. */
export class KoggeUi extends Ui {
  allRoutes = $state(false);
  settings = $state(false);
  /** The end is shown by itself, until it is shut. */
  ended = $state<boolean | null>(null);
}
