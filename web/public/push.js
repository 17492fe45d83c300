// Shows turn notifications that arrive while no page is open, and opens their table. It fetches and keeps nothing.
self.addEventListener("push", (event) => {
  const { title, body, link } = event.data.json();
  // One notification for each table: a later turn replaces an earlier one.
  const about = { body, tag: link, data: link, icon: "icon-192.png" };
  event.waitUntil(self.registration.showNotification(title, about));
});

// A page that was open before this worker counts too.
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(new URL(event.notification.data, self.registration.scope).href));
});

/** Show this address in a page that is open, or else in a new one. */
async function show(address) {
  const [page] = await self.clients.matchAll({ type: "window" });
  if (!page) return self.clients.openWindow(address);
  await page.focus();
  return page.navigate(address);
}
