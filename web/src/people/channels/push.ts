import { registerServiceWorker } from "../../net/serviceWorker";
import type { NewChannel } from "../../protocol/wire";

/** Why this browser cannot be notified: the end of a sentence's name. Null if it can. */
export type PushProblem = "https" | "browser" | "server" | "blocked";

export function pushProblem(kinds: readonly string[]): PushProblem | null {
  if (!globalThis.isSecureContext) return "https";
  if (!("serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis)) return "browser";
  if (!kinds.includes("push")) return "server";
  return Notification.permission === "denied" ? "blocked" : null;
}

/** Ask for permission and subscribe; return what the server needs to know, or null without permission. */
export async function subscribe(key: string): Promise<Pick<NewChannel, "address" | "keys"> | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { pushManager } = await (await registerServiceWorker()).ready;
  // A subscription that was made for another server's key is of no use.
  const known = await pushManager.getSubscription();
  if (known && !isFor(known, key)) await known.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
  const { endpoint = "", keys } = made.toJSON();
  return { address: endpoint, keys: { p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" } };
}

function isFor(subscription: PushSubscription, key: string): boolean {
  const own = new Uint8Array(subscription.options.applicationServerKey ?? new ArrayBuffer(0));
  return own.join() === bytesOf(key).join();
}

/** The bytes of a key in base64url. */
export function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
