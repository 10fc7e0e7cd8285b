// What a seat's part in a position is judged by, in words of the rulebook.

import type { Seat } from '@adega/kernel';
import { has } from '@adega/kit';
import { REGIONS, VARIETIES } from '../data/words.ts';
import type { Player, State } from '../state.ts';
import { SELLING, type Survey } from './survey.ts';

/** What features are about, for whoever is told of them. */
export const ABOUT = ['vineyards', 'money', 'order', 'wine', 'sales', 'regions', 'gifts', 'choice'] as const;
export type About = (typeof ABOUT)[number];

/** In the order in which they are written. */
const NAMES: readonly (readonly [About, readonly string[]])[] = [
  [
    'vineyards',
    ['vineyards', 'vineyards above 30', 'all pawns set', 'price of own vineyards', 'ahead of everybody', 'lead', 'lead up to 4'],
  ],
  ['vineyards', ['lead in a long game', 'all pawns set in a long game']],
  ['money', ['money up to 250', 'money up to 500', 'money up to 1000', 'money up to 2000', 'money up to 4000', 'income of the round']],
  ['order', ['place in the order']],
  ['wine', ['varieties', 'largest stock', 'second stock']],
  ['wine', ['demand for own wine', 'highest demand for own wine', 'wine that others have too']],
  ['sales', ['best sale still to come', 'second sale still to come', 'sale of one still to come']],
  ['sales', ['best sale of the next round', 'second sale of the next round', 'sale of one in the next round']],
  ['regions', ['regions', 'regions led', 'regions second', 'regions alone']],
  ['regions', ['vineyards for sale where first', 'cheap vineyards for sale where first']],
  ['regions', ['vineyards for sale where second', 'vineyards for sale where later']],
  ['regions', ['vineyards that money buys where first', 'vineyards that money buys where second']],
  ['regions', ['vineyards that money buys where later', 'vineyards that money buys as a newcomer']],
  ['gifts', ['regions led with a bottle', 'gifts in sight']],
  ['choice', ['vineyards of this round', 'vineyards of this round where first', 'vineyards of this round where second']],
  ['choice', ['vineyards of this round as a newcomer', 'money left after this round up to 500']],
  ['choice', ['gifts in the chosen regions', 'bottles in the chosen regions', 'rivals in the chosen regions']],
  ['vineyards', REGIONS.map(region => `vineyards in ${region}`)],
];

export const FEATURES: readonly string[] = NAMES.flatMap(([, names]) => names);
export const ABOUT_OF: ReadonlyMap<string, About> = new Map(NAMES.flatMap(([about, names]) => names.map(name => [name, about] as const)));

const [OWN, WINE, BOARD, ROUND, PLACES] = [
  'vineyards',
  'varieties',
  'regions',
  'vineyards of this round',
  `vineyards in ${REGIONS[0]}`,
].map(name => FEATURES.indexOf(name)) as [number, number, number, number, number];

function write(out: Float64Array, from: number, numbers: readonly number[]): void {
  for (let i = 0; i < numbers.length; i++) out[from + i] = numbers[i] as number;
}

/** A game that takes longer than this takes long. */
const LONG = 20;

export function read(y: Survey, s: State, seat: Seat, out: Float64Array): void {
  const p = s.players[seat] as Player;
  const { money } = p;
  const owned = ownedBy(y, seat);
  let other = 0;
  for (let i = 0; i < y.seats; i++) if (i !== seat) other = Math.max(other, ownedBy(y, i));
  const lead = owned - other;
  const close = Math.max(-4, Math.min(4, lead)) / 4;
  const all = owned === y.t.most ? 1 : 0;
  const long = Math.max(0, s.round - LONG) / 10;
  const place = (s.order.length - 1 - s.order.indexOf(seat)) / (s.order.length - 1);
  write(out, OWN, [owned / 12, Math.max(0, owned - 30) / 9, all, (y.paid[seat] as number) / 3000, Math.sign(lead), lead / 10, close]);
  write(out, OWN + 7, [long * close, Math.min(1, long) * all]);
  write(out, OWN + 9, [Math.min(money, 250) / 250, Math.min(money, 500) / 500, Math.min(money, 1000) / 1000]);
  write(out, OWN + 12, [Math.min(money, 2000) / 2000, Math.min(money, 4000) / 4000, p.income / 1000, place]);
  readWine(y, s, seat, p, out);
  readBoard(y, s, seat, p, out);
  readRound(y, s, seat, p, out);
}

/** Less what is due to be given back. */
const ownedBy = (y: Survey, seat: Seat): number => (y.owned[seat] as number) - (y.due[seat] as number);

/** What a vineyard is about worth that goes back with a sale. */
const VINEYARD = 150;

const NOTHING = [0, 0, 0];

