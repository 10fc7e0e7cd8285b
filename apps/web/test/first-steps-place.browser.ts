// Where the notes of the first steps stand; in windows of other sizes, too, by first-steps.long.ts.
import { expect, test } from 'vitest';
import { walk } from './notes.ts';
import { onStage, PHONE } from './stage.ts';

const stage = onStage();

test.each([{ viewport: { width: 1440, height: 900 } }, PHONE])(
  'a note stays where it is, over nothing it points at, and leads on at one spot: $viewport.width',
  async size => {
    const page = await stage.open(size);
    for (const chapter of ['vinhos/turn', 'vinhos/fair', 'vino/buy']) {
      const { cards, ways, covered } = await walk(page, stage.origin, chapter, size === PHONE);
      expect({ chapter, cards: cards.length, ways: ways.length, covered }).toEqual({ chapter, cards: 1, ways: 1, covered: [] });
    }
  },
);
