/** Answers that the build has written as files, for pages on a static host; tools/make_answers.py writes them. */
interface Answers {
  /** The folder of the files, beside the page. */
  readonly folder: string;
  /** The file with the answer to each path. */
  readonly files: Readonly<Record<string, string>>;
  readonly version: string;
}

declare const __ANSWERS__: Answers | null;
const ANSWERS = __ANSWERS__;

/** The path that pages ask again and again, so its answer comes with the page. */
const STATUS = "api/status";

/** The version of this client and its engine. */
export const clientVersion = ANSWERS?.version ?? "";

/** The prepared answer to this path; undefined if only the engine can answer. */
export function preparedAnswer(path: string): Promise<Response> | undefined {
  if (path === STATUS) return Promise.resolve(Response.json({ store: "ready" }));
  const file = ANSWERS?.files[path];
  return file === undefined ? undefined : fetch(`${ANSWERS?.folder}${file}`);
}
