import { link } from "../net/link";

/** Save what a link to a server's file leads to: without a server, the engine answers. */
async function download({ href, download }: HTMLAnchorElement): Promise<void> {
  const path = href.slice(new URL("./", document.baseURI).href.length);
  const answer = await link().fetch(path);
  if (!answer.ok) return;
  const saved = document.createElement("a");
  saved.href = URL.createObjectURL(await answer.blob());
  saved.download = download || nameOf(path);
  saved.click();
  URL.revokeObjectURL(saved.href);
}

/** The name of the record of a match, and of any other file. */
const nameOf = (path: string): string =>
  path.replace(/^api\/tables\/([\w-]+)\/record$/, "$1.hanse").replace(/^.*\//, "");

/** Let links to downloads work in this page. */
export function answerDownloads(): void {
  document.addEventListener("click", (event) => {
    const anchor = event.target instanceof Element ? event.target.closest("a") : null;
    if (!anchor?.hasAttribute("download") || !anchor.getAttribute("href")?.startsWith("api/")) return;
    event.preventDefault();
    void download(anchor);
  });
}
