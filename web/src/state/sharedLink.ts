/**
 * A link that is sent to others has the table in its path too, so that programs which show links can ask the server
 * about it. The page itself goes by what is behind the #. This must run before anything else reads the address.
 */
const shared = location.pathname.match(/^(.*\/)table\/([\w-]+)$/);
if (shared) history.replaceState(null, "", `${shared[1]}${location.hash || `#/table/${shared[2]}`}`);

/** The link to a table for others; the part added after it stays out of every request. */
export function sharedLink(match: string, language: string): string {
  return `${location.origin}${location.pathname}table/${match}?in=${language}#/table/${match}`;
}
