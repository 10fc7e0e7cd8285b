// What is published of a game when it is over, and checking it: every draw must be the one that follows from the seal.

import {
  type AnyGame,
  applyEntry,
  CHANCE,
  type Decision,
  type Options,
  oneOf,
  type Problem,
  parseEntry,
  type RecordProblem,
  shown,
} from '@adega/kernel';
import { commitmentTo, type Draw, drawWith, isSeatBytes, isSecret, type Outcome, type Seal } from './shuffle.ts';

export interface Proof extends Seal {
  readonly game: string;
  readonly rules: number;
  readonly pack: string;
  /** The pack itself as JSON, where it is somebody's own. */
  readonly own?: string | undefined;
  readonly options: Options;
  /** The hash of the secret, as it was shown before the game. */
  readonly commitment: string;
  /** All that was done, in its order: entries as in a record; `back N`: the first N of those that held are left. */
  readonly entries: readonly string[];
  /** So many of them come from before it was played on line, or by these rules, and are not proved. */
  readonly from?: number | undefined;
  /** Draws that the table had had before those that are proved. */
  readonly drawn?: number | undefined;
}

export type Verdict =
  | { readonly is: 'proved'; readonly draws: number }
  /** The secret is not the one that was promised. */
  | { readonly is: 'other-secret'; readonly promised: string; readonly found: string }
  /** Something else was drawn than what follows from the seal; entries count from 1. */
  | { readonly is: 'bent'; readonly entry: number; readonly draw: number; readonly drawn: string; readonly due: string }
  | { readonly is: 'unplayable'; readonly entry: number; readonly problem: RecordProblem };

export function verify(game: AnyGame, proof: Proof): Verdict {
  const found = commitmentTo(proof.secret);
  if (found !== proof.commitment) return { is: 'other-secret', promised: proof.commitment, found };
  const playing: Playing = { game, options: proof.options, state: game.start(proof.options), held: [], draws: proof.drawn ?? 0 };
  const draw = drawWith(proof);
  for (const [i, line] of proof.entries.entries()) {
    const back = BACK.exec(line);
    const wrong = back === null ? check(playing, line, i + 1, i < (proof.from ?? 0) ? undefined : draw) : goBack(playing, Number(back[1]));
    if (wrong !== undefined) return wrong;
  }
  return { is: 'proved', draws: playing.draws - (proof.drawn ?? 0) };
}

/** A draw with a single outcome, as a reveal is, takes no number. */
export const isDrawn = ({ by, moves }: Decision<unknown>): boolean => by === CHANCE && moves.length > 1;

export const outcomesOf = <M>(game: { keyOf(m: M): string }, { moves, weights }: Decision<M>): Outcome[] =>
  moves.map((move, i) => ({ key: game.keyOf(move), weight: weights?.[i] ?? 1 }));

const BACK = /^back (\d{1,9})$/;

interface Playing {
  readonly game: AnyGame;
  readonly options: Options;
  state: unknown;
  /** The entries that lead to the state. */
  readonly held: string[];
  draws: number;
}

function check(playing: Playing, line: string, entry: number, draw: Draw | undefined): Verdict | undefined {
  const { game, options, state } = playing;
  const read = parseEntry(game, state, options, line);
  if (read.problem !== undefined) return { is: 'unplayable', entry, problem: read.problem };
  const decision = game.decide(state).find(({ by }) => by === read.entry.by);
  if (draw !== undefined && decision !== undefined && isDrawn(decision)) {
    const drawn = game.keyOf(read.entry.move);
    const due = draw(++playing.draws, outcomesOf(game, decision));
    if (drawn !== due) return { is: 'bent', entry, draw: playing.draws, drawn, due };
  }
  const problem = applyEntry(game, state, read.entry);
  playing.held.push(line);
  return problem && { is: 'unplayable', entry, problem };
}

function goBack(playing: Playing, to: number): Verdict | undefined {
  const held = playing.held.splice(0).slice(0, to);
  playing.state = playing.game.start(playing.options);
  for (const [i, line] of held.entries()) {
    const wrong = check(playing, line, i + 1, undefined);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

// As a file

const FORMAT = 1;

export const makeProof = (proof: Proof): string => `${JSON.stringify({ 'adega-proof': FORMAT, ...proof }, undefined, 1)}\n`;

type Check = readonly [expected: string, isGood: (value: unknown) => boolean];

const text: Check = ['text', value => typeof value === 'string'];
const count: Check = ['whole number', value => Number.isSafeInteger(value) && (value as number) >= 0];
const texts = (value: unknown): value is string[] => Array.isArray(value) && value.every(item => typeof item === 'string');
const isOptions = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.values(value).every(of => ['string', 'number'].includes(typeof of));

const FIELDS: { readonly [field: string]: Check } = {
  'adega-proof': [oneOf([FORMAT]), value => value === FORMAT],
  game: text,
  rules: count,
  pack: text,
  own: ['text or absent', value => value === undefined || typeof value === 'string'],
  options: ['options', isOptions],
  table: text,
  commitment: text,
  secret: ['32 bytes in hexadecimal', value => typeof value === 'string' && isSecret(value)],
  seats: ['bytes in hexadecimal for each seat', value => texts(value) && value.every(isSeatBytes)],
  entries: ['list of text', texts],
  from: ['whole number or absent', value => value === undefined || count[1](value)],
  drawn: ['whole number or absent', value => value === undefined || count[1](value)],
};

/** What a file holds, or what is wrong with it. */
export function parseProof(json: unknown): { readonly proof: Proof } | { readonly problem: Problem } {
  if (typeof json !== 'object' || json === null) return { problem: { path: '', expected: 'object', got: shown(json) } };
  const fields = json as { readonly [field: string]: unknown };
  for (const [field, [expected, isGood]] of Object.entries(FIELDS)) {
    if (!isGood(fields[field])) return { problem: { path: `/${field}`, expected, got: shown(fields[field]) } };
  }
  return { proof: json as Proof };
}
