// The faces of the games on the shelf.

import type { Face } from './face.ts';
import { face2016 } from './vinhos/face.ts';

const FACES: { readonly [game: string]: Face } = { 'vinhos/2016': face2016 };

export function faceOf(game: string): Face {
  const face = FACES[game];
  if (face === undefined) throw new Error(`no face for ${game}`);
  return face;
}
