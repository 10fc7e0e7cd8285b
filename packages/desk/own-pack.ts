// Packs of people's own: a game that is played with one, and how it differs from the pack that comes with the game.

import { type AnyGame, type Problem, shown, type Title } from '@adega/kernel';
import type { Reply, Request, Trouble } from '@adega/wire';
import type { Shelf } from './desk.ts';

export type Packed =
  | { readonly game: AnyGame; readonly text: string; readonly trouble?: undefined }
  | { readonly trouble: Trouble; readonly game?: undefined };

/** The game with the pack in this JSON, and the JSON without what does not matter, or what is wrong with it. */
export function packedWith(title: Title, json: string): Packed {
  const text = compact(json);
  if (text === undefined) return { trouble: bad([{ path: '', expected: 'JSON', got: shown(json) }]) };
  const pack: unknown = JSON.parse(text);
  if (title.packs === undefined) return { trouble: bad([{ path: '', expected: 'absent', got: shown(pack) }]) };
  const made = title.make(pack);
  return made.problems === undefined ? { game: made.game, text } : { trouble: bad(made.problems) };
}

const bad = (problems: readonly Problem[]): Trouble => ({ code: 'bad-pack', problems });

/** Undefined for a text that is no JSON, or JSON inside JSON without end. */
function compact(json: string): string | undefined {
  try {
    return JSON.stringify(JSON.parse(json));
  } catch {
    return undefined;
  }
}

/** What is told of a pack before a table is opened with it. */
export function packOf({ titles }: Shelf, { id, game, pack }: Request & { type: 'pack' }): Reply | Trouble {
  const title = titles.find(one => one.id === game);
  if (title?.packs === undefined) return { code: 'unknown-game', game, known: titles.filter(one => one.packs).map(one => one.id) };
  const packed = packedWith(title, pack ?? JSON.stringify(title.packs.now));
  if (packed.trouble !== undefined) return packed.trouble;
  const { text } = packed;
  return { type: 'pack', re: id, game, name: packed.game.pack, text, differs: title.packs.differences(JSON.parse(text)) };
}
