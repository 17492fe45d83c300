import type { BrowserContext } from "playwright-core";

/** Everything that the pages' security policy has refused since it was last asked for. */
const refused: string[] = [];
const MARK = "refused by the policy:";

/** Note whatever the policy refuses on the pages of this person. */
export async function watchPolicy(context: BrowserContext): Promise<void> {
  await context.addInitScript((mark) => {
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile, lineNumber, sample }) =>
      console.error(mark, violatedDirective, blockedURI, `${sourceFile}:${lineNumber}`, sample),
    );
  }, MARK);
  context.on("console", (message) => {
    // A worker has no such listener; the browser's own words come from there too.
    if (/Content Security Policy|^refused by the policy:/.test(message.text())) refused.push(message.text());
  });
}

/** Return what was refused, and forget it. */
export const takeRefused = (): string[] => refused.splice(0);
