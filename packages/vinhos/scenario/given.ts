// The shape of a position in a scenario: which words there are and what stands at each. Whether the pieces suffice is in build.ts.

import { type Problem, pointerOf, shown } from '@adega/kernel';
import * as v from 'valibot';
import { COLOURS, FEATURES, REGIONS } from '../data/words.ts';
import { NUMBERS } from '../solo/lacerda.ts';
import { PLACES } from '../state.ts';
import { MAGNATES, numbers, PHASES, type Words } from './words.ts';

/** A set of named things; what is not named is as in a fresh game. */
export type By<T> = { readonly [word: string]: T | undefined };

const whole = (min: number, max: number) => {
  const code = `integer ${min}..${max}`;
  return v.pipe(
    v.number(code),
    v.check(n => Number.isInteger(n) && n >= min && n <= max, code),
  );
};

const word = (words: readonly string[]) => v.picklist(words, `one of ${words.join('|')}`);
const flag = v.boolean('boolean');
const text = v.string('text');
const bag = (words: readonly string[]) => v.array(word(words), 'list');

/** Each of these is optional; anything else is not known here. */
function some<const T extends v.ObjectEntries>(entries: T) {
  const known = `one of ${Object.keys(entries).join('|')}`;
  return v.partial(v.strictObject(entries, issue => (issue.expected === 'never' ? known : 'object')));
}

/** The same kind of thing at every one of these words. */
function by<T extends v.GenericSchema>(words: readonly string[], item: T): v.GenericSchema<unknown, By<v.InferOutput<T>>> {
  return some(Object.fromEntries(words.map(w => [w, item]))) as unknown as v.GenericSchema<unknown, By<v.InferOutput<T>>>;
}

const many = whole(0, 500);

function estate() {
  return some({
    region: v.nullable(word(REGIONS)),
    colour: v.nullable(word(COLOURS)),
    vineyards: many,
    wineries: many,
    farmers: many,
    enologists: many,
    cellar: flag,
    waiting: many,
    /** By place: the quality, of the estate's region and colour, or 'quality colour region'. */
    wines: by(numbers(PLACES), v.nullable(v.union([v.number(), v.string()], 'a quality, or quality colour region'))),
  });
}

function player(w: Words) {
  return some({
    money: many,
    at: word(w.spaces),
    barrels: many,
    magnates: by(MAGNATES, many),
    fairPoints: many,
    vp: some({ export: many, fair: many, bank: whole(-500, 0), benefits: many }),
    account: many,
    /** The number that the marker stands on. */
    investment: whole(-9, 9),
    extras: by(w.extras, many),
    /** Experts that the fair tile allows. */
    fairTile: many,
    ports: many,
    experts: some({ up: bag(w.experts), down: bag(w.experts) }),
    tiles: some({ up: bag(w.tiles), down: bag(w.tiles), manned: bag(w.tiles), bare: bag(w.tiles) }),
    estates: by(w.estates, estate()),
  });
}

/** The automa's cards, the bribes and trophies, and what has left the game through him. */
function lacerda(w: Words, names: readonly string[]) {
  const vineyards = some(Object.fromEntries(REGIONS.map((region, i) => [region, v.array(kind(w, i), 'list')])));
  return some({
    cards: bag(w.spaces),
    numbers: bag(numbers(NUMBERS)),
    bribes: bag(w.spaces),
    trophies: by(names, many),
    gone: some({ vineyards, wineries: many, cellars: many, enologists: many, farmers: many, tiles: many }),
  });
}

export function givenSchema(w: Words, names: readonly string[]) {
  const name = word(names);
  const owner = v.nullable(name);
  return some({
    phase: word(PHASES),
    year: whole(0, 7),
    round: whole(0, 3),
    turn: owner,
    action: v.nullable(whole(1, 2)),
    passed: bag(names),
    order: text,
    slots: by(numbers(names.length), owner),
    tax: v.nullable(word(w.spaces)),
    vintage: v.nullable(word(w.vintages)),
    vintagesLeft: bag(w.vintages),
    out: bag(REGIONS),
    tops: some(Object.fromEntries(REGIONS.map((region, i) => [region, v.nullable(kind(w, i))]))),
    below: some(Object.fromEntries(REGIONS.map((region, i) => [region, v.array(kind(w, i), 'list')]))),
    arranged: by(REGIONS, v.nullable(some({ by: name, tiles: text }))),
    cubes: by(REGIONS, many),
    supplies: by(['cubes', 'ports', 'wineries', 'cellars', 'enologists', 'farmers'], many),
    piles: by(FEATURES, v.nullable(word(w.experts))),
    unseen: by(FEATURES, bag(w.experts)),
    returned: by(FEATURES, text),
    sales: by(w.sales, owner),
    exports: by(w.exports, owner),
    display: bag(w.tiles),
    stack: bag(w.tiles),
    stands: by(w.stands, owner),
    features: by(FEATURES, many),
    rows: by(w.rows, owner),
    players: by(names, player(w)),
    lacerda: v.nullable(lacerda(w, names)),
  });
}

/** A vineyard is named by its colour alone where that is enough. */
const kind = (w: Words, region: number) => word([...COLOURS, ...(w.vineyards[region] ?? [])]);

export type Given = v.InferOutput<ReturnType<typeof givenSchema>>;
export type GivenPlayer = v.InferOutput<ReturnType<typeof player>>;
export type GivenLacerda = v.InferOutput<ReturnType<typeof lacerda>>;
export type GivenEstate = v.InferOutput<ReturnType<typeof estate>>;

export function readGiven(w: Words, names: readonly string[], json: unknown): Given | { readonly problems: readonly Problem[] } {
  const result = v.safeParse(givenSchema(w, names), json);
  if (result.success) return result.output;
  const problems = result.issues.map(issue => ({
    path: pointerOf((issue.path ?? []).map(item => item.key)),
    expected: issue.message,
    got: shown(issue.input),
  }));
  return { problems };
}
