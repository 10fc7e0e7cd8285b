// How good a position of Vino is for a player.

import type { Judgement, Seat } from '@adega/kernel';
import { has, sizeOf } from '@adega/kit';
import { compile, type Tables } from '../data/pack.ts';
import type { PackJson } from '../data/schema.ts';
import { REGIONS, VARIETIES } from '../data/words.ts';
import type { Whole } from '../frames.ts';
import { frame } from '../rules/setting.ts';
import type { Player, State } from '../state.ts';

const NAMES = [
  'vineyards',
  'money',
  'money up to 200',
  'money up to 500',
  'money up to 1000',
  'place in the order',
  'regions',
  'varieties',
  'largest stock',
  'second stock',
  'third stock',
  'demand for own wine',
  'best sale',
  'second sale',
  'best sale without loss',
  'price of own vineyards',
  'regions led',
  'regions shared',
  'regions led with a bottle',
  'gifts in sight',
  'private vineyards left where leading',
  'cheap vineyards in own regions',
  'vineyards that money buys in own regions',
  'vineyards that the chosen regions promise',
  'rivals in the chosen regions',
  'gifts in the chosen regions',
  'income of this round',
  'ahead of everybody',
  'lead',
  'lead up to 5',
  'money up to 2000',
  ...REGIONS.map(region => `vineyards in ${region}`),
];

/** What features are about, for whoever is told of them. */
export const ABOUT = ['vineyards', 'money', 'order', 'wine', 'sales', 'regions', 'gifts', 'choice'] as const;
export type About = (typeof ABOUT)[number];

const ABOUT_OF: { readonly [feature: string]: About } = {
  vineyards: 'vineyards',
  money: 'money',
  'money up to 200': 'money',
  'money up to 500': 'money',
  'money up to 1000': 'money',
  'money up to 2000': 'money',
  'income of this round': 'money',
  'place in the order': 'order',
  varieties: 'wine',
  'largest stock': 'wine',
  'second stock': 'wine',
  'third stock': 'wine',
  'demand for own wine': 'wine',
  'best sale': 'sales',
  'second sale': 'sales',
  'best sale without loss': 'sales',
  regions: 'regions',
  'regions led': 'regions',
  'regions shared': 'regions',
  'cheap vineyards in own regions': 'regions',
  'vineyards that money buys in own regions': 'regions',
  'regions led with a bottle': 'gifts',
  'gifts in sight': 'gifts',
  'private vineyards left where leading': 'gifts',
  'vineyards that the chosen regions promise': 'choice',
  'rivals in the chosen regions': 'choice',
  'gifts in the chosen regions': 'choice',
};

const FIRST_REGION = NAMES.length - REGIONS.length;

/** Before the first round; then by bottles left, most first, and stretch of the round; the end. */
const STRETCHES = ['choosing', 'buying', 'selling'] as const;

function phasesOf({ bottles }: Tables): string[] {
  const left = Array.from({ length: sizeOf(bottles) }, (_, i) => sizeOf(bottles) - i);
  return ['setup', ...left.flatMap(n => STRETCHES.map(stretch => `${n} bottles, ${stretch}`)), 'the end'];
}

const BUYING = 3;
const SELLING = 4;

function phaseOf(most: number, s: State): number {
  if (s.round === 0) return 0;
  const round = s.stack[1];
  if (s.bottles === 0 || round?.kind !== 'round') return 1 + 3 * most;
  const stretch = round.step < BUYING ? 0 : round.step < SELLING ? 1 : 2;
  return 1 + 3 * (most - sizeOf(s.bottles)) + stretch;
}

export function judgementOf(pack: PackJson): Judgement<State> {
  const t = compile(pack);
  const phases = phasesOf(t);
  const bottles = sizeOf(t.bottles);
  return {
    game: 'vino',
    features: NAMES,
    aboutOf: feature => ABOUT_OF[feature] ?? 'vineyards',
    phases,
    phaseOf: s => phaseOf(bottles, s),
    read: (s, seat, into) => read(t, s, seat, into),
    alone: false,
    aims: [{ name: 'margin', worth: 1, counts: 'amount', of: (s, seat) => marginOf(t, s, seat) }],
    byHand,
    grain: 0.2,
    turnOf,
    roundOf: s => s.round,
    unseal,
  };
}

