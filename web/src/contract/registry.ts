import type { GameFront } from "./front";
import type { TableFace } from "./table";

type FaceModule = { readonly face: TableFace };
type FrontModule = { readonly front: GameFront };

/** The faces of games, fetched on demand. A folder of games/ has the name of the game whose face it holds. */
const FACES = import.meta.glob<FaceModule>("../games/*/face.ts");
const FRONTS = import.meta.glob<FrontModule>("../games/*/front/front.ts");
/** The folder for games that have no folder of their own. */
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
