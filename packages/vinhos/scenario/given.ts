// The shape of a position in a scenario: which words there are and what stands at each. Whether the pieces suffice is in board.ts and players.ts.

import type { Problem } from '@adega/kernel';
import { numbers } from '@adega/kit/notation.ts';
import { bag, by, flag, readBy, some, text, whole, word } from '@adega/kit/schema.ts';
import * as v from 'valibot';
import { COLOURS, FEATURES, REGIONS } from '../data/words.ts';
import { MAGNATES } from '../notation.ts';
import { NUMBERS } from '../solo/lacerda.ts';
import { PLACES } from '../state.ts';
import { PHASES, type Words } from './words.ts';

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
    /** Whether one of the waiting cubes lies on the cellar; not said, it does if the wineries cannot hold them all. */
    onCellar: flag,
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

function givenSchema(w: Words, names: readonly string[]) {
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
  return readBy(givenSchema(w, names), json);
}
