// What is said of a sale, a gift and somebody's means, held to what becomes of it in games that are played.
import { CHANCE, pick, type Seat, stream } from '@adega/kernel';
import { has } from '@adega/kit';
import { describe, expect, test } from 'vitest';
import { PACK } from '../data/packs.ts';
import { REGIONS } from '../data/words.ts';
import { vino } from '../game.ts';
import { lookWith } from '../look.ts';
import { regionOf } from '../rules/vineyards.ts';
import { type Move, NONE, type State } from '../state.ts';

interface Told {
  readonly kind: string;
  readonly seat: Seat;
  readonly [detail: string]: unknown;
}

const game = vino(PACK);
const look = lookWith(PACK);

interface Step {
  readonly s: State;
  readonly by: Seat;
  readonly m: Move;
  readonly moves: readonly Move[];
}

/** Every move of a seat in some games, before it is made; `then` is told what became of it. */
function eachMove(look: (step: Step) => ((events: readonly Told[]) => void) | undefined, games = 12): void {
  for (let n = 0; n < games; n++) {
    const rng = stream(`look ${n}`, 'play');
    const s = game.start({ seats: 3 + (n % 3) });
    for (let open = game.decide(s); open.length > 0; open = game.decide(s)) {
      const d = open[rng.below(open.length)] as (typeof open)[number];
      const m = pick(d, rng);
      const then = d.by === CHANCE ? undefined : look({ s, by: d.by, m, moves: d.moves });
      const events: Told[] = [];
      game.apply(s, d.by, m, event => events.push(event as unknown as Told));
      then?.(events);
    }
  }
}

/** What a gift gives to whom, counted. */
const givenIn = (events: readonly Told[], region: number): Map<Seat, number> => {
  const given = new Map<Seat, number>();
  for (const event of events)
    if (event.kind === 'given' && event['region'] === region) given.set(event.seat, (given.get(event.seat) ?? 0) + 1);
  return given;
};

describe('look', () => {
  test('vino.sell, vino.lease, vino.market: income, vineyards that go back, and the fall of the price', () => {
    let sales = 0;
    eachMove(({ s, by, m, moves }) => {
      if (m.kind !== 'sell') return undefined;
      const deals = look.deals(s, by).flat();
      const sold = moves.flatMap(move => (move.kind === 'sell' ? [`${move.variety} ${move.n}`] : []));
      expect(deals.filter(({ isAllowed }) => isAllowed).map(({ variety, n }) => `${variety} ${n}`)).toEqual(sold);
      const deal = deals.find(({ variety, n }) => variety === m.variety && n === m.n);
      return events => {
        sales++;
        expect(events.find(({ kind }) => kind === 'sold')?.['income']).toBe(deal?.income);
        const top = s.stack.find(frame => frame.kind === 'lease');
        const back = events.filter(({ kind }) => kind === 'given-back').length;
        expect(back + (top?.count ?? 0)).toBe(deal?.lost);
        const raise = s.stack.find(({ kind }) => kind === 'raise' || kind === 'market');
        if (raise?.kind === 'raise') expect(raise.count).toBe(deal?.fall);
      };
    });
    expect(sales).toBeGreaterThan(50);
  });

  test('vino.gift: shares by rank, and nobody more than he has pawns for', () => {
    let gifts = 0;
    let [said, region, given] = [new Map<Seat, number>(), NONE, new Map<Seat, number>()];
    eachMove(({ s, by, m }) => {
      const before = s.bottles;
      if (m.kind === 'buy') {
        region = regionOf({ pack: look.tables, stack: [], emit: undefined }, m.item);
        const then = game.clone(s);
        then.owners[m.item] = by;
        (then.players[by] as State['players'][number]).pawns--;
        said = new Map(look.gifts(then, region).map(({ seat, n }) => [seat, n]));
        given = new Map();
      }
      return events => {
        for (const [seat, n] of givenIn(events, region)) given.set(seat, (given.get(seat) ?? 0) + n);
        const isOver = region !== NONE && has(before, region) && !has(s.bottles, region);
        if (!isOver) return;
        gifts++;
        expect([...given].sort()).toEqual([...said].sort());
      };
    }, 30);
    expect(gifts).toBeGreaterThan(30);
  });

  test('vino.gift: whoever has fewer pawns than his share takes as many as he has', () => {
    const s = game.start({ seats: 3 });
    const { government, region: regions, gifts } = look.tables;
    const [first = 0, second = 0] = gifts;
    const given = (region: number): number => government.filter((is, v) => is === 1 && regions[v] === region).length;
    const region = REGIONS.findIndex((_, i) => given(i) >= first + second);
    const road = regions.indexOf(region);
    s.order = [0, 1, 2];
    s.owners.splice(road, 3, 0, 0, 1);
    const withPawns = (pawns: number) => {
      (s.players[1] as State['players'][number]).pawns = pawns;
      return look.gifts(s, region);
    };
    expect(second).toBeGreaterThan(1);
    expect(withPawns(9)).toEqual([
      { seat: 0, n: first },
      { seat: 1, n: second },
    ]);
    expect(withPawns(1)).toEqual([
      { seat: 0, n: first },
      { seat: 1, n: 1 },
    ]);
    expect(withPawns(0)).toEqual([{ seat: 0, n: first }]);
  });

  test('vino.buy: somebody who is offered a vineyard has the means for one', () => {
    let offers = 0;
    eachMove(({ s, by, m, moves }) => {
      if (m.kind !== 'buy') return undefined;
      const prices = moves.flatMap(move => (move.kind === 'buy' ? [look.tables.price[move.item] as number] : []));
      const { n, first } = look.means(s, by);
      expect(n).toBeGreaterThan(0);
      expect(look.tables.price[first ?? NONE]).toBeLessThanOrEqual(Math.min(...prices));
      offers++;
      return undefined;
    });
    expect(offers).toBeGreaterThan(100);
  });
});
