// One line per move, both ways, language-free: a verb and its arguments, each a word of the components or a number counted from 1.
// docs/notation.md describes it for people.

import type { ParseError } from '@adega/kernel';
import type { Tables } from './data/pack.ts';
import { ABILITIES, COLOURS, EXTRA_ACTIONS, FEATURES, HOUSES, REGIONS, SPACE_ACTIONS, SUBJECTS, TILE_ACTIONS } from './data/words.ts';
import * as moves from './moves.ts';
import { codeOf, digits, spotOf, tilesOf } from './moves.ts';
import { EXPORT_AT, MULTIPLIER_AT, ROW_AT } from './rules/barrels.ts';
import { HIDDEN, type Move, type MoveKind, NONE, PLACES, SLOTS } from './state.ts';

const MAGNATES = ['A', 'B', 'C'] as const;

/** What an argument is: how it is written, and what is understood in its place. */
interface Argument {
  readonly words: (t: Tables) => readonly string[];
}

interface Verb {
  readonly args: (m: Move, t: Tables) => readonly string[];
  readonly parse: (words: readonly string[], t: Tables) => Move | Failure;
}

/** Where a line is not understood. */
interface Failure {
  readonly problem: ParseError['problem'];
  readonly at: number;
  readonly expected: readonly string[];
}

const numbers = (n: number): string[] => Array.from({ length: n }, (_, i) => String(i + 1));
const list = (words: readonly string[]): Argument => ({ words: () => words });

/** Words that are made from a pack, once for each. */
function fromPack(make: (t: Tables) => readonly string[]): Argument {
  const made = new WeakMap<Tables, readonly string[]>();
  return {
    words(t) {
      const words = made.get(t) ?? make(t);
      made.set(t, words);
      return words;
    },
  };
}

/** Words that tell things apart: to one that stands for several things `more` is added. */
function distinct(words: readonly string[], more: (i: number) => string): readonly string[] {
  return words.map((word, i) => (words.indexOf(word) === words.lastIndexOf(word) ? word : `${word}${more(i)}`));
}

const REGION = list(REGIONS);
const PILE = list(FEATURES);
const MAGNATE = list(MAGNATES);
const SLOT = list(numbers(4));
/** The nine spaces by their actions; the second of two spaces with the same action has a number. */
const SPACE = fromPack(t => t.spaceAction.map((action, i) => `${SPACE_ACTIONS[action]}${t.spaceAction.indexOf(action) < i ? '-2' : ''}`));
/** The number cards of the solo game. */
const NUMBER = list(numbers(9));
const STAND = fromPack(t => numbers(t.stands));
const ESTATE = fromPack(t => numbers(t.mostEstates));
const VINTAGE = fromPack(t => t.vintageId);
const EXPERT = fromPack(t => t.expertFeature.map((f, i) => `${FEATURES[f]}.${ABILITIES[t.expertAbility[i] as number]}`));
const MULTIPLIER = fromPack(t => t.multiplierId.map(id => `x-${id}`));
const TILE = fromPack(t => [...TILE_ACTIONS, ...MULTIPLIER.words(t)]);
/** By colour and value; where several houses have such a space, by the house too. */
const SALE = fromPack(t => {
  const words = t.saleValue.map((value, i) => `${COLOURS[t.saleColour[i] as number]}-${value}`);
  return distinct(words, i => `.${HOUSES[t.saleHouse[i] as number]}`);
});
const EXPORT = fromPack(t => t.exportNumber.map((value, i) => `${(t.exportColumn[i] as number) + 1}:${value}`));
/** A wine: estate and place. */
const WINE = fromPack(t => numbers(t.mostEstates).flatMap(e => numbers(PLACES).map(place => `${e}.${place}`)));
const CUBES = list(['0', '1', '2', '3']);
/** An amount of money: more than any account holds. */
const BAGOS = list(Array.from({ length: 201 }, (_, i) => String(i)));
/** The kinds of vineyard of a region, by colour and cost. */
const kindWords = (t: Tables, region: number): string[] =>
  (t.kindColour[region] as readonly number[]).map((colour, kind) => `${COLOURS[colour]}-${t.kindCost[region]?.[kind]}`);

const write = (a: Argument, t: Tables, i: number): string => a.words(t)[i] as string;

