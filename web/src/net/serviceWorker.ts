/** Register the page's only service worker (worker/), which shows notifications and, with the engine, kept files. */
export async function registerServiceWorker(): Promise<ServiceWorkerContainer> {
  await navigator.serviceWorker.register(new URL("./service-worker.js", document.baseURI).pathname);
  return navigator.serviceWorker;
}
