// What follows from the rules and is kept in files. `lab renew` writes it; see Kept.

import { readdirSync } from 'node:fs';
import { begin, CHANCE, enter, type GameRecord, type Kept, makeRecord, outcomeOf, parseRecord, perft, pick, stream } from '@adega/kernel';
import { PACK_FIRST, PACK_RESERVE } from '../data/packs.ts';
import { editionFirst } from '../editions/first.ts';
import { editionReserve } from '../editions/reserve.ts';
import type { FrameKind } from '../frames.ts';
import { type Vinhos, vinhos } from '../game.ts';
import type { Move, MoveKind, State } from '../state.ts';
import { busy } from '../trials/busy.ts';
import { gameOf } from './recorded.ts';

// ---- games in which everything that is an edition's own comes up

/** What must come up. */
const KINDS: readonly MoveKind[] = [
  ...(['deposit', 'withdraw', 'invest', 'disinvest', 'pair', 'cubes', 'entrust', 'benefit', 'pay', 'pour', 'bring', 'brought'] as const),
  ...(['lose-winery', 'lose-vineyard', 'dismiss', 'use', 'arrange', 'present', 'sell', 'export'] as const),
];

function playBusily(game: Vinhos, seed: string): GameRecord<Move> {
  const rng = stream(seed, 'all');
  const playing = begin(game, { seats: 4 });
  for (let d = game.decide(playing.state)[0]; d !== undefined; d = game.decide(playing.state)[0]) {
    enter(game, playing, d.by, (d.by === CHANCE ? undefined : busy(playing.state, d, rng)) ?? pick(d, rng));
  }
  return { ...playing.record, result: outcomeOf(game, playing.state) };
}

/** The first game of these seeds in which all of it comes up. */
function firstBusy(game: Vinhos, seed: string): string {
  for (let n = 1; n <= 1000; n++) {
    const record = playBusily(game, `${seed} ${n}`);
    const kinds = new Set(record.entries.map(({ move }) => move.kind));
    if (KINDS.every(kind => kinds.has(kind))) return `# played by trials/busy.ts; seed ${seed} ${n}\n${makeRecord(game, record)}`;
  }
  throw new Error('no game in which every kind of move comes up');
}

export const BUSY_GAMES: readonly Kept[] = [
  { file: 'games/reserve-busy.txt', make: () => firstBusy(vinhos(editionReserve, PACK_RESERVE), 'busy reserve'), anew: true },
  { file: 'games/first-busy.txt', make: () => firstBusy(vinhos(editionFirst, PACK_FIRST), 'busy first'), anew: true },
];

// ---- lines of play, counted from the recorded games

type Read = Parameters<Kept['make']>[0];

const names = readdirSync(new URL('games/', import.meta.url)).sort();

/** Every position of the recorded games of this edition, in order; what is shown is no copy. */
function walk(id: string, read: Read, show: (game: Vinhos, s: State) => void): void {
  const texts = names.map(name => read(`games/${name}`)).filter(text => text.includes(`\ngame: ${id}\n`));
  for (const text of texts) {
    const game = gameOf(text);
    const played = parseRecord(game, text);
    if (played.problem !== undefined) throw new Error(JSON.stringify(played.problem));
    const s = game.start(played.record.options);
    for (const { by, move } of played.record.entries) {
      show(game, s);
      game.apply(s, by, move);
    }
  }
}

interface Place {
  readonly game: Vinhos;
  readonly s: State;
}

/** The first position at which each of these comes up. */
function firsts(id: string, read: Read, of: (place: Place) => readonly string[]): [string, Place][] {
  const found = new Map<string, Place>();
  walk(id, read, (game, s) => {
    for (const what of of({ game, s })) if (!found.has(what)) found.set(what, { game, s: game.clone(s) });
  });
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1));
}

const linesOf = (counted: readonly (readonly [string, readonly number[]])[]): string =>
  counted.map(([what, counts]) => `${what}: ${counts.join(' ')}\n`).join('');

const first = (_s: unknown, d: { readonly moves: readonly unknown[] }) => d.moves[0] as never;

/** One position for each kind of question to a seat: lines of one and of two moves. */
function countQuestions(id: string, read: Read): string {
  const asked = ({ game, s }: Place): string[] => game.decide(s).flatMap(({ by, asks }) => (by === CHANCE ? [] : [asks]));
  return linesOf(firsts(id, read, asked).map(([asks, { game, s }]) => [asks, [1, 2].map(depth => perft(game, s, depth, first))]));
}

/** Frames of the automa: no questions to a seat, so they are looked for on the stack, and every outcome of chance is followed. */
const AUTOMA: readonly FrameKind[] = [
  ...(['lacerda-vineyard', 'lacerda-pick', 'both-turns', 'lacerda-turn', 'lacerda-vineyards', 'lacerda-cellars'] as const),
  ...(['lacerda-wineries', 'lacerda-cubes', 'lacerda-export', 'lacerda-sales', 'lacerda-press', 'lacerda-buy'] as const),
];

function countAutoma(id: string, read: Read): string {
  const waiting = ({ s }: Place): string[] => AUTOMA.filter(kind => s.stack.some(f => f.kind === kind));
  return linesOf(firsts(id, read, waiting).map(([kind, { game, s }]) => [kind, [perft(game, s, 2)]]));
}

export const COUNTS: readonly Kept[] = [
  { file: 'perft/2016.txt', make: read => countQuestions('vinhos/2016', read) },
  { file: 'perft/reserve.txt', make: read => countQuestions('vinhos/reserve', read) },
  { file: 'perft/first.txt', make: read => countQuestions('vinhos/first', read) },
  { file: 'perft/solo.txt', make: read => countAutoma('vinhos/solo', read) },
];

export const KEPT: readonly Kept[] = [...BUSY_GAMES, ...COUNTS];
