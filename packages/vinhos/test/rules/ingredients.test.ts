// What a wine is made of, held to the quality that it comes to.
import { pick, stream } from '@adega/kernel';
import { expect, test } from 'vitest';
import { PACK_2016 } from '../../data/packs.ts';
import { edition2016 } from '../../editions/2016.ts';
import { vinhos } from '../../game.ts';
import { INGREDIENTS, lookWith } from '../../look.ts';
import { NONE } from '../../state.ts';

test('wine.quality: the parts of a wine add up to its quality, with and without port', () => {
  const game = vinhos(edition2016, PACK_2016);
  const look = lookWith(edition2016, PACK_2016);
  const seen = new Set<string>();
  for (let n = 0; n < 6; n++) {
    const rng = stream('ingredients', String(n));
    const s = game.start({ seats: 3 });
    for (let open = game.decide(s); open.length > 0; open = game.decide(s)) {
      const [decision] = open as [(typeof open)[number]];
      game.apply(s, decision.by, pick(decision, rng));
      if (s.vintage === NONE) continue;
      for (const [seat, { estates }] of s.players.entries()) {
        for (const [e, { vineyards }] of estates.entries()) {
          for (const port of [false, true].filter(() => vineyards > 0)) {
            const parts = look.ingredients(s, seat, e, port);
            const sum = INGREDIENTS.reduce((all, part) => all + parts[part], 0);
            expect(Math.max(0, sum)).toBe(look.coming(s, seat, e, port));
            for (const part of INGREDIENTS) if (parts[part] !== 0) seen.add(part);
          }
        }
      }
    }
  }
  expect([...seen].sort()).toEqual([...INGREDIENTS].sort());
});