function read(arg: Argument, t: Tables, words: readonly string[], at: number): number | Failure {
  const known = arg.words(t);
  const word = words[at];
  if (word === undefined) return { problem: 'missing-word', at, expected: known };
  const i = known.indexOf(word);
  return i < 0 ? { problem: 'unknown-word', at, expected: known } : i;
}

/** A verb whose arguments are a fixed row of words. */
function fixed(args: readonly Argument[], of: (m: Move) => readonly number[], make: (...values: number[]) => Move): Verb {
  return {
    args: (m, t) => of(m).map((value, i) => write(args[i] as Argument, t, value)),
    parse(words, t) {
      const values: number[] = [];
      for (let i = 0; i < args.length; i++) {
        const value = read(args[i] as Argument, t, words, i + 1);
        if (typeof value !== 'number') return value;
        values.push(value);
      }
      return words.length > args.length + 1 ? { problem: 'left-over', at: args.length + 1, expected: [] } : make(...values);
    },
  };
}

/** A verb whose arguments are any number of words up to `most`, read into one number. */
function row(
  arg: Argument,
  most: (t: Tables) => number,
  of: (m: Move, t: Tables) => readonly number[],
  make: (values: readonly number[]) => Move,
): Verb {
  return {
    args: (m, t) => of(m, t).map(value => write(arg, t, value)),
    parse(words, t) {
      const values: number[] = [];
      for (let i = 1; i < words.length; i++) {
        const value = read(arg, t, words, i);
        if (typeof value !== 'number') return value;
        values.push(value);
      }
      return values.length > most(t) ? { problem: 'left-over', at: most(t) + 1, expected: [] } : make(values);
    },
  };
}

const none = (move: Move): Verb =>
  fixed(
    [],
    () => [],
    () => move,
  );
const item = (arg: Argument, make: (i: number) => Move): Verb => fixed([arg], m => [m.item], make);
const estate = (make: (e: number) => Move): Verb => fixed([ESTATE], m => [m.estate], make);
const to = (arg: Argument, make: (i: number) => Move): Verb => fixed([arg], m => [m.to], make);
const wineTo = (arg: Argument, make: (spot: number, to: number) => Move): Verb => fixed([WINE, arg], m => [spotOf(m), m.to], make);

const setOf = (values: readonly number[]): number => values.reduce((set, i) => set | (1 << i), 0);
const membersOf = (set: number): number[] => REGIONS.map((_, i) => i).filter(i => (set >> i) & 1);

const COUNT = list(['0', '1', '2', '3']);
const perEstate = (make: (code: number) => Move): Verb =>
  row(
    COUNT,
    t => t.mostEstates,
    // The estate of the variant only where something is said of it.
    (m, t) => digits(m.item, 4, m.item < 4 ** t.estates ? t.estates : t.mostEstates),
    values => make(values.reduceRight((code, n) => code * 4 + n, 0)),
  );

/** Places of the magnate rows: a magnate by his letter, an extra action by its word; then the slots of the multipliers. */
const ROW_PLACE = fromPack(t => [...MAGNATES, ...t.extraAction.map(i => EXTRA_ACTIONS[i] as string)]);
/** Left slots give more at the end than right ones. */
const ROW_SLOT = fromPack(t => t.slotSubject.map((subject, i) => `x-${SUBJECTS[subject]}-${i % SLOTS === 0 ? 'high' : 'low'}`));
const BENEFIT = fromPack(t => [...ROW_PLACE.words(t), ...ROW_SLOT.words(t)]);

/** `use EXPERT` with a region, a sales space, an export space, a multiplier tile, or a place or slot of the magnate rows. */
const BARREL = fromPack(t => {
  const words: string[] = [];
  const lay = (from: number, some: readonly string[]): void => {
    some.forEach((word, i) => {
      words[from + i] = word;
    });
  };
  lay(0, SALE.words(t));
  lay(EXPORT_AT, EXPORT.words(t));
  lay(MULTIPLIER_AT, [...MULTIPLIER.words(t), ...ROW_SLOT.words(t)]);
  lay(ROW_AT, ROW_PLACE.words(t));
  return Array.from(words, word => word ?? '');
});
const RETRIEVE = ABILITIES.indexOf('retrieve-barrel');
const targetOf = (t: Tables, expert: number): Argument => (t.expertAbility[expert] === RETRIEVE ? BARREL : REGION);

