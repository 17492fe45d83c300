/*
 * The service worker of a page on a static host, where every page plays without a server.
 */
addEventListener("install", () => skipWaiting());
// A page that was open before this worker counts too.
addEventListener("activate", (event) => event.waitUntil(clients.claim()));

globalThis.isOffline = () => true;
