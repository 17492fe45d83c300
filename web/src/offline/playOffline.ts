import { useLink } from "../net/link";
import { ENGINE, engineSize } from "./engineFiles";
import { startEngine } from "./startEngine";

/** Start the engine behind a progress bar, then open the page with the tables of its worker. */
export async function playOffline(target: HTMLElement, open: (target: HTMLElement) => void): Promise<void> {
  const bar = document.createElement("progress");
  bar.max = ENGINE ? engineSize(ENGINE) : 1;
  target.replaceChildren(bar);
  void navigator.storage?.persist?.();
  useLink(await startEngine((bytes) => (bar.value = bytes)));
  target.replaceChildren();
  open(target);
}
