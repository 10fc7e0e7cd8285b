import { describe, expect, test } from 'vitest';
import { DRAWN, GUIDED } from '../games/drawn.ts';
import { type Course, chaptersOf, lessonIn } from '../table/course.ts';
import { press, unpointed, until, walk } from './notes.ts';
import { hasBrowser, onStage, PHONE } from './stage.ts';

describe.skipIf(!hasBrowser)('the first steps', () => {
  const stage = onStage();

  test.each(GUIDED)('every note of %s that is about something points at it', async of => {
    const page = await stage.open();
    const course = (await DRAWN[of]?.course?.()) as Course;
    const missing: { [chapter: string]: readonly string[] } = {};
    for (const { id, lesson } of chaptersOf(course)) {
      if (lesson === undefined) continue;
      await page.goto(`${stage.origin}/learn/${of}/${id}`);
      const found = await unpointed(page, lessonIn(await lesson()).notes);
      if (found.length > 0) missing[id] = found;
      await press(page, 'on');
      await until(page, 'keep');
    }
    expect(missing).toEqual({});
  });

  test.each([
    PHONE,
    ...[
      [1440, 900],
      [1280, 720],
      [820, 1180],
    ].map(([width = 0, height = 0]) => ({ viewport: { width, height } })),
  ])('a note stays where it is, over nothing it points at, and leads on at one spot: $viewport.width', async size => {
    const page = await stage.open(size);
    for (const chapter of ['vinhos/turn', 'vinhos/fair', 'vino/buy']) {
      const { cards, ways, covered } = await walk(page, stage.origin, chapter, size === PHONE);
      expect({ chapter, cards: cards.length, ways: ways.length, covered }).toEqual({ chapter, cards: 1, ways: 1, covered: [] });
    }
  });
});
