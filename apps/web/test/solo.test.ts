// The solo game on the page: a path for each move, and Lacerda's turn as a story.
import { stream } from '@adega/kernel';
import { type Chapter, type Position, parseReply, type Told } from '@adega/wire';
import { beforeAll, describe, expect, test } from 'vitest';
import { boxOf } from '../games/vinhos/box.ts';
import { lengthOf, nextPart, storyOf, toldParts } from '../games/vinhos/solo/story.ts';
import { soloRulings } from '../games/vinhos/text/en/rulings-solo.ts';
import { thingsOf } from '../games/vinhos/touched.ts';
import { BOOKS, bookWith } from '../shell/books.ts';
import type { Face } from '../table/face.ts';
import { makeHost } from '../table/host.ts';
import { told } from '../table/use-table.ts';
import type { Say } from '../text/words.ts';
import { faceOf, fetchFace } from './faces.ts';
import { faultsOf } from './paths.ts';
import { sayIn, TAGS } from './speaking.ts';

let says: readonly Say[];
let english: Say;

interface Shown {
  readonly now: Position;
  readonly log: readonly Chapter[];
}

/** Every position of a random game, with the log up to it. */
function* soloGame(seed: string): Generator<Shown> {
  const rng = stream(seed, 'seats');
  const host = makeHost(() => stream(seed, 'chance'));
  const ask = (request: object) => {
    const { message, trouble } = parseReply(host.answer({ ...request, id: 0 }));
    if (message?.type !== 'position') throw new Error(JSON.stringify(trouble ?? message));
    return message;
  };
  let known = told({ log: [] }, ask({ type: 'open', game: 'vinhos/solo', names: ['Ana'], options: {} }));
  for (;;) {
    const now = known.position as Position;
    yield { now, log: known.log };
    const { at, waiting, question } = now;
    if (waiting.for === 'nobody') return;
    const key = question?.offered[rng.below(question.offered.length)];
    const request = waiting.for === 'confirm' ? { type: 'confirm', at, seat: 0 } : { type: 'choose', at, seat: 0, key };
    known = told(known, ask(request));
  }
}

let face: Face;
beforeAll(async () => {
  await fetchFace('vinhos/solo');
  face = faceOf('vinhos/solo');
  says = await Promise.all(TAGS.map(tag => sayIn(tag, 'vinhos/solo')));
  english = await sayIn('en', 'vinhos/solo');
});

test('whole games have a path for each move, and a name for each result in every language', { timeout: 60_000 }, () => {
  const kinds = new Set<string>();
  for (const seed of ['solo a', 'solo b', 'solo c']) {
    for (const { now } of soloGame(seed)) {
      for (const { title = '' } of now.result ?? []) for (const say of says) expect(say.has(`solo.title.${title}`), title).toBe(true);
      expect(faultsOf(now)).toEqual([]);
      for (const { events } of now.log.chapters) for (const { kind } of events) kinds.add(kind);
    }
  }
  expect([...kinds]).toEqual(expect.arrayContaining(['card-drawn', 'bribe-placed', 'barrel-sold', 'barrel-exported', 'trophy']));
});

test('the price in the list of moves is what the way costs, bribes included', { timeout: 60_000 }, () => {
  const isPaid = ({ kind }: Told): boolean => kind === 'paid-bank' || kind === 'paid-player';
  let bribed = 0;
  for (const seed of ['solo a', 'solo b', 'solo c']) {
    let before: Position | undefined;
    for (const { now, log } of soloGame(seed)) {
      const { by, key = '', events = [] } = log.at(-1) ?? {};
      if (before !== undefined && by === 0 && /^enter \S+$/.test(key) && before.question?.offered.includes(key)) {
        const { label } = face.move(english, before, key);
        expect(Number(/\d+$/.exec(label)?.[0] ?? 0), label).toBe(events.filter(isPaid).reduce((sum, { money }) => sum + Number(money), 0));
        bribed += events.filter(({ kind }) => kind === 'bribe-lifted').length;
      }
      before = now;
    }
  }
  expect(bribed).toBeGreaterThan(2);
});

test('the rules page has a book for it, with a sentence for every ruling', () => {
  const book = BOOKS.find(({ game }) => game === 'vinhos/solo');
  expect(book?.rules.map(({ id }) => id)).toEqual(expect.arrayContaining(['solo.bribe', 'solo.awards']));
  expect(Object.keys(soloRulings).sort()).toEqual(book?.rulings.map(({ id }) => `ruling.${id}`).sort());
  expect(bookWith('solo.bribe')).toBe(book);
});

describe('his turn as a story', () => {
  const isHis = ({ seat }: Told): boolean => seat === 1;

  test('tells everything he did, once and in order, and begins a part with each card', { timeout: 60_000 }, () => {
    // A story grows while something is still to be confirmed.
    const stories = new Map<number, readonly Told[]>();
    let all: readonly Chapter[] = [];
    for (const { log } of soloGame('solo story')) {
      all = log;
      const story = storyOf(log);
      if (story === undefined || !story.fresh) continue;
      const steps = story.parts.flatMap(part => part.steps);
      expect(steps).toHaveLength(lengthOf(story));
      for (const { kind, space, steps } of story.parts) expect(steps[0]?.kind === 'card-drawn', kind).toBe(space !== undefined);
      stories.set(story.from, steps);
    }
    const his = all.flatMap(({ events }) => events).filter(isHis);
    expect(his.length).toBeGreaterThan(100);
    expect([...stories.values()].flat().filter(isHis)).toEqual(his);
  });

  test('speaks of the setup in the setup alone', { timeout: 60_000 }, () => {
    const years = new Set<number>();
    const kinds = new Set<string>();
    for (const seed of ['solo setup a', 'solo setup b', 'solo setup c']) {
      for (const { now, log } of soloGame(seed)) {
        const { parts = [], fresh = false } = storyOf(log) ?? {};
        if (!fresh) continue;
        for (const { kind } of parts) kinds.add(kind);
        if (parts.some(({ kind }) => kind === 'setup')) years.add(Number(now.view['year']));
      }
    }
    expect([...years].filter(year => year > 1)).toEqual([]);
    expect([...kinds]).toEqual(expect.arrayContaining(['card', 'setup', 'fair', 'maintenance']));
  });

  test('is told step by step', () => {
    for (const { log } of soloGame('solo steps')) {
      const story = storyOf(log);
      if (story === undefined || lengthOf(story) < 8) continue;
      const count = lengthOf(story);
      const begun = story.parts.map((_, i) => story.parts.slice(0, i).reduce((sum, { steps }) => sum + steps.length, 1));
      expect(story.parts.map((_, i) => nextPart(story, begun[i] as number))).toEqual([...begun.slice(1), count]);
      for (let n = 1; n <= count; n++) {
        expect(toldParts(story, n).reduce((sum, { steps }) => sum + steps.length, 0)).toBe(n);
      }
      return;
    }
    throw new Error('no story was long enough');
  });

  test('points at the things it is about', () => {
    const box = boxOf({ game: 'vinhos/solo' });
    expect(thingsOf(box, { rule: 'solo.move', kind: 'card-drawn', seat: 1, space: 3 })).toEqual(['space:3']);
    expect(thingsOf(box, { rule: 'solo.sales', kind: 'barrel-sold', seat: 1, space: 3, number: 4, cubes: 0, money: 4 })).toEqual([
      'sale:3',
    ]);
    expect(thingsOf(box, { rule: 'solo.vineyards', kind: 'vineyard-discarded', seat: 1, region: 2, tile: 0 })).toEqual(['region:2']);
  });
});
