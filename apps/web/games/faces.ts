// The faces of the games on the shelf.

import type { Face } from './face.ts';
import { face2016, faceFirst, faceReserve } from './vinhos/face.ts';

const FACES: { [game: string]: Face } = {
  'vinhos/2016': face2016,
  'vinhos/reserve': faceReserve,
  'vinhos/first': faceFirst,
};

/** Faces that come when a game of theirs is opened. */
const LATER: { readonly [game: string]: () => Promise<Face> } = {
  'vinhos/solo': async () => (await import('./vinhos/solo/face.ts')).faceSolo,
  vino: async () => (await import('./vino/face.ts')).faceVino,
};

export const hasFace = (game: string): boolean => FACES[game] !== undefined;

/** Once this is through, faceOf knows the game. */
export async function fetchFace(game: string): Promise<void> {
  const fetched = hasFace(game) ? undefined : await LATER[game]?.();
  if (fetched !== undefined) FACES[game] = fetched;
}

export function faceOf(game: string): Face {
  const face = FACES[game];
  if (face === undefined) throw new Error(`no face for ${game}`);
  return face;
}
