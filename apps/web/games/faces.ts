// The faces of the games on the shelf, each fetched when a game of it is opened.

import type { Face } from '../table/face.ts';
import { drawingOf } from './drawn.ts';

const FACES: { [game: string]: Face } = {};

const fetchPlain = async (): Promise<Face> => (await import('./plain/face.tsx')).plainFace;

export const hasFace = (game: string): boolean => FACES[game] !== undefined;

/** Once this is through, faceOf knows the game. */
export async function fetchFace(game: string): Promise<void> {
  FACES[game] ??= await (drawingOf(game) ?? fetchPlain)();
}

export function faceOf(game: string): Face {
  const face = FACES[game];
  if (face === undefined) throw new Error(`no face for ${game}`);
  return face;
}
