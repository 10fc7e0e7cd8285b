// What is printed on the things of a position: it stands in the pack, we can say where it comes from, and nothing on the table is left out.
import { sourceOf } from '@adega/vinhos/provenance.ts';
import type { Position } from '@adega/wire';
import { expect, test } from 'vitest';
import { boxOf } from '../games/vinhos/box.ts';
import { markOf, printedOn, valueAt } from '../games/vinhos/printed.ts';
import { drawnWith, Players } from './drawing.tsx';
import { positions } from './paths.ts';

function drawn(position: Position): string {
  return drawnWith(position, <Players position={position} />);
}

interface Seen {
  readonly id: string;
  readonly marked: boolean;
}

/** Everything that is drawn as a thing or as a place with something printed on it. */
const seenIn = (html: string): Seen[] =>
  [...html.matchAll(/<[a-z]+ [^>]*data-(?:thing|printed)="([^"]+)"[^>]*>/g)].map(([tag, id]) => ({
    id: id as string,
    marked: tag.includes('data-doubt'),
  }));

/** Nothing is printed there: a place in the order, the centre, a stand that gives nothing, a cube. */
const BARE = /^(slot:|space:4$|stand:0$|choice:|waiting:)/;

test('every printed number stands in the pack and has a source; reconstructed ones are marked', { timeout: 120_000 }, () => {
  const kinds = new Set<string>();
  const marked = new Set<string>();
  let n = 0;
  for (const position of positions('printed', 900)) {
    if (++n % 25 !== 0) continue;
    const all = seenIn(drawn(position));
    expect(all.length).toBeGreaterThan(60);
    for (const { id, marked: isMarked } of all) {
      const printed = printedOn(position, id);
      const paths = printed.flatMap(entry => entry.paths);
      expect(paths.length > 0 || BARE.test(id), id).toBe(true);
      expect(
        paths.filter(path => valueAt(boxOf(position), path) === undefined || sourceOf(position.game, path) === undefined),
        id,
      ).toEqual([]);
      // One line of the card tells one source.
      for (const entry of printed)
        expect(new Set(entry.paths.map(path => sourceOf(position.game, path)?.mark)).size, `${id} ${entry.word}`).toBe(1);
      const isReconstructed = paths.some(path => sourceOf(position.game, path)?.mark === 'X');
      expect(markOf(position, id) === 'reconstructed', id).toBe(isReconstructed);
      expect(isMarked, id).toBe(isReconstructed);
      const kind = id.split(':')[0] as string;
      kinds.add(kind);
      if (isMarked) marked.add(kind);
    }
  }
  for (const kind of ['space', 'region', 'sale', 'export', 'majority', 'stand', 'pile', 'expert', 'display', 'tile', 'multiplier']) {
    expect([...kinds]).toContain(kind);
  }
  for (const kind of ['cellar', 'wine', 'place', 'plot', 'weather', 'symbols', 'magnate', 'prizes', 'supply', 'money', 'barrels']) {
    expect([...kinds]).toContain(kind);
  }
  for (const kind of ['region', 'export', 'pile', 'weather', 'symbols', 'magnate', 'multiplier']) expect([...marked]).toContain(kind);
});
