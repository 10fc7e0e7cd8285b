// Whole answers, held to what the rules offer on the way: every line can be played from its beginning to its end.
import { CHANCE, pick, stream } from '@adega/kernel';
import { describe, expect, test } from 'vitest';
import { PACK } from '../data/packs.ts';
import { vino } from '../game.ts';
import { type Line, linesOf } from '../lines.ts';
import { lookWith } from '../look.ts';
import type { State } from '../state.ts';

const game = vino(PACK);
const { tables } = lookWith(PACK);

interface Found {
  readonly s: State;
  readonly by: number;
  readonly asks: string;
  readonly lines: readonly Line[];
}

/** Every position of some games in which there are lines. */
function* playing(games = 9): Generator<Found> {
  for (let n = 0; n < games; n++) {
    const rng = stream(`lines ${n}`, 'play');
    const s = game.start({ seats: 3 + (n % 3) });
    for (let open = game.decide(s); open.length > 0; open = game.decide(s)) {
      const d = open[rng.below(open.length)] as (typeof open)[number];
      const lines = d.by === CHANCE ? [] : linesOf(game, tables.price, game.view(s, d.by), d.by);
      if (lines.length > 0) yield { s, by: d.by, asks: d.asks, lines };
      game.apply(s, d.by, pick(d, rng));
    }
  }
}

describe('lines', () => {
  test('each can be played as it stands, and what comes after it is another question', () => {
    const kinds = new Map<string, number>();
    for (const { s, by, asks, lines } of playing())
      for (const { moves } of lines) {
        const now = game.clone(s);
        const region = s.stack.at(-1);
        for (const m of moves) {
          const d = game.decide(now).find(open => open.by === by);
          expect(d?.moves.includes(m), game.keyOf(m)).toBe(true);
          game.apply(now, by, m);
        }
        const after = now.stack.at(-1);
        expect(
          after?.kind === asks && 'seat' in after && after.seat === by && 'item' in after && after.item === (region as typeof after).item,
        ).toBe(false);
        kinds.set(asks, (kinds.get(asks) ?? 0) + 1);
      }
    for (const asks of ['extend', 'lease', 'take']) expect(kinds.get(asks) ?? 0, asks).toBeGreaterThan(3);
  });

  test('vino.buy: they buy one vineyard, two, three …, each time the cheapest that is left, for what they say', () => {
    let longest = 0;
    for (const { s, by, asks, lines } of playing()) {
      if (asks !== 'extend') continue;
      expect(lines.map(({ vineyards }) => vineyards.length)).toEqual(lines.map((_, i) => i + 1));
      for (const { vineyards, cost, moves } of lines) {
        const now = game.clone(s);
        for (const m of moves) game.apply(now, by, m);
        expect(vineyards.every(v => now.owners[v] === by)).toBe(true);
        expect((s.players[by]?.money ?? 0) - (now.players[by]?.money ?? 0)).toBe(cost);
        expect(vineyards.map(v => tables.price[v])).toEqual(vineyards.map(v => tables.price[v]).sort((a, b) => Number(a) - Number(b)));
      }
      longest = Math.max(longest, lines.length);
    }
    expect(longest).toBeGreaterThan(2);
  });

  test('vino.lease: the cheapest that can go back, or the dearest', () => {
    let both = 0;
    for (const { s, by, asks, lines } of playing()) {
      if (asks !== 'lease') continue;
      const [cheapest, dearest] = lines as [Line, Line | undefined];
      const offered = game.decide(s).find(d => d.by === by)?.moves ?? [];
      const least = Math.min(...offered.map(m => (m.kind === 'give' ? (tables.price[m.item] as number) : Infinity)));
      if (cheapest.vineyards.length === 1) expect(cheapest.cost).toBe(least);
      if (dearest === undefined) continue;
      expect(dearest.cost).toBeGreaterThanOrEqual(cheapest.cost);
      both++;
    }
    expect(both).toBeGreaterThan(3);
  });
});