/** What a seat owns more than the mean of the others; money as far as it decides ties. */
function marginOf(t: Tables, s: State, seat: Seat): number {
  let others = 0;
  for (let i = 0; i < s.players.length; i++) if (i !== seat) others += worth(t, s.players[i] as Player);
  return worth(t, s.players[seat] as Player) - others / (s.players.length - 1);
}

const worth = (t: Tables, p: Player): number => t.most - p.pawns + p.money / 10_000;

const HAND: { readonly [feature: string]: number } = {
  vineyards: 12,
  money: 0.2,
  'money up to 1000': 2.5,
  'best sale': 0.6,
  'regions led': 0.5,
  'gifts in sight': 0.5,
  'vineyards that the chosen regions promise': 2,
  'gifts in the chosen regions': 0.6,
  'rivals in the chosen regions': -0.3,
  'demand for own wine': 0.4,
  'vineyards that money buys in own regions': 0.3,
};

const byHand = (feature: string): number => HAND[feature] ?? 0;

/** A sale with what follows from it, purchases in one region, a choice: what a seat does in one go. */
function turnOf(s: State): number {
  const [, stretch, part] = s.stack as Whole[];
  return ((s.round * 8 + (stretch?.step ?? 0)) * 32 + (part?.step ?? 0)) * 8 + s.queue.length;
}

/** While regions are being chosen, those who have chosen choose again. */
function unseal(s: State, seat: Seat): void {
  if (s.lanes.length === 0) return;
  s.players.forEach((p, other) => {
    if (other === seat || p.chosen === 0 || p.shown === 1) return;
    p.chosen = 0;
    s.lanes[other] = [frame('choose', other)];
  });
}

const counts = new Int32Array(16);

function read(t: Tables, s: State, seat: Seat, out: Float64Array): void {
  const p = s.players[seat] as Player;
  const owned = t.most - p.pawns;
  out[0] = owned / 12;
  out[1] = p.money / 1000;
  out[2] = Math.min(p.money, 200) / 200;
  out[3] = Math.min(p.money, 500) / 500;
  out[4] = Math.min(p.money, 1000) / 1000;
  out[5] = (s.order.length - 1 - s.order.indexOf(seat)) / (s.order.length - 1);
  readStocks(t, s, p, out);
  readRegions(t, s, seat, p, out);
  readChoice(t, s, seat, p, out);
  out[26] = p.income / 500;
  let other = 0;
  for (let i = 0; i < s.players.length; i++) if (i !== seat) other = Math.max(other, t.most - (s.players[i] as Player).pawns);
  const lead = owned - other;
  out[27] = Math.sign(lead);
  out[28] = lead / 10;
  out[29] = Math.max(-5, Math.min(5, lead)) / 5;
  out[30] = Math.min(p.money, 2000) / 2000;
}

const stocks = [0, 0, 0];

function readStocks(t: Tables, s: State, p: Player, out: Float64Array): void {
  let varieties = 0;
  let demand = 0;
  let [best, second, free] = [0, 0, 0];
  stocks.fill(0);
  for (let variety = 0; variety < VARIETIES.length; variety++) {
    const n = p.cellar[variety] as number;
    if (n === 0) continue;
    varieties++;
    const steps = s.market[variety] as number;
    demand += n * steps;
    const income = Math.max(0, (t.revenue[n] as number) + steps * t.step);
    if (income > best) {
      second = best;
      best = income;
    } else if (income > second) second = income;
    for (let few = Math.min(n, 4); few > 0; few--) {
      if ((t.lost[few] as number) > 0) continue;
      free = Math.max(free, (t.revenue[few] as number) + steps * t.step);
      break;
    }
    stocks.push(n);
  }
  stocks.sort((a, b) => b - a);
  out[7] = varieties / 3;
  out[8] = (stocks[0] as number) / 8;
  out[9] = (stocks[1] as number) / 8;
  out[10] = (stocks[2] as number) / 8;
  stocks.length = 3;
  out[11] = demand / 10;
  out[12] = best / 1000;
  out[13] = second / 1000;
  out[14] = free / 400;
}

