/**
 * The part of the address for links sent to others, which have the table in their path so that programs that show link
 * previews can ask the server about it. The page itself uses the part after the #. This must run before anything else
 * reads the address.
 */
const shared = location.pathname.match(/^(.*\/)table\/([\w-]+)$/);
if (shared) history.replaceState(null, "", `${shared[1]}${location.hash || `#/table/${shared[2]}`}`);

/** The link to a table for others; the part added after it stays out of every request. */
export function sharedLink(match: string, language: string): string {
  return `${location.origin}${location.pathname}table/${match}?in=${language}#/table/${match}`;
}
