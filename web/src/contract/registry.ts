import type { GameFront } from "./front";
import type { TableFace } from "./table";

type FaceModule = { readonly face: TableFace };
type FrontModule = { readonly front: GameFront };

/** Faces of games: every folder of games/ holds the face of the game of its name, fetched on demand. */
const FACES = import.meta.glob<FaceModule>("../games/*/face.ts");
const FRONTS = import.meta.glob<FrontModule>("../games/*/front/front.ts");
/** The folder used for games without one. */
const DEFAULT = "default";

/** The face of a game, or the default face. */
export async function faceOf(game: string): Promise<TableFace> {
  const own = FACES[`../games/${game}/face.ts`];
  if (own) return (await own()).face;
  const plain = await FACES[`../games/${DEFAULT}/face.ts`]?.();
  return { ...(plain as FaceModule).face, title: game };
}

/** The front of a game, or the default front. */
export async function frontOf(game: string): Promise<GameFront> {
  const found = FRONTS[`../games/${game}/front/front.ts`] ?? FRONTS[`../games/${DEFAULT}/front/front.ts`];
  return ((await found?.()) as FrontModule).front;
}
