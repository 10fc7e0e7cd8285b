// What holds of every game. Every game's tests run these laws over random games; a law that does not hold is reported with the record
// that led there, a law that was never put to the test with a count of 0.

import { copyOf } from './equal.ts';
import type { Decision, Entry, Game, Options, Random, Seat, Viewer } from './game.ts';
import { COPIES } from './laws/copies.ts';
import { KEYS } from './laws/keys.ts';
import { anyOf, type Hooks, type Law, type Moment, messageOf, type When } from './laws/law.ts';
import { OFFERS } from './laws/offers.ts';
import { SCORES } from './laws/scores.ts';
import { VIEWS } from './laws/views.ts';
import { pick } from './random-play.ts';
import { begin, type Playing, seatsOf } from './record.ts';
import { makeRecord } from './record-text.ts';

export type { Hooks, Law, Moment, Verdict } from './laws/law.ts';

/** The laws that are judged at positions, steps and ends. `plays` and `ends` are judged by playing. */
export const LAWS: readonly Law[] = [...OFFERS, ...VIEWS, ...COPIES, ...SCORES, ...KEYS];
export const LAW_IDS: readonly string[] = [...LAWS.map(law => law.id), 'plays', 'ends'];

export interface Trial<S, M> {
  readonly game: Game<S, M>;
  readonly options?: Options;
  readonly rng: Random;
  /** How many games; where only `more` is given, as many as it allows. */
  readonly games?: number;
  /** Asked before every position that is checked: false ends the trial there. */
  readonly more?: () => boolean;
  readonly hooks?: Hooks<S, M>;
  /** Positions from one that is checked to the next; the first and the last are always checked. */
  readonly checkEvery?: number;
  readonly mostEntries?: number;
  readonly laws?: readonly Law[];
}

/** A law that does not hold, and how to get there. */
export interface Finding {
  readonly law: string;
  readonly game: string;
  readonly options: Options;
  /** The record so far, as text. */
  readonly entries: string;
  readonly why: string;
}

export interface Report {
  /** At most one for each law. */
  readonly findings: readonly Finding[];
  readonly games: number;
  readonly entries: number;
  /** How often each law was put to the test. */
  readonly tested: { readonly [law: string]: number };
}

export function checkLaws<S, M>(trial: Trial<S, M>): Report {
  const trying = new Trying(trial);
  const most = trial.games ?? (trial.more === undefined ? 1 : Number.POSITIVE_INFINITY);
  while (trying.games < most && trying.goesOn()) trying.playGame();
  return trying.report();
}

const MOST_ENTRIES = 10_000;

/** What changes while one game is played. */
interface Course<S, M> {
  readonly playing: Playing<S, M>;
  readonly first: S;
  readonly copies: { copy: S; text: string }[];
  decisions: readonly Decision<M>[];
  step: { readonly before: S; readonly entry: Entry<M> } | undefined;
}

class Trying<S, M> {
  games = 0;
  private entries = 0;
  private readonly findings = new Map<string, Finding>();
  private readonly tested: { [law: string]: number };
  private readonly trial: Trial<S, M>;
  private readonly laws: readonly Law[];
  private readonly seats: readonly Seat[];
  private readonly viewers: readonly Viewer[];

  constructor(trial: Trial<S, M>) {
    this.trial = trial;
    this.laws = trial.laws ?? LAWS;
    this.seats = seatsOf(trial.game, trial.options ?? {});
    this.viewers = [...this.seats, 'watcher'];
    this.tested = Object.fromEntries([...this.laws.map(law => law.id), 'plays', 'ends'].map(id => [id, 0]));
  }

  goesOn(): boolean {
    return this.trial.more?.() ?? true;
  }

  report(): Report {
    return { findings: [...this.findings.values()], games: this.games, entries: this.entries, tested: this.tested };
  }

  playGame(): void {
    const { game, checkEvery = 1, mostEntries = MOST_ENTRIES } = this.trial;
    const playing = begin(game, this.trial.options);
    const decisions = game.decide(playing.state);
    const course: Course<S, M> = { playing, first: copyOf(playing.state), copies: [], decisions, step: undefined };
    this.games++;
    for (let n = 0; ; n++) {
      const over = course.decisions.length === 0;
      const due = over || n % checkEvery === 0;
      if (due && !this.goesOn()) break;
      if (due) this.checkPosition(course);
      if (this.isEnd(course, over, n === mostEntries)) break;
      if (!this.playOn(course, due)) break;
    }
    this.judge('end', course);
  }

  private isEnd(course: Course<S, M>, over: boolean, late: boolean): boolean {
    if (over) this.count('ends');
    else if (late && this.trial.hooks?.endless?.(course.playing.state) !== true)
      this.find('ends', course, `no end after ${course.playing.record.entries.length} entries`);
    return over || late;
  }

  private checkPosition(course: Course<S, M>): void {
    this.judge('position', course);
    if (this.findings.has('clone-equal')) return;
    const copy = this.trial.game.clone(course.playing.state);
    course.copies.push({ copy, text: JSON.stringify(copy) });
  }

  /** One more entry; whether there could be one. */
  private playOn(course: Course<S, M>, due: boolean): boolean {
    const { game, rng, hooks } = this.trial;
    const { state, record } = course.playing;
    const d = anyOf(course.decisions, rng) as Decision<M>;
    if (d.moves.length === 0) return false;
    const entry = { by: d.by, move: hooks?.steer?.(state, d, rng) ?? pick(d, rng) };
    course.step = due ? { before: copyOf(state), entry } : undefined;
    try {
      game.apply(state, entry.by, entry.move);
    } catch (error) {
      this.find('plays', course, `${entry.by} ${game.keyOf(entry.move)}: ${messageOf(error)}`);
      return false;
    }
    record.entries.push(entry);
    this.entries++;
    this.count('plays');
    course.decisions = game.decide(state);
    if (due) this.judge('step', course);
    return true;
  }

  private judge(when: When, course: Course<S, M>): void {
    const at = this.momentOf(course);
    for (const law of this.laws) {
      if (law.when !== when || this.findings.has(law.id)) continue;
      const verdict = verdictOf(law, at);
      if (verdict !== undefined) this.count(law.id);
      if (typeof verdict === 'string') this.find(law.id, course, verdict);
    }
  }

  private momentOf({ playing, decisions, step, copies, first }: Course<S, M>): Moment<S, M> {
    const { game, rng, hooks = {} } = this.trial;
    const { seats, viewers } = this;
    const over = decisions.length === 0;
    return { game, hooks, rng, seats, viewers, record: playing.record, state: playing.state, decisions, step, over, copies, first };
  }

  private count(law: string): void {
    this.tested[law] = (this.tested[law] ?? 0) + 1;
  }

  private find(law: string, { playing }: Course<S, M>, why: string): void {
    const { game } = this.trial;
    const { options } = playing.record;
    if (!this.findings.has(law)) this.findings.set(law, { law, game: game.id, options, entries: textOf(game, playing), why });
  }
}

function verdictOf<S, M>(law: Law, at: Moment<S, M>) {
  try {
    return law.check(at);
  } catch (error) {
    return messageOf(error);
  }
}

/** The record as text, or as data where the game's texts are what is broken. */
function textOf<S, M>(game: Game<S, M>, { record }: Playing<S, M>): string {
  try {
    return makeRecord(game, record);
  } catch {
    return JSON.stringify(record);
  }
}
