// A position for a test of the rules: put up in the words of a scenario, then asked and played in the words of the notation.

import { CHANCE, isParseError, isProblems, type Options, type Refusal, type Stage } from '@adega/kernel';
import { holdOffers } from '@adega/kernel/test/offered.ts';
import { REGIONS, VARIETIES, type Variety } from '../../data/words.ts';
import type { Event, EventKind, EventOf } from '../../events.ts';
import { playhouse } from '../../scenario.ts';
import type { Move, Player, State } from '../../state.ts';
import { BOARD } from './board.ts';

const NAMES = ['A', 'B', 'C', 'D', 'E'] as const;

export class Position {
  readonly s: State;
  readonly events: Event[] = [];
  private readonly stage: Stage<State, Move>;

  constructor(stage: Stage<State, Move>, s: State) {
    this.stage = stage;
    this.s = s;
  }

  get game() {
    return this.stage.game;
  }

  player(name: string): Player {
    return this.s.players[seatOf(name)] as Player;
  }

  move(line: string): Move {
    const m = this.game.parse(this.s, line);
    if (isParseError(m)) throw new Error(`${line}: ${m.problem} ${m.word}`);
    return m;
  }

  /** Who is asked what: 'A sell', 'chance draw', 'nobody'. */
  get asks(): string {
    const asked = this.game.decide(this.s).map(d => `${d.by === CHANCE ? 'chance' : NAMES[d.by]} ${d.asks}`);
    return asked.length === 0 ? 'nobody' : asked.join(', ');
  }

  /** Everything offered to somebody that begins with a word. */
  offers(name: string, word = ''): string[] {
    const moves = this.game.decide(this.s).find(d => d.by === seatOf(name))?.moves ?? [];
    return moves.map(m => this.game.keyOf(m)).filter(key => key === word || key.startsWith(word));
  }

  /** Why a candidate is not offered. A line that is no candidate is a mistake of the test. */
  refusal(name: string, line: string): Refusal | undefined {
    holdOffers(this.game, this.s);
    const m = this.move(line);
    if (!this.game.candidates(this.s, seatOf(name)).includes(m)) throw new Error(`${line} is no candidate`);
    return this.game.forbids(this.s, seatOf(name), m);
  }

  /** Plays lines, each with its actor before it: 'A pass', 'chance draw lazio toscana'. */
  play(...lines: string[]): this {
    for (const line of lines) {
      const [name = '', ...words] = line.split(' ');
      holdOffers(this.game, this.s);
      this.game.apply(this.s, seatOf(name), this.move(words.join(' ')), event => this.events.push(event as Event));
    }
    return this;
  }

  /** The vineyards of somebody, as in the notation. */
  owned(name: string): string[] {
    return Object.entries(this.owners).flatMap(([vineyard, owner]) => (owner === name ? [vineyard] : []));
  }

  /** null for nobody. */
  ownerOf(vineyard: string): string | null | undefined {
    return this.owners[vineyard];
  }

  private get owners(): { readonly [vineyard: string]: string | null } {
    return this.stage.tell(this.s, NAMES.slice(0, this.s.seats))['vineyards'] as { [vineyard: string]: string | null };
  }

  get order(): string {
    return this.s.order.map(seat => NAMES[seat]).join('');
  }

  get bottles(): string[] {
    return REGIONS.filter((_, i) => (this.s.bottles >> i) & 1);
  }

  market(): { [variety: string]: number } {
    return Object.fromEntries(VARIETIES.map((variety, i) => [variety, (this.s.market[i] as number) * 100]));
  }

  stock(name: string, variety: Variety): number {
    return this.player(name).cellar[VARIETIES.indexOf(variety)] as number;
  }

  /** The facts of one kind that were told. */
  told<K extends EventKind>(kind: K): EventOf<K>[] {
    return this.events.filter(event => event.kind === kind) as EventOf<K>[];
  }
}

const seatOf = (name: string): number => (name === 'chance' ? CHANCE : NAMES.indexOf(name as (typeof NAMES)[number]));

/** A position in the words of a scenario; A, B, C and so on sit at the table. */
export function position(given: object, seats = 3, pack?: object, options: Options = {}): Position {
  const stage = playhouse(BOARD).open(pack);
  if (isProblems(stage)) throw new Error(JSON.stringify(stage.problems));
  const built = stage.build(given, NAMES.slice(0, seats), options);
  if (isProblems(built)) throw new Error(JSON.stringify(built.problems));
  return new Position(stage, built.state as State);
}

/** What somebody has, region by region: [region, variety, places along the road]. */
export type Holding = readonly [region: string, variety: Variety, places: readonly number[]];

/** The words for who owns what. */
export function holdings(of: { readonly [name: string]: readonly Holding[] }, more: { readonly [name: string]: object } = {}): object {
  const vineyards: { [word: string]: string } = {};
  const players: { [name: string]: object } = {};
  for (const [name, held] of Object.entries(of)) {
    for (const [region, , places] of held) for (const n of places) vineyards[`${region}.${n}`] = name;
    players[name] = { grows: Object.fromEntries(held.map(([region, variety]) => [region, variety])) };
  }
  for (const [name, words] of Object.entries(more)) players[name] = { ...players[name], ...words };
  return { vineyards, players };
}

/** 1 to n, without some. */
export const upTo = (n: number, ...without: number[]): number[] =>
  Array.from({ length: n }, (_, i) => i + 1).filter(i => !without.includes(i));
