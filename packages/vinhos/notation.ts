// One line per move, both ways, language-free: a verb and its arguments, each a word of the components or a number counted from 1.
// docs/notation.md describes it for people.

import type { ParseError } from '@adega/kernel';
import { membersOf } from '@adega/kit';
import * as kit from '@adega/kit/notation.ts';
import type { Tables } from './data/pack.ts';
import { ABILITIES, COLOURS, EXTRA_ACTIONS, FEATURES, HOUSES, REGIONS, SPACE_ACTIONS, SUBJECTS, TILE_ACTIONS } from './data/words.ts';
import * as moves from './moves.ts';
import { codeOf, digits, spotOf, tilesOf } from './moves.ts';
import { EXPORT_AT, MULTIPLIER_AT, ROW_AT } from './rules/barrels.ts';
import { HIDDEN, type Move, type MoveOf, NONE, PLACES, SLOTS } from './state.ts';

export const MAGNATES = ['A', 'B', 'C'] as const;

/** What an argument is: how it is written, and what is understood in its place. */
interface Argument {
  readonly words: (t: Tables) => readonly string[];
}

type Verb<M extends Move> = kit.Verb<M, Tables>;
type Reader = kit.Reader<Tables>;

const { numbers } = kit;
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
/** At WITH_CUBE. */
const CUBE = list(['cube']);
const CUBES = list(['0', '1', '2', '3']);
/** An amount of money: more than any account holds. */
const BAGOS = list(Array.from({ length: 201 }, (_, i) => String(i)));
/** The kinds of vineyard of a region, by colour and cost. */
const kindWords = (t: Tables, region: number): string[] =>
  (t.kindColour[region] as readonly number[]).map((colour, kind) => `${COLOURS[colour]}-${t.kindCost[region]?.[kind]}`);

const write = (a: Argument, t: Tables, i: number): string => a.words(t)[i] as string;

const read = (r: Reader, arg: Argument): number => r.one(arg.words(r.t));

/** A verb whose arguments are a fixed row of words. */
const fixed = <M extends Move>(args: readonly Argument[], of: (m: M) => readonly number[], make: (...values: number[]) => M): Verb<M> => ({
  args: (m, t) => of(m).map((value, i) => write(args[i] as Argument, t, value)),
  parse: r => make(...args.map(arg => read(r, arg))),
});

/** A verb with one argument, and a second that may be missing; what that is may follow from the first. */
const oneOrTwo = <M extends Move>(
  first: Argument,
  second: (t: Tables, first: number) => Argument,
  of: (m: M) => readonly [number, number],
  make: (first: number, second: number) => M,
): Verb<M> => ({
  args(m, t) {
    const [a, b] = of(m);
    return [write(first, t, a), ...(b === NONE ? [] : [write(second(t, a), t, b)])];
  },
  parse(r) {
    const a = read(r, first);
    return make(a, r.isDone ? NONE : read(r, second(r.t, a)));
  },
});

/** A verb whose arguments are any number of words up to `most`, read into one number. */
const row = <M extends Move>(
  arg: Argument,
  most: (t: Tables) => number,
  of: (m: M, t: Tables) => readonly number[],
  make: (values: readonly number[]) => M,
): Verb<M> => ({
  args: (m, t) => of(m, t).map(value => write(arg, t, value)),
  parse: r => make(r.row(arg.words(r.t), most(r.t))),
});

const none = <M extends Move>(move: M): Verb<M> =>
  fixed<M>(
    [],
    () => [],
    () => move,
  );
const item = <M extends Extract<Move, { item: number }>>(arg: Argument, make: (i: number) => M): Verb<M> =>
  fixed([arg], m => [m.item], make);
const estate = <M extends Extract<Move, { estate: number }>>(make: (e: number) => M): Verb<M> => fixed([ESTATE], m => [m.estate], make);
const to = <M extends Extract<Move, { to: number }>>(arg: Argument, make: (i: number) => M): Verb<M> => fixed([arg], m => [m.to], make);
const wineTo = <M extends MoveOf<'sell' | 'export' | 'present' | 'pour'>>(arg: Argument, make: (spot: number, to: number) => M): Verb<M> =>
  fixed([WINE, arg], m => [spotOf(m), m.to], make);

