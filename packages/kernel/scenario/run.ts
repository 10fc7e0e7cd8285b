// Where a scenario stands while it is played: the file's place, the position, who is asked, and how a move of the file is read.

import { type Actor, CHANCE, type Decision, type Entry, type GameEvent, isParseError, type ParseError } from '../game.ts';
import { oneOf, pointerOf, shown } from '../problem.ts';
import type { AnyStage, Ending } from '../scenario.ts';

/** Moves and states are the game's own: nothing is known of them here. */
export interface Run {
  readonly stage: AnyStage;
  readonly state: unknown;
  readonly names: readonly string[];
  readonly path: readonly unknown[];
  /** What has been played. */
  readonly entries: Entry<unknown>[];
  readonly events: GameEvent[][];
}

/** A move of the file that can be read. */
export interface Read {
  readonly by: Actor;
  readonly name: string;
  readonly move: unknown;
}

export const PASSED: Ending = { is: 'passed' };

export const failed = (run: Run, expected: string, got: string): Ending => ({
  is: 'failed',
  problems: [{ path: pointerOf(run.path), expected, got }],
});

const broken = (run: Run, expected: string, got: string): Ending => ({
  is: 'broken',
  problems: [{ path: pointerOf(run.path), expected, got }],
});

export const within = (run: Run, ...keys: readonly unknown[]): Run => ({ ...run, path: [...run.path, ...keys] });

/** Stops at the first that does not pass. */
export function each(run: Run, texts: readonly string[], look: (run: Run, text: string) => Ending): Ending {
  for (const [i, text] of texts.entries()) {
    const ending = look(within(run, i), text);
    if (ending.is !== 'passed') return ending;
  }
  return PASSED;
}

export const decisionsOf = (run: Run): readonly Decision<unknown>[] => run.stage.game.decide(run.state);
export const decisionOf = (run: Run, by: Actor): Decision<unknown> | undefined => decisionsOf(run).find(d => d.by === by);
export const keysOf = (run: Run, by: Actor): string[] => decisionOf(run, by)?.moves.map(m => run.stage.game.keyOf(m)) ?? [];

export const nameOf = (run: Run, by: Actor): string => (by === CHANCE ? 'chance' : (run.names[by] ?? String(by)));

/** Nobody reads more moves than this. */
const MOST_KEYS = 12;

/** Who is asked what: what a scenario must go on with. */
export function asked(run: Run): string {
  const decisions = decisionsOf(run);
  return decisions.length === 0 ? 'nothing: the game is over' : decisions.map(d => askedOf(run, d)).join('; ');
}

function askedOf(run: Run, d: Decision<unknown>): string {
  return `${nameOf(run, d.by)} ${listed(d.moves.map(m => run.stage.game.keyOf(m)))}`;
}

const listed = (keys: readonly string[]): string => `${keys.slice(0, MOST_KEYS).join(' | ')}${keys.length > MOST_KEYS ? ' | …' : ''}`;

export const notAsked = (run: Run, by: Actor): Ending => failed(run, `${nameOf(run, by)} is asked`, asked(run));

/** 'O enter experts'. A name that nobody has, or a word that no move has, is a mistake of the scenario. */
export function readMove(run: Run, text: string): Read | Ending {
  const [name = '', ...words] = text.trim().split(/\s+/);
  const by = actorOf(run, name);
  if (by === undefined) return unknownName(run, name);
  const move = run.stage.game.parse(run.state, words.join(' '));
  return isParseError(move) ? unread(run, text, move) : { by, name, move };
}

export function actorOf(run: Run, name: string): Actor | undefined {
  const seat = run.names.indexOf(name);
  return name === 'chance' ? CHANCE : seat < 0 ? undefined : seat;
}

export const unknownName = (run: Run, name: string): Ending => broken(run, oneOf(run.names), shown(name));

/** A text that is no move: what would be understood in its place. */
export function unread(run: Run, text: string, { problem, word, expected }: ParseError): Ending {
  const wanted =
    problem === 'out-of-order' ? `${word} further to the left` : problem === 'left-over' ? 'the end of the move' : oneOf(expected);
  return broken(run, `${wanted} (${problem})`, shown(problem === 'out-of-order' ? text : word || text));
}

export const isRead = (x: Read | Ending): x is Read => 'move' in x;

/** Whether the present question to this seat is about the move at all. */
export function isCandidate(run: Run, { by, move }: Read): boolean {
  const { game } = run.stage;
  return by !== CHANCE && game.candidates(run.state, by).some((m: unknown) => game.keyOf(m) === game.keyOf(move));
}

/** Why the present question is not about a move: what the game says is wrong with it, or what would be understood. */
export function whyUnlisted(run: Run, { by, move }: Read): string {
  const named = run.stage.unlisted?.(run.state, by, move);
  const { game } = run.stage;
  const keys: string[] = game.candidates(run.state, by).map((m: unknown) => game.keyOf(m));
  const verbOf = (key: string): string => key.split(' ')[0] as string;
  const alike = keys.filter(key => verbOf(key) === verbOf(game.keyOf(move)));
  const about = alike.length > 0 ? listed(alike) : [...new Set(keys.map(verbOf))].join(' | ');
  return named ?? `the question ${decisionOf(run, by)?.asks}, which is about ${about}`;
}
