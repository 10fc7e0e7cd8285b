// What cannot change while a game is played, counted from the rules: money, pawns and markers only move, the market sums up to 0, and
// stocks are what the vineyards say.

import { membersOf, sizeOf } from '@adega/kit';
import type { Tables } from '../data/pack.ts';
import type { Player, State } from '../state.ts';

type Quantities = { readonly [quantity: string]: number };

export const quantitiesOf = (t: Tables, s: State): Quantities => ({
  money: s.bank + sum(s.players.map(p => p.money)),
  'sum of the market': sum(s.market),
  'off the market': s.market.filter(n => n < t.lowest || n > t.highest).length,
  ...pawns(s),
  'variety markers': sum(s.markers.map(sizeOf)) + sizeOf(s.facedown) + sum(s.players.map(p => marked(p).length)),
  'markers in two places': doubled(t, s),
  'stock without vineyard': sum(s.players.map((p, seat) => stockOff(t, s, p, seat))),
  'vineyards without marker': unmarked(t, s),
  negative: negatives(s),
  'seats out of order': s.seats - new Set(s.order).size,
});

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** The regions in which a player has a variety marker. */
const marked = (p: Player): number[] => p.grows.flatMap((variety, region) => (variety >= 0 ? [region] : []));

/** Every pawn stands before its owner or on a vineyard. */
const pawns = (s: State): Quantities =>
  Object.fromEntries(s.players.map((p, seat) => [`pawns of ${seat}`, p.pawns + s.owners.filter(owner => owner === seat).length]));

/** A variety of a region that two players grow, or that lies on the board as well, or that the region has not. */
function doubled(t: Tables, s: State): number {
  const places = s.markers.flatMap((set, region) => membersOf(set).map(variety => region * 8 + variety));
  const down = membersOf(s.facedown).map(region => region * 8 + (t.start[region] as number));
  const held = s.players.flatMap(p => marked(p).map(region => region * 8 + (p.grows[region] as number)));
  const all = [...places, ...down, ...held];
  const strange = all.filter(marker => (((t.varieties[marker >> 3] as number) >> (marker & 7)) & 1) === 0);
  return all.length - new Set(all).size + strange.length;
}

/** vino.cellar: the stock of a variety is the number of vineyards that grow it. */
function stockOff(t: Tables, s: State, p: Player, seat: number): number {
  const counts = p.cellar.map(() => 0);
  s.owners.forEach((owner, v) => {
    const variety = p.grows[t.region[v] as number] as number;
    if (owner === seat) counts[variety] = (counts[variety] as number) + 1;
  });
  return sum(p.cellar.map((stock, variety) => Math.abs(stock - (counts[variety] as number))));
}

/** Nobody owns a vineyard where he grows nothing. */
const unmarked = (t: Tables, s: State): number =>
  s.owners.filter((owner, v) => owner >= 0 && (s.players[owner]?.grows[t.region[v] as number] ?? -1) < 0).length;

const negatives = (s: State): number => s.players.flatMap(p => [p.money, p.income, p.pawns, ...p.cellar]).filter(n => n < 0).length;
