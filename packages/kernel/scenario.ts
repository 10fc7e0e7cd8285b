// A scenario: a position, what is done there and what comes of it, as a data file that a person can write and read.
// The frame of the file and its steps are the same for every game; the words of a position are the game's own.

import type { Entry, Game, GameEvent, OptionSpec, Options, Seat } from './game.ts';
import { oneOf, type Problem, pointerOf, shown } from './problem.ts';
import { readScenario } from './scenario/file.ts';
import { runSteps } from './scenario/steps.ts';

export { readScenario } from './scenario/file.ts';
export { Row, Ways } from './scenario/said.ts';

export interface Problems {
  readonly problems: readonly Problem[];
}

export const isProblems = (x: object): x is Problems => 'problems' in x;

/** What is told of a position: plain data, but for what can be said in several words (Ways, Row). Every word that there is has a value, null
 *  where nothing is. */
export interface Told {
  readonly [word: string]: unknown;
}

/** A game on which positions can be put up and read off. */
export interface Stage<S, M> {
  readonly game: Game<S, M>;
  /** The names of all its questions: what `asks` of a decision can be. */
  readonly questions: readonly string[];
  /** The position that these words describe; what they do not say is as in a fresh game. Paths are within `given`. */
  build(given: unknown, names: readonly string[], options: Options): { readonly state: S } | Problems;
  /** The whole position in the same words. A list is a bag; a row whose order matters is one text. */
  tell(s: S, names: readonly string[]): Told;
  /** What is wrong with a move that the present question to this seat never lists; undefined: nothing that can be named. */
  unlisted?(s: S, by: Seat, m: M): string | undefined;
}

// biome-ignore lint/suspicious/noExplicitAny: a list of different games has no common state type
export type AnyStage = Stage<any, any>;

/** How a game is opened for scenarios. */
export interface Playhouse {
  /** The id of the game. */
  readonly id: string;
  /** Whether a scenario may say that it shows this rule or ruling. */
  isRule(id: string): boolean;
  /** The game with its components changed as the patch says; undefined changes nothing. Paths are within the patch. */
  open(patch: unknown): AnyStage | Problems;
}

/** One step; its only key but for the note says what is done or looked at. */
export type Step = { readonly note?: string } & Deed;

type Deed =
  | { readonly play: readonly string[] }
  | { readonly chance: readonly string[] }
  | { readonly offers: readonly string[] }
  | { readonly offersNot: readonly string[] }
  | { readonly offersOnly: readonly string[] }
  | { readonly refuses: Refused }
  | { readonly wishes: Refused }
  | { readonly expect: { readonly [word: string]: unknown } };

/** For each move the rule in the way, or null where none may be; with its numbers, if they matter. */
export interface Refused {
  readonly [move: string]: string | null | { readonly [word: string]: unknown };
}

export interface Scenario {
  readonly game: string;
  readonly title: string;
  /** The example of a text, or the ruling; '' for a question of one's own. */
  readonly source: string;
  readonly rules: readonly string[];
  readonly note?: string;
  /** Names of the seats, in their order. */
  readonly seats: readonly string[];
  readonly options: Options;
  readonly pack?: unknown;
  readonly given: unknown;
  readonly steps: readonly Step[];
}

/** How a scenario came out: it cannot be played as written, or something is not as it says. Paths lead into the file. */
export type Ending =
  | { readonly is: 'passed' }
  | { readonly is: 'failed'; readonly problems: readonly Problem[] }
  | { readonly is: 'broken'; readonly problems: readonly Problem[] };

/** A scenario as it was played, up to where it did not come out as it says. */
export interface Performance {
  readonly scenario: Scenario;
  readonly stage: AnyStage;
  /** The position that was given, before anything was done, and the one it has come to. */
  readonly start: unknown;
  readonly state: unknown;
  readonly entries: readonly Entry<unknown>[];
  /** For each entry what happened through it. */
  readonly events: readonly (readonly GameEvent[])[];
  /** For each step that was come to: how many entries were there before it. */
  readonly marks: readonly number[];
  readonly ending: Ending;
}

const broken = (problems: readonly Problem[]): Ending & Problems => ({ is: 'broken', problems });

