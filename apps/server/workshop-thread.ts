// A thread for what the engine does with things that strangers bring. It can be ended.

import { parentPort } from 'node:worker_threads';
import { packedWith } from '@adega/desk/own-pack.ts';
import { type CarriedOver, carryOver, type Setup, type Standing } from '@adega/journal';
import { type AnyGame, carryRecord, makeEntry, type Options, parseHeader, parseRecord, type Title } from '@adega/kernel';
import { gameOf, titleOf } from '@adega/shelf';
import { bounded } from '@adega/wire';
import type { OnlineTrouble } from '@adega/wire/online.ts';
import { type GameNamed, gameFor, printOf } from './games.ts';
import type { Answered } from './threads.ts';

export type Work =
  /** A table of older rules, as it stands. */
  | { readonly do: 'carry'; readonly game: GameNamed; readonly was: Standing }
  /** A game with a pack of somebody's own. */
  | { readonly do: 'pack'; readonly game: string; readonly pack: string }
  /** A game that was begun elsewhere, with its pack. */
  | { readonly do: 'record'; readonly record: string; readonly pack?: string | undefined };

/** What a table is played by. */
export type Played = Pick<Setup, 'game' | 'rules' | 'pack' | 'own'>;
export type Packed = Played | { readonly trouble: OnlineTrouble };
export type Taken =
  | (Played & { readonly options: Options; readonly given: NonNullable<Setup['given']> })
  | { readonly trouble: OnlineTrouble };

function done(work: Work): CarriedOver | Packed | Taken {
  switch (work.do) {
    case 'carry':
      return carryOver(gameFor(work.game), work.was, printOf(work.game.game));
    case 'pack':
      return packed(work.game, work.pack);
    case 'record':
      return taken(work.record, work.pack);
  }
}

const wrong = (trouble: object): { readonly trouble: OnlineTrouble } => ({
  trouble: bounded(trouble as never) as unknown as OnlineTrouble,
});
const unknown = (game: string) => wrong({ code: 'bad-table', what: `game ${game}` });

function packed(id: string, json: string): Packed {
  const title = titleOf(id);
  if (title === undefined) return unknown(id);
  const made = packedWith(title, json);
  return made.trouble === undefined ? playedWith(title, made.game, made.text) : wrong(made.trouble);
}

/** A pack that we have had is not kept. */
function playedWith(title: Title, { id, rules, pack }: AnyGame, text: string | undefined): Played {
  const own = title.packs?.named(pack) === undefined ? text : undefined;
  return { game: id, rules, pack, ...(own === undefined ? {} : { own }) };
}

function taken(record: string, json: string | undefined): Taken {
  const header = parseHeader(record);
  if (header.problem !== undefined) return wrong({ code: 'bad-record', problem: header.problem });
  const title = titleOf(header.game);
  if (title === undefined) return unknown(header.game);
  const made = json === undefined ? undefined : packedWith(title, json);
  if (made?.trouble !== undefined) return wrong(made.trouble);
  const game = made?.game ?? gameOf(title.id, header.pack) ?? gameOf(title.id);
  if (game?.pack !== header.pack) return wrong({ code: 'missing-pack', pack: header.pack });
  const read = header.rules < game.rules ? carried(game, record) : parseRecord(game, record);
  if (read.problem !== undefined) return wrong({ code: 'bad-record', problem: read.problem });
  if (game.decide(read.state).length === 0) return wrong({ code: 'bad-table', what: 'over' });
  // What was noted off line stays there.
  const entries = read.record.entries.map(({ by, move }) => makeEntry(game, { by, move }));
  return { ...playedWith(title, game, made?.text), options: read.record.options, given: { entries, from: header.rules } };
}

function carried(game: AnyGame, record: string) {
  const read = carryRecord(game, record);
  return read.unreadable === undefined ? read : { problem: read.unreadable };
}

parentPort?.on('message', (work: Work) => {
  const tell = (told: Answered<CarriedOver | Packed | Taken>): void => parentPort?.postMessage(told);
  try {
    tell({ answer: done(work) });
  } catch (error) {
    tell({ trouble: String(error) });
  }
});
