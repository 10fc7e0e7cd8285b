// What may be said of a position, and in which shape. What is not said is as in a fresh game.

import type { Problem } from '@adega/kernel';
import { problemsIn, whole, word } from '@adega/kit/schema.ts';
import * as v from 'valibot';
import type { Tables } from '../data/pack.ts';
import { REGIONS, VARIETIES } from '../data/words.ts';
import { vineyardWords } from '../notation.ts';
import { PHASES } from './words.ts';

/** Some of these words, each at most once. */
const some = <const T extends v.ObjectEntries>(entries: T) =>
  v.strictObject(entries, issue => (issue.expected === 'never' ? `one of ${Object.keys(entries).join('|')}` : 'object'));

const by = <T extends v.GenericSchema>(words: readonly string[], value: T) =>
  some(Object.fromEntries(words.map(w => [w, v.exactOptional(value)])));

const bag = (words: readonly string[]) => v.array(word(words), 'list');
const maybe = <T extends v.GenericSchema>(schema: T) => v.exactOptional(schema);

function playerSchema(t: Tables) {
  return some({
    money: maybe(whole(0, 100_000)),
    income: maybe(whole(0, 100_000)),
    chosen: maybe(bag(REGIONS)),
    grows: maybe(by(REGIONS, v.nullable(word(VARIETIES)))),
    cellar: maybe(by(VARIETIES, whole(0, t.most))),
    pawns: maybe(whole(0, t.most)),
  });
}

function givenSchema(t: Tables, names: readonly string[]) {
  return some({
    phase: maybe(word(PHASES)),
    round: maybe(whole(0, 1000)),
    turn: maybe(v.nullable(word(names))),
    region: maybe(v.nullable(word(REGIONS))),
    order: maybe(v.string('text')),
    facedown: maybe(bag(REGIONS)),
    bottles: maybe(bag(REGIONS)),
    market: maybe(by(VARIETIES, whole(t.lowest * t.step, t.highest * t.step))),
    bought: maybe(v.boolean('boolean')),
    idle: maybe(whole(0, t.stall)),
    vineyards: maybe(by(vineyardWords(t), v.nullable(word(names)))),
    markers: maybe(by(REGIONS, bag(VARIETIES))),
    players: maybe(by(names, playerSchema(t))),
  });
}

export type GivenPlayer = v.InferOutput<ReturnType<typeof playerSchema>>;
export interface Given extends Omit<v.InferOutput<ReturnType<typeof givenSchema>>, 'players'> {
  readonly players?: { readonly [name: string]: GivenPlayer | undefined };
}

export function readGiven(t: Tables, names: readonly string[], json: unknown): Given | { readonly problems: readonly Problem[] } {
  const result = v.safeParse(givenSchema(t, names), json);
  return result.success ? (result.output as Given) : { problems: problemsIn(result.issues) };
}
