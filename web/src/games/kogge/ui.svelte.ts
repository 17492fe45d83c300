import { Ui } from "../../match/ui.svelte";
import { Verification } from "../../verify/verification.svelte";

/** The open parts of the table, and whether all routes are drawn. */
export class KoggeUi extends Ui {
  allRoutes = $state(false);
  /** Whether the tabs of a low phone are unfolded. */
  more = $state(false);
  readonly verification = new Verification();
  /** Whether the end covers the map; null, the same as true, until the player opens or closes the map. */
  endShown = $state<boolean | null>(null);
}
