// Two judgements of Vino: the merchant keeps to few varieties and sells much at once, the vintner grows many and sells little at a time.
// Both are greedy: each answer is the one that looks best now, from what the seat can see.

import type { Bot, Random, Seat, Situation } from '@adega/kernel';
import type { Tables } from '../data/pack.ts';
import type { Answers, AskingKind } from '../frames.ts';
import type { MoveOf, Player, State } from '../state.ts';

/** What makes one judgement differ from the other. */
interface Temper {
  readonly name: string;
  /** Money that a vineyard is held to be worth when one must be given back. */
  readonly vineyard: number;
  /** Money that a step of the market is held to be worth. */
  readonly step: number;
  /** The least amount that is sold while there is money left. */
  readonly least: number;
  /** The share of a stock that is sold at once; four always may be. */
  readonly share: number;
  /** What a variety is worth that is in the cellar already (few) or is not (many). */
  readonly known: number;
  readonly fresh: number;
}

const MERCHANT: Temper = { name: 'merchant', vineyard: 150, step: 10, least: 5, share: 1, known: 3, fresh: 0 };
const VINTNER: Temper = { name: 'vintner', vineyard: 150, step: 15, least: 1, share: 0.5, known: 0, fresh: 2 };

/** What one question is judged by. */
interface Desk {
  readonly t: Tables;
  readonly temper: Temper;
  readonly s: State;
  readonly seat: Seat;
  readonly me: Player;
}

export const vinoBots = (t: Tables): readonly Bot[] => [MERCHANT, VINTNER].map(temper => botWith(t, temper));

const botWith = (t: Tables, temper: Temper): Bot => ({
  name: temper.name,
  plan<S, M>({ decision, look, seat, rng }: Situation<S, M>): readonly M[] {
    const s = look() as unknown as State;
    const desk: Desk = { t, temper, s, seat, me: s.players[seat] as Player };
    const worth: Worth<Asked> = WORTH[decision.asks as Asked];
    return [best(decision.moves, m => worth(desk, m as unknown as MoveOf<Answers[Asked]>), rng)];
  },
});

/** The best of them; of equals any. */
function best<M>(moves: readonly M[], worth: (m: M) => number, rng: Random): M {
  const marks = moves.map(worth);
  const top = Math.max(...marks);
  const equal = moves.filter((_, i) => marks[i] === top);
  return equal[equal.length < 2 ? 0 : rng.below(equal.length)] as M;
}

/** What seats are asked; the rest is chance's. */
type Asked = Exclude<AskingKind, 'draw' | 'reveal'>;
type Worth<K extends Asked> = { of(desk: Desk, m: MoveOf<Answers[K]>): number }['of'];

const WORTH: { readonly [K in Asked]: Worth<K> } = {
  'start-vineyard': (desk, m) => -priceOf(desk, m.item),
  'free-vineyard': (desk, m) => worthOfEntering(desk, m) * 30 - priceOf(desk, m.item),
  choose: worthOfPair,
  extend: worthOfBuying,
  enter: worthOfBuying,
  take: (_desk, m) => m.item,
  sell: worthOfSale,
  lease: worthOfLosing,
  raise: worthOfRaise,
};

const priceOf = ({ t }: Desk, vineyard: number): number => t.price[vineyard] as number;
const has = (set: number, i: number): boolean => ((set >>> i) & 1) === 1;

// Varieties

/** What a marker taken with a vineyard is worth, in vineyards; a region where one is already needs none. */
const worthOfEntering = (desk: Desk, m: MoveOf<'buy'>): number => (m.variety < 0 ? 1 : worthOfVariety(desk, m.variety));

/** Few varieties make large sales, many make a choice; either way demand counts. */
function worthOfVariety({ temper, me, s }: Desk, variety: number): number {
  const stock = me.cellar[variety] as number;
  const taste = stock > 0 ? temper.known + stock / 10 : temper.fresh;
  return taste + (s.market[variety] as number) / 5;
}

// Regions

function worthOfPair(desk: Desk, m: MoveOf<'choose'>): number {
  const regions = regionsIn(desk, m.item);
  const chances = regions.map(region => chanceIn(desk, region));
  const offers = regions.flatMap((region, i) => freeIn(desk, region).map(v => ({ price: priceOf(desk, v), chance: chances[i] as number })));
  const more = regions.map((region, i) => (chances[i] as number) * (giftIn(desk, region) + endIn(desk, region)));
  return expected(offers, desk.me.money) + Math.max(...more);
}

const regionsIn = ({ t }: Desk, set: number): number[] => t.first.slice(0, -1).flatMap((_, region) => (has(set, region) ? [region] : []));

function freeIn({ t, s }: Desk, region: number): number[] {
  const free: number[] = [];
  for (let v = t.first[region] as number; v < (t.first[region + 1] as number); v++) if ((s.owners[v] as number) < 0) free.push(v);
  return free;
}

