// Learning a game by playing it against oneself: what is kept between two runs, and what comes out.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Lessons, LinearValue, type Practice, practise, type Rows, rowsByHand, rowsOf, stored } from '@adega/bots';
import type { Aim, AnyGame, Judge, Options, Weights } from '@adega/kernel';
import { makeFolder, readJson, writeText } from './files.ts';
import { Spread } from './tables.ts';

export interface Course {
  readonly game: AnyGame;
  readonly judge: Judge;
  readonly options: Options;
  readonly seats: number;
  readonly seed: string;
  readonly practice: Practice;
  /** How much weights are drawn towards those written by hand. */
  readonly ridge: number;
  /** What older games count after each lesson, first and later. */
  readonly fading: readonly [number, number];
  /** What results count beside what was foreseen, once something can be foreseen. */
  readonly trace: number;
  /** Weights to begin with, instead of those written by hand. */
  readonly from?: Weights | undefined;
}

/** Games between two lessons. */
const LESSON = 100;
/** Lessons after which games are forgotten more slowly. */
const EARLY = 10;
/** Lessons for which whoever knows something goes on as he was. */
const WARM = 20;
/** Lessons after which weights are found anew, later. */
const SELDOM = 5;
/** Weights are kept as whole hundredths. */
const SCALE = 100;
const EXACT = 1e9;

/** A point of the learning curve. */
export interface Point {
  readonly games: number;
  /** The mean score of the last lesson: it falls as opponents improve. */
  readonly score: number;
  /** The share of the scatter of results that was foretold. */
  readonly foretold: number;
  readonly seconds: number;
}

interface Kept {
  readonly course: string;
  readonly curve: readonly Point[];
}

export class Training {
  readonly curve: Point[] = [];
  private readonly lessons: Lessons<unknown>;
  private readonly hand: Rows[];
  private rows: Rows[];
  private readonly course: Course;

  constructor(course: Course) {
    const { judgement } = course.judge;
    this.course = course;
    this.lessons = new Lessons(judgement);
    this.hand = course.from === undefined ? rowsByHand(judgement) : rowsFrom(judgement, course.from);
    this.rows = this.hand;
  }

  get games(): number {
    return this.curve.at(-1)?.games ?? 0;
  }

  /** The games up to the next lesson, and what they teach; false where time was up before. */
  step(isOver: () => boolean): boolean {
    const { game, judge, options, seats, seed, practice, ridge, fading, trace } = this.course;
    const { judgement } = judge;
    const mind = { game, judgement, value: new LinearValue(judgement, this.rows, seats) };
    const began = performance.now();
    const scores = new Spread();
    for (let n = this.games; n < this.games + LESSON; n++) {
      if (isOver()) return false;
      const practised = practise(mind, options, seats, practice, `${seed}/${n}`);
      if (practised === undefined) continue;
      this.lessons.note(practised.sights, practised.end, this.rows, this.curve.length < EARLY ? 1 : trace);
      for (const { total } of game.scores(practised.end)) scores.add(total);
    }
    if (this.isTimeToLearn(this.curve.length + 1)) this.learn(ridge);
    this.lessons.fade(this.curve.length < EARLY ? fading[0] : fading[1]);
    const seconds = (this.curve.at(-1)?.seconds ?? 0) + (performance.now() - began) / 1000;
    this.curve.push({ games: this.games + LESSON, score: scores.mean, foretold: this.lessons.foretold().share, seconds });
    return true;
  }

  /** As exactly as it is kept, so that whoever goes on another day plays the same games. */
  private learn(ridge: number): void {
    this.rows = this.lessons.weights(ridge, this.hand);
    this.rows = rowsOf(this.course.judge.judgement, this.weights('', EXACT));
  }

  /** At first after every lesson, later now and then. Whoever knows something already would unlearn it if he went by a few games. */
  private isTimeToLearn(lesson: number): boolean {
    const isNew = this.course.from === undefined;
    return (isNew && lesson < EARLY) || (lesson % SELDOM === 0 && (isNew || lesson >= WARM));
  }

  weights(command: string, scale = SCALE): Weights {
    const { game, judge, seats } = this.course;
    const { features, phases } = judge.judgement;
    const { seconds = 0 } = this.curve.at(-1) ?? {};
    const from = { command, games: this.games, minutes: Math.round(seconds / 60), rules: game.rules, pack: game.pack };
    return { game: game.id, seats, from, features, phases, scale, aims: stored(judge.judgement, this.rows, scale) };
  }

  /** All that it takes to go on another day. */
  keep(folder: string): void {
    makeFolder(folder);
    const name = this.nameIn(folder);
    writeText(`${name}.weights.json`, `${JSON.stringify(this.weights('', EXACT))}\n`);
    writeFileSync(`${name}.sums`, new Uint8Array(this.lessons.store().buffer));
    writeText(`${name}.json`, `${JSON.stringify({ course: this.about(), curve: this.curve } satisfies Kept)}\n`);
  }

  /** Goes on from where the same course was left, if it was begun. */
  resume(folder: string): boolean {
    const name = this.nameIn(folder);
    if (!existsSync(`${name}.json`)) return false;
    const kept = readJson(`${name}.json`) as Kept;
    if (kept.course !== this.about()) return false;
    const bytes = readFileSync(`${name}.sums`);
    this.lessons.restore(new Float64Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)));
    this.curve.push(...kept.curve);
    this.rows = rowsOf(this.course.judge.judgement, readJson(`${name}.weights.json`) as Weights);
    return true;
  }

  private nameIn(folder: string): string {
    const { game, seats, seed } = this.course;
    return join(folder, `${game.id.replace('/', '-')}-${seats}-${seed.replace(/\W/g, '_')}`);
  }

  /** What must be the same for lessons to add up. */
  private about(): string {
    const { game, judge, seats, seed, practice, ridge, trace, from } = this.course;
    return JSON.stringify([
      game.id,
      game.rules,
      game.pack,
      seats,
      seed,
      practice,
      ridge,
      trace,
      judge.judgement.features,
      from?.from ?? '',
    ]);
  }
}

/** Weights to begin with. Those of another game are taken for the first aim, as far as it has the same features. */
function rowsFrom(judgement: Judge['judgement'], weights: Weights): Rows[] {
  if (weights.game === judgement.game) return rowsOf(judgement, weights);
  const [first, ...others] = rowsByHand(judgement) as [Rows, ...Rows[]];
  const [like] = rowsOf({ ...judgement, aims: [{ ...(judgement.aims[0] as Aim<unknown>), name: weights.aims[0]?.name ?? '' }] }, weights);
  const isKnown = judgement.features.map(name => weights.features.includes(name));
  const rows = first.rows.map((row, phase) => row.map((w, i) => (isKnown[i] ? (like?.rows[phase]?.[i] ?? w) : w)));
  return [{ ...first, rows }, ...others];
}

/** The file of weights: a line for each phase. */
export function makeWeights(weights: Weights): string {
  return `${JSON.stringify(weights, undefined, 1)
    .replace(/\[\s*(-?[\d.]+(?:,\s*-?[\d.]+)*)\s*\]/g, (_, row: string) => `[${row.replace(/\s+/g, '')}]`)
    .replace(/\[\s*("[^[\]]*")\s*\]/g, (_, row: string) => `[${row.replace(/\s*\n\s*/g, ' ')}]`)}\n`;
}