/** Who has most in each region, how many share that, and what is left there. */
function readRegions(t: Tables, s: State, seat: Seat, p: Player, out: Float64Array): void {
  let [regions, price, led, shared, bottled, gifts, left, cheap, buys] = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (let region = 0; region < REGIONS.length; region++) {
    counts.fill(0);
    let open = 0;
    let government = 0;
    let money = p.money;
    let affordable = 0;
    for (let v = t.first[region] as number; v < (t.first[region + 1] as number); v++) {
      const owner = s.owners[v] as number;
      if (owner >= 0) {
        counts[owner] = (counts[owner] as number) + 1;
        if (owner === seat) price += t.price[v] as number;
        continue;
      }
      if (t.government[v] === 1) government++;
      else open++;
      if ((t.price[v] as number) <= money) {
        money -= t.price[v] as number;
        affordable++;
        if ((t.price[v] as number) <= 160) cheap += (p.grows[region] as number) >= 0 ? 1 : 0;
      }
    }
    const own = counts[seat] as number;
    out[FIRST_REGION + region] = own / 4;
    let top = 0;
    let tied = 0;
    for (let i = 0; i < s.players.length; i++) {
      const n = counts[i] as number;
      if (n > top) {
        top = n;
        tied = 1;
      } else if (n === top) tied++;
    }
    if (own === 0) continue;
    regions++;
    buys = Math.max(buys, affordable);
    const isLeading = own === top;
    if (isLeading && tied === 1) led++;
    if (isLeading && tied > 1) shared++;
    if (!has(s.bottles, region) || !isLeading) continue;
    bottled++;
    left += open;
    gifts += Math.min(government, 2) / (1 + open);
  }
  out[6] = regions / 4;
  out[15] = price / 3000;
  out[16] = led / 3;
  out[17] = shared / 2;
  out[18] = bottled / 2;
  out[19] = gifts;
  out[20] = left / 10;
  out[21] = cheap / 6;
  out[22] = buys / 5;
}

/** What the regions chosen for this round promise: vineyards that the money buys there, others who have more there, gifts. */
function readChoice(t: Tables, s: State, seat: Seat, p: Player, out: Float64Array): void {
  let [promise, rivals, gifts] = [0, 0, 0];
  if (p.chosen > 0) {
    let money = p.money;
    for (let region = 0; region < REGIONS.length; region++) {
      if (!has(p.chosen, region)) continue;
      let own = 0;
      let open = 0;
      let government = 0;
      let before = 0;
      counts.fill(0);
      for (let v = t.first[region] as number; v < (t.first[region + 1] as number); v++) {
        const owner = s.owners[v] as number;
        if (owner >= 0) counts[owner] = (counts[owner] as number) + 1;
      }
      own = counts[seat] as number;
      for (let i = 0; i < s.players.length; i++) if (i !== seat && (counts[i] as number) > own) before++;
      const chance = own > 0 ? 1 - 0.12 * before : s.markers[region] === 0 ? 0 : 0.6 - 0.1 * before;
      for (let v = t.first[region] as number; v < (t.first[region + 1] as number); v++) {
        if ((s.owners[v] as number) >= 0) continue;
        if (t.government[v] === 1) government++;
        else open++;
        if ((t.price[v] as number) > money) continue;
        money -= t.price[v] as number;
        promise += Math.max(0, chance);
      }
      rivals += before;
      if (has(s.bottles, region) && own > 0) gifts += Math.min(government, 2) / (1 + Math.max(0, open - 2));
    }
  }
  out[23] = promise / 5;
  out[24] = rivals / 3;
  out[25] = gifts;
}
