import type { GameFace } from "./face";

type Module = { readonly face: GameFace };

/** Every folder beside this file is the face of the game of its name; it is fetched when it is needed. */
const FACES = import.meta.glob<Module>("./*/face.ts");

/** The face of a game; a plain one for a game that has none of its own. */
export async function faceOf(game: string): Promise<GameFace> {
  const found = FACES[`./${game}/face.ts`];
  if (found) return (await found()).face;
  const { plainFace } = await import("../plain/face");
  return plainFace(game);
}
