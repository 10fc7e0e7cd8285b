// One line per move, both ways, language-free: a verb and its arguments, each a word of the components or a number counted from 1.
// docs/notation-vino.md describes it for people.

import type { ParseError } from '@adega/kernel';
import { has, membersOf } from '@adega/kit';
import * as kit from '@adega/kit/notation.ts';
import type { Tables } from './data/pack.ts';
import { REGIONS, VARIETIES } from './data/words.ts';
import * as moves from './moves.ts';
import { codeOf, stepsOf } from './moves.ts';
import { HIDDEN, type Move, type MoveOf, NONE } from './state.ts';

const SEATS = kit.numbers(5);

type Reader = kit.Reader<Tables>;

const made = new WeakMap<Tables, readonly string[]>();

/** Vineyards by region and place along the road, the cheapest first: toscana.3. */
export function vineyardWords(t: Tables): readonly string[] {
  const known = made.get(t) ?? t.region.map((region, v) => `${REGIONS[region]}.${v - (t.first[region] as number) + 1}`);
  made.set(t, known);
  return known;
}

const vineyardWord = (t: Tables, v: number): string => vineyardWords(t)[v] as string;
const regionWords = (set: number): string[] => membersOf(set).map(i => REGIONS[i] as string);

/** One or two regions, in the order of the list. */
function readRegions(r: Reader): number {
  const first = r.one(REGIONS);
  return r.isDone ? 1 << first : (1 << first) | (1 << r.later(REGIONS, first));
}

function readPair(r: Reader): number {
  const first = r.one(REGIONS);
  return (1 << first) | (1 << r.later(REGIONS, first));
}

const vineyard = <K extends 'take' | 'give'>(make: (v: number) => MoveOf<K>): kit.Verb<MoveOf<K>, Tables> => ({
  args: (m, t) => [vineyardWord(t, m.item)],
  parse: r => make(r.one(vineyardWords(r.t))),
});

const VERBS: kit.Verbs<Move, Tables> = {
  draw: { args: m => regionWords(m.item), parse: r => moves.draw(readRegions(r)) },
  reveal: {
    args: m => [SEATS[m.n] as string, ...regionWords(m.item)],
    parse(r) {
      const seat = r.one(SEATS);
      return moves.reveal(readPair(r), seat);
    },
  },
  choose: {
    args: m => (m.item === HIDDEN ? ['?'] : regionWords(m.item)),
    parse(r) {
      const first = r.one([...REGIONS, '?']);
      return first === REGIONS.length ? moves.SEALED : moves.choose((1 << first) | (1 << r.later(REGIONS, first)));
    },
  },
  buy: {
    args: (m, t) => [vineyardWord(t, m.item), ...(m.variety === NONE ? [] : [VARIETIES[m.variety] as string])],
    parse(r) {
      const v = r.one(vineyardWords(r.t));
      return moves.buy(v, r.isDone ? NONE : readVariety(r, r.t.region[v] as number));
    },
  },
  pass: { args: () => [], parse: () => moves.PASS },
  take: vineyard(moves.take),
  sell: {
    args: m => [VARIETIES[m.variety] as string, String(m.n)],
    parse(r) {
      const variety = r.one(VARIETIES);
      return moves.sell(variety, r.amount(r.t.most));
    },
  },
  give: vineyard(moves.give),
  raise: {
    args: m => stepsOf(m.item, VARIETIES.length).flatMap((n, i) => (n === 0 ? [] : [VARIETIES[i] as string, String(n)])),
    parse: readRaise,
  },
};

/** Only varieties that the region has. */
function readVariety(r: Reader, region: number): number {
  const known = VARIETIES.filter((_, i) => has(r.t.varieties[region] as number, i));
  return VARIETIES.indexOf(known[r.one(known)] as (typeof VARIETIES)[number]);
}

function readRaise(r: Reader): MoveOf<'raise'> {
  const steps = VARIETIES.map(() => 0);
  let last = -1;
  do {
    last = r.later(VARIETIES, last);
    steps[last] = r.amount(r.t.highest - r.t.lowest);
  } while (!r.isDone);
  return moves.raise(codeOf(steps));
}

export const makeMove = (m: Move, t: Tables): string => kit.makeLine(VERBS, m, t);

export const parseMove = (text: string, t: Tables): Move | ParseError => kit.parseLine(VERBS, text, t);