const use: Verb = {
  args: (m, t) => [write(EXPERT, t, m.item), ...(m.to === NONE ? [] : [write(targetOf(t, m.item), t, m.to)])],
  parse(words, t) {
    const expert = read(EXPERT, t, words, 1);
    if (typeof expert !== 'number') return expert;
    if (words.length === 2) return moves.use(expert, NONE);
    const target = read(targetOf(t, expert), t, words, 2);
    if (typeof target !== 'number') return target;
    return words.length > 3 ? { problem: 'left-over', at: 3, expected: [] } : moves.use(expert, target);
  },
};

const enter: Verb = {
  args: (m, t) => [write(SPACE, t, m.to), ...(m.item === NONE ? [] : [write(EXPERT, t, m.item)])],
  parse(words, t) {
    const space = read(SPACE, t, words, 1);
    if (typeof space !== 'number') return space;
    if (words.length === 2) return moves.enter(space, NONE);
    const expert = read(EXPERT, t, words, 2);
    if (typeof expert !== 'number') return expert;
    return words.length > 3 ? { problem: 'left-over', at: 3, expected: [] } : moves.enter(space, expert);
  },
};

/** `hire PILE`, and the expert discarded for him. */
const hire: Verb = {
  args: (m, t) => [write(PILE, t, m.item), ...(m.to === NONE ? [] : [write(EXPERT, t, m.to)])],
  parse(words, t) {
    const pile = read(PILE, t, words, 1);
    if (typeof pile !== 'number') return pile;
    if (words.length === 2) return moves.hire(pile);
    const less = read(EXPERT, t, words, 2);
    if (typeof less !== 'number') return less;
    return words.length > 3 ? { problem: 'left-over', at: 3, expected: [] } : moves.hire(pile, less);
  },
};

const expertsOf = (set: number): number[] => Array.from({ length: 24 }, (_, i) => i).filter(i => (set >> i) & 1);

/** `bring` with any number of experts, `?` for a choice that is not known. */
const BRINGS = row(
  EXPERT,
  () => 24,
  m => expertsOf(m.item),
  values => moves.bring(setOf(values)),
);
const bring: Verb = {
  args: (m, t) => (m.item === HIDDEN ? ['?'] : BRINGS.args(m, t)),
  parse: (words, t) => (words.length === 2 && words[1] === '?' ? moves.bring(HIDDEN) : BRINGS.parse(words, t)),
};

/** The same of a seat, when it is revealed. */
const brought: Verb = {
  args: (m, t) => [write(SLOT, t, m.to), ...expertsOf(m.item).map(i => write(EXPERT, t, i))],
  parse(words, t) {
    const seat = read(SLOT, t, words, 1);
    if (typeof seat !== 'number') return seat;
    const set = BRINGS.parse(words.slice(1), t);
    return 'problem' in set ? { ...set, at: set.at + 1 } : moves.brought(seat, set.item);
  },
};

/** Tiles of a stack from the top; `?` ends a row of which only the top is known. */
const arrange: Verb = {
  args(m, t) {
    const tiles = tilesOf(m.to).map(kind => kindWords(t, m.item)[kind] as string);
    return [write(REGION, t, m.item), ...tiles, ...(tiles.length === 1 ? ['?'] : [])];
  },
  parse(words, t) {
    const region = read(REGION, t, words, 1);
    if (typeof region !== 'number') return region;
    const known = kindWords(t, region);
    const tiles: number[] = [];
    const most = t.vineyards[region] as number;
    if (words.length > most + 2) return { problem: 'left-over', at: most + 2, expected: [] };
    for (let i = 2; i < words.length; i++) {
      if (words[i] === '?' && i === words.length - 1 && tiles.length === 1) break;
      const kind = read(list(known), t, words, i);
      if (typeof kind !== 'number') return kind;
      tiles.push(kind);
    }
    return tiles.length === 0 ? { problem: 'missing-word', at: 2, expected: known } : moves.arrange(region, codeOf(tiles));
  },
};

