// What may be said of a position, and in which shape. What is not said is as in a fresh game.

import type { Problem } from '@adega/kernel';
import { bag, by, flag, readBy, some, text, whole, word } from '@adega/kit/schema.ts';
import * as v from 'valibot';
import type { Tables } from '../data/pack.ts';
import { REGIONS, VARIETIES } from '../data/words.ts';
import { vineyardWords } from '../notation.ts';
import { PHASES } from './words.ts';

function playerSchema(t: Tables) {
  return some({
    money: whole(0, 100_000),
    income: whole(0, 100_000),
    chosen: bag(REGIONS),
    grows: by(REGIONS, v.nullable(word(VARIETIES))),
    cellar: by(VARIETIES, whole(0, t.most)),
    pawns: whole(0, t.most),
  });
}

function givenSchema(t: Tables, names: readonly string[]) {
  return some({
    phase: word(PHASES),
    round: whole(0, 1000),
    turn: v.nullable(word(names)),
    region: v.nullable(word(REGIONS)),
    order: text,
    facedown: bag(REGIONS),
    bottles: bag(REGIONS),
    market: by(VARIETIES, whole(t.lowest * t.step, t.highest * t.step)),
    bought: flag,
    idle: whole(0, 1000),
    vineyards: by(vineyardWords(t), v.nullable(word(names))),
    markers: by(REGIONS, bag(VARIETIES)),
    players: by(names, playerSchema(t)),
  });
}

export type GivenPlayer = v.InferOutput<ReturnType<typeof playerSchema>>;
export type Given = v.InferOutput<ReturnType<typeof givenSchema>>;

export function readGiven(t: Tables, names: readonly string[], json: unknown): Given | { readonly problems: readonly Problem[] } {
  return readBy(givenSchema(t, names), json);
}