function readWine(y: Survey, s: State, seat: Seat, p: Player, out: Float64Array): void {
  const { t, market } = y;
  let [varieties, demand, highest, shared] = [0, 0, t.lowest, 0];
  let [largest, second, best, next, one] = [0, 0, 0, 0, 0];
  for (let variety = 0; variety < VARIETIES.length; variety++) {
    const due = y.dueVariety[seat] === variety ? (y.due[seat] as number) : 0;
    const n = (p.cellar[variety] as number) - due;
    if (n <= 0) continue;
    varieties++;
    const steps = market[variety] as number;
    demand += n * steps;
    highest = Math.max(highest, steps);
    let most = 0;
    for (let i = 0; i < s.players.length; i++) if (i !== seat) most = Math.max(most, (s.players[i] as Player).cellar[variety] as number);
    shared += Math.min(n, most);
    const extra = steps * t.step;
    const net = Math.max(0, (t.revenue[n] as number) + extra - VINEYARD * (t.lost[n] as number));
    if (net > best) {
      next = best;
      best = net;
    } else if (net > next) next = net;
    one = Math.max(one, (t.revenue[1] as number) + extra);
    if (n > largest) {
      second = largest;
      largest = n;
    } else if (n > second) second = n;
  }
  const isToCome = y.stillToSell[seat] === 1;
  write(out, WINE, [varieties / 3, largest / 8, second / 8, demand / 50, highest / 5, shared / 8]);
  write(out, WINE + (isToCome ? 6 : 9), [best / 1000, next / 1000, one / 500]);
  write(out, WINE + (isToCome ? 9 : 6), NOTHING);
}

const CHEAP = 200;

function readBoard(y: Survey, s: State, seat: Seat, p: Player, out: Float64Array): void {
  const purse = y.stretch === SELLING ? p.money : (y.money[seat] as number);
  let [regions, led, followed, alone, bottled, gifts] = [0, 0, 0, 0, 0, 0];
  let [first, cheap, second, later] = [0, 0, 0, 0];
  let [buysFirst, buysSecond, buysLater, enters] = [0, 0, 0, 0];
  for (let region = 0; region < REGIONS.length; region++) {
    const at = seat * REGIONS.length + region;
    const own = y.count[at] as number;
    out[PLACES + region] = own / 4;
    const frees = y.frees[region] as number;
    const buys = y.affordable(region, purse);
    if (own === 0) {
      if (s.markers[region] !== 0) enters = Math.max(enters, buys);
      continue;
    }
    regions++;
    const rank = y.rank[at] as number;
    if (rank === 0) {
      led++;
      first += frees;
      cheap += y.affordableBelow(region, CHEAP);
      buysFirst = Math.max(buysFirst, buys);
      if (y.othersIn(seat, region) === 0) alone++;
    } else if (rank === 1) {
      followed++;
      second += frees;
      buysSecond = Math.max(buysSecond, buys);
    } else {
      later += frees;
      buysLater = Math.max(buysLater, buys);
    }
    if (!has(s.bottles, region)) continue;
    if (rank === 0) bottled++;
    gifts += giftOf(y, region, rank);
  }
  write(out, BOARD, [regions / 4, led / 3, followed / 3, alone / 2, first / 15, cheap / 8, second / 15, later / 15]);
  write(out, BOARD + 8, [buysFirst / 5, buysSecond / 5, buysLater / 5, enters / 5, bottled / 2, gifts]);
}

/** What the government would give to the one of this rank, the less the more private vineyards are still to be bought. */
function giftOf(y: Survey, region: number, rank: number): number {
  const left = y.governments[region] as number;
  const { gifts } = y.t;
  let before = 0;
  for (let i = 0; i < rank; i++) before += gifts[i] ?? left;
  const share = Math.max(0, Math.min(gifts[rank] ?? left, left - before));
  return rank > gifts.length ? 0 : share / (1 + (y.privates[region] as number));
}

/** What the regions chosen for this round promise. */
function readRound(y: Survey, s: State, seat: Seat, p: Player, out: Float64Array): void {
  let [gifts, bottles, rivals] = [0, 0, 0];
  /** Where first, behind others, as a newcomer. */
  const where: [number, number, number] = [0, 0, 0];
  if (p.chosen > 0 && y.stretch !== SELLING) {
    for (let region = 0; region < REGIONS.length; region++) {
      if (!has(p.chosen, region) || !y.isToCome(s, region)) continue;
      const at = seat * REGIONS.length + region;
      const own = y.count[at] as number;
      const rank = y.rank[at] as number;
      where[own === 0 ? 2 : rank === 0 ? 0 : 1] += y.boughtIn(seat, region);
      rivals += rank;
      if (!has(s.bottles, region)) continue;
      bottles++;
      if (own > 0) gifts += giftOf(y, region, rank);
    }
  }
  const left = p.chosen > 0 ? Math.min(500, y.money[seat] as number) / 500 : 0;
  write(out, ROUND, [(y.gain[seat] as number) / 5, where[0] / 5, where[1] / 5, where[2] / 5, left, gifts, bottles / 2, rivals / 3]);
}