const vineyardUp: Verb = {
  args: (m, t) => [write(REGION, t, m.item), kindWords(t, m.item)[m.to] as string],
  parse(words, t) {
    const region = read(REGION, t, words, 1);
    if (typeof region !== 'number') return region;
    const kind = read(list(kindWords(t, region)), t, words, 2);
    if (typeof kind !== 'number') return kind;
    return words.length > 3 ? { problem: 'left-over', at: 3, expected: [] } : moves.vineyardUp(region, kind);
  },
};

const VERBS: { readonly [K in MoveKind]: Verb } = {
  'order-is': row(
    SLOT,
    () => 4,
    m => orderOf(m.item),
    values => moves.orderIs(values.reduceRight((code, seat) => code * 4 + seat, 0)),
  ),
  'regions-out': row(
    REGION,
    () => REGIONS.length,
    m => membersOf(m.item),
    values => moves.regionsOut(setOf(values)),
  ),
  vintage: item(VINTAGE, moves.vintage),
  'vineyard-up': vineyardUp,
  'expert-up': item(EXPERT, moves.expertUp),
  'tile-up': item(TILE, moves.tileUp),
  card: to(SPACE, moves.card),
  number: item(NUMBER, moves.number),
  found: item(REGION, moves.found),
  port: row(
    ESTATE,
    t => t.mostEstates,
    m => membersOf(m.item),
    values => moves.port(setOf(values)),
  ),
  take: item(TILE, moves.take),
  enter,
  stay: none(moves.STAY),
  slot: to(SLOT, moves.slot),
  buy: fixed([REGION, ESTATE], m => [m.item, m.estate], moves.buy),
  winery: estate(moves.winery),
  enologist: estate(moves.enologist),
  farmer: estate(moves.farmer),
  cellar: estate(moves.cellar),
  sell: wineTo(SALE, moves.sell),
  export: wineTo(EXPORT, moves.exportTo),
  hire,
  use,
  arrange,
  tile: item(TILE, moves.tile),
  done: none(moves.DONE),
  end: none(moves.END),
  pass: none(moves.PASS),
  present: wineTo(CUBES, moves.present),
  stand: to(STAND, moves.stand),
  send: item(EXPERT, moves.send),
  collect: item(MAGNATE, moves.collect),
  pay: fixed([WINE], m => [spotOf(m)], moves.pay),
  entrust: item(MAGNATE, moves.entrust),
  bring,
  brought,
  deposit: to(BAGOS, moves.deposit),
  withdraw: to(BAGOS, moves.withdraw),
  invest: none(moves.INVEST),
  disinvest: none(moves.DISINVEST),
  pair: fixed([SALE, SALE], m => [m.item, m.to], moves.pair),
  cubes: row(
    REGION,
    () => REGIONS.length,
    m => membersOf(m.item),
    values => moves.cubes(setOf(values)),
  ),
  benefit: fixed([ROW_PLACE, BENEFIT], m => [m.item, m.to], moves.benefit),
  pour: wineTo(CUBES, moves.pour),
  'lose-winery': estate(moves.loseWinery),
  'lose-vineyard': estate(moves.loseVineyard),
  dismiss: estate(moves.dismiss),
  retrieve: to(SALE, moves.retrieve),
  enologists: perEstate(moves.enologists),
  farmers: perEstate(moves.farmers),
};

/** The seats of an order; the code has as many digits as there are seats, so the last seats are those not yet named. */
function orderOf(code: number): number[] {
  const order: number[] = [];
  for (let rest = code, n = 0; n < 4; n++, rest = Math.floor(rest / 4)) {
    if (order.includes(rest % 4)) break;
    order.push(rest % 4);
  }
  return order;
}

export function makeMove(m: Move, t: Tables): string {
  return [m.kind, ...VERBS[m.kind].args(m, t)].join(' ');
}

export function parseMove(text: string, t: Tables): Move | ParseError {
  const words = text.trim().split(/\s+/);
  const verb = Object.hasOwn(VERBS, words[0] ?? '') ? VERBS[words[0] as MoveKind] : undefined;
  if (verb === undefined) return { problem: 'unknown-word', at: 0, word: words[0] ?? '', expected: Object.keys(VERBS) };
  const move = verb.parse(words, t);
  return 'problem' in move ? { ...move, word: words[move.at] ?? '' } : move;
}