/** Reads and plays what stands in a scenario's file. */
export function playScenario(json: unknown, houses: readonly Playhouse[]): Ending {
  const performed = performScenario(json, houses);
  return 'ending' in performed ? performed.ending : performed;
}

/** The same, with what was played; where no position can be put up, why not. */
export function performScenario(json: unknown, houses: readonly Playhouse[]): Performance | (Ending & Problems) {
  const scenario = readScenario(json);
  if (isProblems(scenario)) return broken(scenario.problems);
  const house = houses.find(h => h.id === scenario.game);
  if (house === undefined) return broken([unknownGame(scenario.game, houses)]);
  const unknown = unknownRules(scenario, house);
  if (unknown.length > 0) return broken(unknown);
  const stage = house.open(scenario.pack);
  return isProblems(stage) ? broken(below('/pack', stage.problems)) : perform(stage, scenario);
}

function perform(stage: AnyStage, scenario: Scenario): Performance | (Ending & Problems) {
  const { given, seats, options, steps } = scenario;
  const unfit = [...optionProblems(stage.game.options, options), ...unknownQuestions(stage, steps)];
  if (unfit.length > 0) return broken(unfit);
  const built = stage.build(given, seats, options);
  if (isProblems(built)) return broken(below('/given', built.problems));
  const { state } = built;
  return { scenario, stage, start: stage.game.clone(state), state, ...runSteps(stage, state, seats, steps) };
}

/** Every rule id of the file that the game does not have, also in steps that are not reached. */
function unknownRules({ rules, steps }: Scenario, house: Playhouse): Problem[] {
  const named = [...rules.map((id, i): NamedRule => [['rules', i], id]), ...steps.flatMap(rulesOfStep)];
  return named.flatMap(([path, id]) => (house.isRule(id) ? [] : [{ path: pointerOf(path), expected: 'a rule', got: shown(id) }]));
}

/** The same of questions that are expected to be asked. */
function unknownQuestions({ questions }: AnyStage, steps: readonly Step[]): Problem[] {
  return steps.flatMap((step, i) => {
    const asks = 'expect' in step ? step.expect['asks'] : undefined;
    return Object.entries(asks ?? {}).flatMap(([name, question]) => {
      const isKnown = question === null || questions.includes(question as string);
      return isKnown ? [] : [{ path: pointerOf(['steps', i, 'expect', 'asks', name]), expected: oneOf(questions), got: shown(question) }];
    });
  });
}

type NamedRule = readonly [path: readonly unknown[], id: string];

function rulesOfStep(step: Step, i: number): NamedRule[] {
  const word = 'refuses' in step ? 'refuses' : 'wishes';
  const refused: Refused = 'refuses' in step ? step.refuses : 'wishes' in step ? step.wishes : {};
  return Object.entries(refused).flatMap(([move, wanted]): NamedRule[] => {
    const path = ['steps', i, word, move];
    if (typeof wanted === 'string') return [[path, wanted]];
    const rule = wanted?.['rule'];
    return typeof rule === 'string' ? [[[...path, 'rule'], rule]] : [];
  });
}

/** The number of seats is said by their names. */
function optionProblems(specs: readonly OptionSpec[], options: Options): Problem[] {
  return Object.entries(options).flatMap(([id, value]) => {
    const path = id === 'seats' ? '/seats' : `/options/${id}`;
    const spec = specs.find(s => s.id === id);
    if (spec === undefined) return [{ path, expected: oneOf(specs.map(s => s.id)), got: shown(id) }];
    return spec.values.includes(value) ? [] : [{ path, expected: oneOf(spec.values), got: shown(value) }];
  });
}

const unknownGame = (id: string, houses: readonly Playhouse[]): Problem => ({
  path: '/game',
  expected: oneOf(houses.map(h => h.id)),
  got: shown(id),
});

const below = (path: string, problems: readonly Problem[]): Problem[] => problems.map(p => ({ ...p, path: path + p.path }));

/** A problem as one line. */
export const makeProblem = (p: Problem): string => `${p.path === '' ? '/' : p.path}: expected ${p.expected}, got ${p.got}`;