const setOf = (values: readonly number[]): number => values.reduce((set, i) => set | (1 << i), 0);

const COUNT = list(['0', '1', '2', '3']);
/** A number for every estate; for that of the variant only where something is said of it. */
const perEstate = <M extends MoveOf<'enologists' | 'farmers'>>(make: (code: number) => M): Verb<M> => ({
  args: (m, t) => digits(m.item, 4, m.item < 4 ** t.estates ? t.estates : t.mostEstates).map(n => write(COUNT, t, n)),
  parse(r) {
    const { estates, mostEstates } = r.t;
    const own = Array.from({ length: estates }, () => read(r, COUNT));
    const more = r.row(COUNT.words(r.t), mostEstates - estates);
    return make([...own, ...more].reduceRight((code, n) => code * 4 + n, 0));
  },
});

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

const use: Verb<MoveOf<'use'>> = oneOrTwo(EXPERT, targetOf, m => [m.item, m.to], moves.use);
const enter: Verb<MoveOf<'enter'>> = oneOrTwo(
  SPACE,
  () => EXPERT,
  m => [m.to, m.item],
  moves.enter,
);
/** `hire PILE`, and the expert discarded for him. */
const hire: Verb<MoveOf<'hire'>> = oneOrTwo(
  PILE,
  () => EXPERT,
  m => [m.item, m.to],
  moves.hire,
);

/** `lose-winery ESTATE`, and which of two: that with the waiting cube. */
const loseWinery: Verb<MoveOf<'lose-winery'>> = oneOrTwo(
  ESTATE,
  () => CUBE,
  m => [m.estate, m.to],
  moves.loseWinery,
);

const readExperts = (r: Reader): number => setOf(r.row(EXPERT.words(r.t), r.t.experts));
const expertWords = (set: number, t: Tables): string[] => membersOf(set).map(i => write(EXPERT, t, i));

/** `bring` with any number of experts, `?` for a choice that is not known. */
const bring: Verb<MoveOf<'bring'>> = {
  args: (m, t) => (m.item === HIDDEN ? ['?'] : expertWords(m.item, t)),
  parse: r => moves.bring(r.takesLast('?') ? HIDDEN : readExperts(r)),
};

/** The same of a seat, when it is revealed. */
const brought: Verb<MoveOf<'brought'>> = {
  args: (m, t) => [write(SLOT, t, m.to), ...expertWords(m.item, t)],
  parse(r) {
    const seat = read(r, SLOT);
    return moves.brought(seat, readExperts(r));
  },
};

/** Tiles of a stack from the top; `?` ends a row of which only the top is known. */
const arrange: Verb<MoveOf<'arrange'>> = {
  args(m, t) {
    const tiles = tilesOf(m.to).map(kind => kindWords(t, m.item)[kind] as string);
    return [write(REGION, t, m.item), ...tiles, ...(tiles.length === 1 ? ['?'] : [])];
  },
  parse(r) {
    const region = read(r, REGION);
    const known = kindWords(r.t, region);
    const top = r.one(known);
    const below = r.takesLast('?') ? [] : r.row(known, (r.t.vineyards[region] as number) - 1);
    return moves.arrange(region, codeOf([top, ...below]));
  },
};

const vineyardUp: Verb<MoveOf<'vineyard-up'>> = {
  args: (m, t) => [write(REGION, t, m.item), kindWords(t, m.item)[m.to] as string],
  parse(r) {
    const region = read(r, REGION);
    return moves.vineyardUp(region, r.one(kindWords(r.t, region)));
  },
};

const VERBS: kit.Verbs<Move, Tables> = {
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
  discard: item(EXPERT, moves.discard),
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
  'lose-winery': loseWinery,
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

export const makeMove = (m: Move, t: Tables): string => kit.makeLine(VERBS, m, t);

export const parseMove = (text: string, t: Tables): Move | ParseError => kit.parseLine(VERBS, text, t);
