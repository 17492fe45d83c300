/*
 * Shows turn notifications that arrive while no page is open, and opens their table.
 */
addEventListener("install", () => skipWaiting());
// A page that was open before this worker counts too.
addEventListener("activate", (event) => event.waitUntil(clients.claim()));

addEventListener("push", (event) => event.waitUntil(tell(event.data.json())));
addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(new URL(event.notification.data.link, registration.scope).href));
});

/** Show a notification. A later turn replaces an earlier one of its table, and is heard; a repeat is not. */
async function tell({ id, title, body, link }) {
  const shown = await registration.getNotifications({ tag: link });
  const renotify = !shown.some((one) => one.data.id === id);
  await registration.showNotification(title, { body, tag: link, renotify, data: { id, link }, icon: "icon-192.png" });
}

const isOffline = (address) => new URL(address).searchParams.has("offline");

/** Show this address in a page: one that shows it already, or another one, or a new one. */
async function show(address) {
  const pages = (await clients.matchAll({ type: "window" })).filter(({ frameType }) => frameType === "top-level");
  // A page that plays without a connection keeps its game.
  const page = pages.find(({ url }) => url === address) ?? pages.find(({ url }) => !isOffline(url));
  if (!page) return clients.openWindow(address);
  await page.focus();
  return page.url === address ? page : page.navigate(address);
}
