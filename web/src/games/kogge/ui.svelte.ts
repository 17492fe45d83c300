import { Ui } from "../../match/ui.svelte";
import { Verification } from "../../verify/verification.svelte";

/** What is open on the screen; all routes may be drawn at once. */
export class KoggeUi extends Ui {
  allRoutes = $state(false);
  /** On a low phone the tabs are folded away until they are wanted. */
  more = $state(false);
  readonly verification = new Verification();
  /** The end is shown by itself, until the map is wanted. */
  ended = $state<boolean | null>(null);
}
