// What follows from the rules and is kept in files. `lab renew` writes it; see Kept.

import {
  begin,
  CHANCE,
  type Decision,
  enter,
  type Kept,
  makeRecord,
  type Options,
  outcomeOf,
  type Playing,
  perft,
  pick,
  stream,
} from '@adega/kernel';
import { compile } from '../data/pack.ts';
import { PACK } from '../data/packs.ts';
import type { Event } from '../events.ts';
import { vino } from '../game.ts';
import { vinoBots } from '../judgement/greedy.ts';
import type { Move, State } from '../state.ts';
import { steer } from '../trials/steering.ts';
import { holdings, type Position, position, upTo } from './rules/position.ts';

// ---- games

const game = vino(PACK);
const tables = compile(PACK);
const bots = vinoBots(tables);

interface Played {
  readonly playing: Playing<State, Move>;
  readonly events: readonly Event[];
  readonly seed: string;
}

type Answer = (s: State, d: Decision<Move>, rng: ReturnType<typeof stream>) => Move;

const judged: Answer = (s, d, rng) =>
  (bots[d.by % 2] as (typeof bots)[number]).plan({ game, seat: d.by, decision: d, look: () => game.view(s, d.by), rng })[0] as Move;
const idle: Answer = (_s, d, rng) => d.moves.find(m => m.kind === 'pass') ?? pick(d, rng);
/** As judged, once the idle rounds that would end a game of ours are over. */
const late: Answer = (s, d, rng) => (s.round > tables.stall + 1 ? judged : idle)(s, d, rng);
const anyhow: Answer = (s, d, rng) => steer(s, d, rng) ?? pick(d, rng);

function play(seats: number, seed: string, answer: Answer, options: Options = {}): Played {
  const [rng, chance] = [stream(seed, 'players'), stream(seed, 'chance')];
  const playing = begin(game, { ...options, seats });
  const events: Event[] = [];
  for (let d = game.decide(playing.state)[0]; d !== undefined; d = game.decide(playing.state)[0]) {
    enter(game, playing, d.by, d.by === CHANCE ? pick(d, chance) : answer(playing.state, d, rng), event => events.push(event));
  }
  return { playing, events, seed };
}

const recorded = (name: string, comment: string, played: () => Played): Kept => ({
  file: `games/${name}.txt`,
  make() {
    const { playing, seed } = played();
    return `# ${comment}; seed ${seed}\n${makeRecord(game, { ...playing.record, result: outcomeOf(game, playing.state) })}`;
  },
});

/** The first game of these seeds that ends as wanted. */
function search(seats: number, seed: string, answer: Answer, is: (played: Played) => boolean): Played {
  for (let n = 0; ; n++) {
    const played = play(seats, `${seed} ${n}`, answer);
    if (is(played)) return played;
  }
}

/** The purchase that took the last bottle was one of a government vineyard. */
function endsWithGovernment({ events }: Played): boolean {
  const end = events.findLastIndex(event => event.kind === 'bottle-gone');
  const last = events.slice(0, end).findLast(event => event.kind === 'bought' || event.kind === 'given');
  return last?.kind === 'bought' && tables.government[last['vineyard'] as number] === 1;
}

const endsWithTie = ({ playing }: Played): boolean => game.result(playing.state).some(place => place.rank === 1 && place.by === 'money');

const GAMES: readonly Kept[] = [
  ...[3, 4, 5].map(seats =>
    recorded(`players-${seats}`, `${seats} players, merchant and vintner in turn`, () => play(seats, `games-${seats}`, judged)),
  ),
  recorded('stall', 'nobody buys for three rounds in a row (vino.stall)', () => play(3, 'stall', idle)),
  recorded('no-stall', 'nobody buys for four rounds in a row, and the game goes on; money is hidden', () =>
    play(3, 'no-stall', late, { stall: 'off', money: 'hidden' }),
  ),
  recorded('last-government', 'the last government vineyard takes the last bottle (V20)', () =>
    search(4, 'government', anyhow, endsWithGovernment),
  ),
  recorded('tie-on-vineyards', 'two have most vineyards, money decides (V22)', () => search(5, 'tie', judged, endsWithTie)),
];

// ---- lines of play, counted from positions of every kind of question

const first = (_s: unknown, d: { readonly moves: readonly unknown[] }) => d.moves[0] as never;
const PRIVATE = upTo(13, 5, 9, 12);
const OWNERS = holdings(
  {
    A: [
      ['toscana', 'nebbiolo', [1, 3]],
      ['veneto', 'nebbiolo', [2]],
    ],
    B: [['lazio', 'barbera', [1, 2, 3]]],
    C: [['lazio', 'trebbiano', [4]]],
  },
  {},
);
const buyers = (region: string) => ({ A: { chosen: [region, 'trentino'] }, B: { chosen: [region, 'trentino'] } });
const taking = holdings(
  { A: [['campania', 'barbera', PRIVATE.slice(0, 5)]], B: [['campania', 'nebbiolo', PRIVATE.slice(5, 9)]] },
  buyers('campania'),
);

/** A table of our own, so that the counts stay when ours is calibrated anew. */
const TABLE = {
  sale: {
    revenue: upTo(39).map(n => 100 * n),
    lost: upTo(39).map(n => Math.floor((n + 1) / 3)),
    fall: upTo(39).map(n => Math.min(20, Math.ceil(n / 2))),
  },
};
const selling = () => position({ phase: 'sell', ...OWNERS }, 3, TABLE);

const POSITIONS: readonly (readonly [name: string, at: () => Position, depth: number])[] = [
  ['the start of three', () => position({ phase: 'setup' }), 3],
  ['the start of five', () => position({ phase: 'setup' }, 5), 3],
  ['a third vineyard', () => position({ phase: 'third', ...OWNERS }), 2],
  ['choices', () => position({ ...OWNERS }), 2],
  ['owners', () => position({ phase: 'buy', ...holdings({ A: [['liguria', 'barbera', [1]]] }, buyers('liguria')) }), 3],
  ['newcomers', () => position({ phase: 'buy', players: buyers('liguria') }), 3],
  ['a gift', () => position({ phase: 'buy', ...taking }).play('A buy campania.13'), 3],
  ['a sale', () => selling(), 3],
  ['a lease', () => selling().play('A sell nebbiolo 3'), 3],
  ['a shift', () => selling().play('A sell nebbiolo 1'), 3],
];

function countFrom([name, at, depth]: (typeof POSITIONS)[number]): string {
  const { game, s } = at();
  return `${name}: ${upTo(depth).map(n => perft(game, s, n, first)).join(' ')}\n`; // biome-ignore format: a chain
}

export const COUNTS: readonly Kept[] = [{ file: 'perft/vino.txt', make: () => POSITIONS.map(countFrom).join('') }];

export const KEPT: readonly Kept[] = [...GAMES, ...COUNTS];
