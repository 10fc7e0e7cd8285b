// Where the notes of the first steps stand; in windows of other sizes, too, by first-steps.long.ts.
import { expect, test } from 'vitest';
import { walk } from './notes.ts';
import { onStage, PHONE } from './stage.ts';

const stage = onStage();

test.each([
  { on: 'a desk', size: { viewport: { width: 1440, height: 900 } }, chapter: 'vinhos/fair' },
  { on: 'a phone', size: PHONE, chapter: 'vinhos/turn' },
])('a note stays where it is, over nothing it points at, and leads on at one spot: $chapter on $on', async ({ size, chapter }) => {
  const page = await stage.open(size);
  const { cards, ways, covered } = await walk(page, stage.origin, chapter, size === PHONE);
  expect({ cards: cards.length, ways: ways.length, covered }).toEqual({ cards: 1, ways: 1, covered: [] });
});
