/**
 * Links sent to others have the table in their path, so that programs that show link previews can ask the server about
 * the table. The page itself uses only the part after the #, so the path is shortened here. This code must run before
 * any other code reads the address.
 */
const shared = location.pathname.match(/^(.*\/)table\/([\w-]+)$/);
if (shared) history.replaceState(null, "", `${shared[1]}${location.hash || `#/table/${shared[2]}`}`);

/** The link to a table for others; a secret added at its end stays behind the #, so no request contains the secret. */
export function sharedLink(match: string, language: string): string {
  return `${location.origin}${location.pathname}table/${match}?in=${language}#/table/${match}`;
}
