import type { GameFace } from "./face";
import type { GameFront } from "./front";

type FaceModule = { readonly face: GameFace };
type FrontModule = { readonly front: GameFront };

/** Every folder beside this file is the face of the game of its name; it is fetched when it is needed. */
const FACES = import.meta.glob<FaceModule>("./*/face.ts");
const FRONTS = import.meta.glob<FrontModule>("./*/front/front.ts");
/** What the front pages say of each game: addresses of Fluent files. */
const FRONT_TEXTS = import.meta.glob<string>("./*/front/words/*.ftl", {
  query: "?url",
  import: "default",
  eager: true,
});

/** The face of a game; a plain one for a game that has none of its own. */
export async function faceOf(game: string): Promise<GameFace> {
  const found = FACES[`./${game}/face.ts`];
  if (found) return (await found()).face;
  const { plainFace } = await import("../plain/face");
  return plainFace(game);
}

/** The front of a game; a plain one for a game that has none of its own. */
export async function frontOf(game: string): Promise<GameFront> {
  const found = FRONTS[`./${game}/front/front.ts`];
  if (found) return (await found()).front;
  return (await import("../plain/front")).PLAIN_FRONT;
}

/** The addresses of what the front pages say of all games in one language. */
export function frontTexts(language: string): string[] {
  return Object.entries(FRONT_TEXTS).flatMap(([path, address]) => (path.endsWith(`/${language}.ftl`) ? [address] : []));
}
