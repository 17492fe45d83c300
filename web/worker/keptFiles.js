/*
 * Answers pages that play without a connection from the files that src/offline/keptFiles.ts has kept. Other pages get
 * everything from their server, except files named by their content, which are the same everywhere.
 */
const NAMED_BY_CONTENT = /^(assets|engine|answers)\//;

/** A path within the scope; hosts have the page itself under two. */
const pathOf = (address) =>
  address
    .slice(registration.scope.length)
    .replace(/[?#].*/, "")
    .replace(/^index\.html$/, "");

/** The kept file at this path. An older version answers until a newer one is complete and the older one is gone. */
const kept = (path) => caches.match(registration.scope + path, { ignoreVary: true });

async function isForOfflinePage({ request, clientId }) {
  if (request.mode === "navigate") return isOffline(request.url);
  const page = await clients.get(clientId);
  return page !== undefined && isOffline(page.url);
}

async function answer(event, path) {
  const wanted = NAMED_BY_CONTENT.test(path) || (await isForOfflinePage(event));
  return (wanted && (await kept(path))) || fetch(event.request);
}

/** The page itself comes from its server; if that cannot be reached, play goes on without it. */
async function open(request) {
  try {
    return await fetch(request);
  } catch (problem) {
    if (await kept("")) return Response.redirect(`${registration.scope}?offline`);
    throw problem;
  }
}

addEventListener("fetch", (event) => {
  const { method, mode, url, cache } = event.request;
  // Pages that look for a newer version ask with "no-store".
  if (method !== "GET" || cache === "no-store" || !url.startsWith(registration.scope)) return;
  const path = pathOf(url);
  if (path.startsWith("api/")) return;
  if (mode !== "navigate" || isOffline(url)) event.respondWith(answer(event, path));
  else if (path === "") event.respondWith(open(event.request));
});
