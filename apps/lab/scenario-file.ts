// One scenario's file, read and played: what came of it, and the position it has come to.

import {
  type GameEvent,
  isProblems,
  makeProblem,
  type Performance,
  type Problem,
  performScenario,
  type Refusal,
  type Told,
} from '@adega/kernel';
import { PLAYHOUSES } from '@adega/shelf/scenarios.ts';
import { BadInput } from './command.ts';
import { readJson } from './files.ts';

/** What came out differently, or a file that cannot be played at all. */
export interface Failure {
  readonly file: string;
  readonly is: 'failed' | 'broken';
  readonly why: string;
}

export interface PlayedFile {
  readonly file: string;
  /** What does not come out as the scenario says; absent if all does. */
  readonly failure?: Failure | undefined;
  /** What stands in the file; absent where it cannot be read. */
  readonly json?: unknown;
  /** Absent where no position could be put up. */
  readonly performance?: Performance | undefined;
}

export function playFile(file: string): PlayedFile {
  const read = readOrWhy(file);
  if ('why' in read) return { file, failure: { file, is: 'broken', why: read.why } };
  const performed = performOrStop(file, read.json);
  if (!('ending' in performed)) return { file, json: read.json, failure: failureOf(file, performed.is, performed.problems) };
  const { ending } = performed;
  const failure = ending.is === 'passed' ? undefined : failureOf(file, ending.is, ending.problems);
  return { file, json: read.json, failure, performance: performed };
}

/** A file that cannot be read is a failure like another. */
function readOrWhy(file: string): { readonly json: unknown } | { readonly why: string } {
  try {
    return { json: readJson(file) };
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return { why: error.message };
  }
}

type Stopped = { readonly is: 'failed' | 'broken'; readonly problems: readonly Problem[] };

/** Rules that stop in the middle are a failure of the rules, not of the file. */
function performOrStop(file: string, json: unknown): Performance | Stopped {
  try {
    const performed = performScenario(json, PLAYHOUSES);
    return isProblems(performed) ? { is: 'broken', problems: performed.problems } : performed;
  } catch (error) {
    return { is: 'failed', problems: [{ path: '', expected: 'rules that go on', got: `${file}: ${(error as Error).message}` }] };
  }
}

/** Nobody reads more problems of a file than this. */
const MOST_PROBLEMS = 4;

function failureOf(file: string, is: Failure['is'], problems: readonly Problem[]): Failure {
  const more = problems.length - MOST_PROBLEMS;
  const why = problems.slice(0, MOST_PROBLEMS).map(makeProblem).join('; ');
  return { file, is, why: more > 0 ? `${why} (and ${more} more)` : why };
}

/** Who is asked what: the moves that are offered, and those that a rule forbids. */
export interface AskedWhat {
  readonly who: string;
  readonly question: string;
  readonly offers: readonly string[];
  readonly refuses: { readonly [move: string]: Refusal };
}

/** A move, and what happened through it, up to the next question. */
export interface Happened {
  readonly who: string;
  readonly move: string;
  readonly happened: readonly Fact[];
}

/** An event: its rule, what it was, to whom, and its amounts. Things are left out: in an event they are numbers that nobody can read. */
interface Fact {
  readonly rule: string;
  readonly kind: string;
  readonly who?: string;
  readonly [amount: string]: string | number | undefined;
}

const AMOUNTS = ['money', 'cost', 'vp', 'points', 'cubes', 'value', 'interest', 'income'];

function factOf({ rule, kind, ...details }: GameEvent, nameOf: (by: number) => string): Fact {
  const { seat, ...more } = details as { readonly seat?: number; readonly [detail: string]: unknown };
  const amounts = Object.entries(more).filter(([word, n]) => AMOUNTS.includes(word) && typeof n === 'number') as [string, number][];
  return { rule, kind, ...(seat === undefined || seat < 0 ? {} : { who: nameOf(seat) }), ...Object.fromEntries(amounts) };
}

/** Where a scenario has come to, in the words in which it is given. */
export interface Come {
  readonly file: string;
  readonly happened: readonly Happened[];
  readonly position: Told;
  /** The position of which the scenario would have said nothing. */
  readonly usual: Told;
  readonly asked: readonly AskedWhat[];
}

export function comeTo({ file, performance }: PlayedFile): Come | undefined {
  if (performance === undefined) return undefined;
  const { stage, state, scenario, entries, events } = performance;
  const { game } = stage;
  const nameOf = (by: number): string => (by < 0 ? 'chance' : (scenario.seats[by] ?? String(by + 1)));
  const happened = entries.map(({ by, move }, i) => ({
    who: nameOf(by),
    move: game.keyOf(move),
    happened: (events[i] ?? []).map(event => factOf(event, nameOf)),
  }));
  const asked = game.decide(state).map(({ by, asks, moves }) => ({
    who: nameOf(by),
    question: asks,
    offers: moves.map(move => game.keyOf(move)),
    refuses: by < 0 ? {} : refusedIn(performance, by),
  }));
  const told = (s: unknown): Told => JSON.parse(JSON.stringify(stage.tell(s, scenario.seats))) as Told;
  const usual = stage.build({}, scenario.seats, scenario.options);
  return { file, happened, position: told(state), usual: isProblems(usual) ? {} : told(usual.state), asked };
}

function refusedIn({ stage: { game }, state }: Performance, by: number): { [move: string]: Refusal } {
  const refused: { [move: string]: Refusal } = {};
  for (const move of game.candidates(state, by)) {
    const refusal = game.forbids(state, by, move);
    if (refusal !== undefined) refused[game.keyOf(move)] = refusal;
  }
  return refused;
}