const countIn = ({ t, s }: Desk, seat: Seat, region: number): number =>
  s.owners.slice(t.first[region], t.first[region + 1]).filter(owner => owner === seat).length;

/** How likely something is left for us: who has most there buys first, newcomers come last and need a marker. */
function chanceIn(desk: Desk, region: number): number {
  const { s, seat, me } = desk;
  const own = countIn(desk, seat, region);
  const rivals = s.players.filter((_, i) => i !== seat && countIn(desk, i, region) > Math.max(own, 0)).length;
  if (own > 0) return 1 - 0.12 * rivals;
  if (s.markers[region] === 0) return 0;
  const varieties = [0, 1, 2, 3, 4].filter(v => has(s.markers[region] as number, v));
  const taste = Math.max(...varieties.map(v => worthOfVariety(desk, v)));
  return Math.max(0.1, 0.6 - 0.1 * rivals + 0.05 * taste) * (me.money > 0 ? 1 : 0);
}

/** Vineyards that the money buys, the cheapest first, each counted by its chance. */
function expected(offers: readonly { readonly price: number; readonly chance: number }[], money: number): number {
  let left = money;
  let sum = 0;
  for (const { price, chance } of [...offers].sort((a, b) => a.price - b.price)) {
    if (price > left) break;
    left -= price;
    sum += chance;
  }
  return sum;
}

/** What a gift might bring where few private vineyards are left. */
function giftIn(desk: Desk, region: number): number {
  if (!has(desk.s.bottles, region) || countIn(desk, desk.seat, region) === 0) return 0;
  const free = freeIn(desk, region);
  const left = free.filter(v => desk.t.government[v] === 1).length;
  const more = free.length - left;
  return more > 4 ? 0 : Math.min(left, 2) / (1 + more);
}

/** Who is in front takes bottles off the board, the more so where few private vineyards are in the way. */
function endIn(desk: Desk, region: number): number {
  if (!has(desk.s.bottles, region) || !isLeading(desk)) return 0;
  return 6 / (2 + freeIn(desk, region).filter(v => desk.t.government[v] === 0).length);
}

const totalOf = (p: Player): number => p.cellar.reduce((a, b) => a + b, 0);
const isLeading = ({ s, me, seat }: Desk): boolean => s.players.every((p, i) => i === seat || totalOf(p) <= totalOf(me));

// Buying

/** The cheapest first; nothing where money is short and the other region chosen is far cheaper. Passing is worth nothing. */
function worthOfBuying(desk: Desk, m: MoveOf<'buy' | 'pass'>): number {
  if (m.kind !== 'buy') return 0;
  const price = priceOf(desk, m.item);
  const isDear = desk.me.money < PLENTY && price > 2 * cheapestLater(desk, desk.t.region[m.item] as number);
  return isDear ? -1 : 1000 - price + 5 * worthOfEntering(desk, m);
}

/** So much money buys in both regions. */
const PLENTY = 800;

/** The cheapest vineyard in the regions that are still to come. */
function cheapestLater(desk: Desk, region: number): number {
  const { number } = desk.t;
  const later = regionsIn(desk, Math.max(0, desk.me.chosen)).filter(r => (number[r] as number) > (number[region] as number));
  const prices = later.flatMap(r => (chanceIn(desk, r) < 0.5 ? [] : freeIn(desk, r).map(v => priceOf(desk, v))));
  return Math.min(...prices, Number.POSITIVE_INFINITY);
}

// Selling

/** Income less what goes: vineyards and steps of the market. */
function worthOfSale({ t, temper, s, me }: Desk, m: MoveOf<'sell' | 'pass'>): number {
  if (m.kind !== 'sell') return 0;
  const most = Math.max(4, temper.share * (me.cellar[m.variety] as number));
  if (m.n > most || (m.n < temper.least && me.money >= temper.vineyard)) return -1;
  const income = (t.revenue[m.n] as number) + (s.market[m.variety] as number) * t.step;
  return income - temper.vineyard * (t.lost[m.n] as number) - temper.step * (t.fall[m.n] as number);
}

/** The dearest goes back, for it is the least likely to be bought by others; the last of a region is kept for its marker. */
function worthOfLosing(desk: Desk, m: MoveOf<'give'>): number {
  const isLast = countIn(desk, desk.seat, desk.t.region[m.item] as number) === 1;
  return priceOf(desk, m.item) - (isLast ? 200 : 0);
}

const STEPS = 32;

/** Steps for what we have, none for what others have. */
function worthOfRaise({ s, seat }: Desk, m: MoveOf<'raise'>): number {
  let sum = 0;
  for (let variety = 0, rest = m.item; rest > 0; variety++, rest = Math.floor(rest / STEPS)) {
    const stocks = s.players.map(p => p.cellar[variety] as number);
    const others = stocks.filter((_, i) => i !== seat);
    sum += (rest % STEPS) * ((stocks[seat] as number) - others.reduce((a, b) => a + b, 0) / others.length);
  }
  return sum;
}
