// The shape of a pack. Every number has bounds: tight enough that a slip of the hand is seen and that the rules can play any pack
// that passes, wide enough for whoever corrects the numbers from his box. What several values must have in common is in counts.ts.

import { fields, list, type Parsed, parsedBy, whole, word } from '@adega/kit/schema.ts';
import * as v from 'valibot';
import { countProblems } from './counts.ts';
import { REGIONS, VARIETIES } from './words.ts';

const price = whole(10, 1000);

const region = fields({
  id: word(REGIONS),
  number: whole(1, 9),
  start: word(VARIETIES),
  varieties: list(word(VARIETIES), 2, 5),
  private: list(price, 1, 20),
  government: list(price, 0, 10),
});

/** A column for each amount of wine that can be sold, from 1 on. */
const sale = fields({
  revenue: list(whole(0, 50_000), 9, 49),
  lost: list(whole(0, 49), 9, 49),
  fall: list(whole(0, 20), 9, 49),
});

const pack = fields({
  format: v.literal(1, 'one of 1'),
  edition: v.literal('vino', 'one of vino'),
  money: whole(100, 10_000),
  pawns: whole(10, 50),
  market: fields({ lowest: whole(-2000, -50), highest: whole(50, 2000), step: whole(50, 500) }),
  regions: list(region, 9),
  gifts: list(whole(0, 10), 2),
  sale,
  stall: whole(1, 10),
});

export type PackJson = v.InferOutput<typeof pack>;

/** The pack in this JSON, or everything that is wrong with it. */
export const parsePack = (json: unknown): Parsed<PackJson> => parsedBy(pack, json, countProblems);
