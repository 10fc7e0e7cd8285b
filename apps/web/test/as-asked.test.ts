// What was chosen is put into words as it was when it was chosen, whatever has become of it since.
import { stream } from '@adega/kernel';
import type { Position, Reply } from '@adega/wire';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { fetchGameWords } from '../games/words.ts';
import { asAsked, lastMove } from '../table/as-asked.ts';
import { makeHost } from '../table/host.ts';
import { type Say, sayWith } from '../text/words.ts';
import { PAGE } from './english.ts';
import { faceOf, fetchFace } from './faces.ts';
import { GAMES } from './tables.ts';

const NAMES = ['Ana', 'Bea', 'Carlos', 'Dora'];

async function sayOf(game: string): Promise<Say> {
  await fetchFace(game);
  return sayWith(createIntl({ locale: 'en', messages: { ...PAGE, ...(await fetchGameWords('en', game)) } }));
}

interface Chosen {
  readonly key: string;
  readonly before: Position;
  readonly after: Position;
  /** As it is told to somebody who looks back. */
  past(): Reply;
}

/** Every choice of a game played at random. */
function* choices(game: string, seats: number, seed: string): Generator<Chosen> {
  const host = makeHost(() => stream(seed, 'chance'));
  const rng = stream(seed, 'seats');
  const ask = (request: object): Reply => host.answer({ ...request, id: 0 });
  const place = (request: object): Position => {
    const reply = ask(request);
    if (reply.type !== 'position') throw new Error(JSON.stringify(reply));
    return reply;
  };
  let now = place({ type: 'open', game, names: NAMES.slice(0, seats), options: {} });
  for (let n = 0; n < 3000 && now.waiting.for !== 'nobody'; n++) {
    const { at, waiting, question } = now;
    if (waiting.for === 'confirm' || question === undefined) {
      now = place({ type: 'confirm', at, seat: waiting.for === 'confirm' ? waiting.seat : 0 });
      continue;
    }
    const key = question.offered[rng.below(question.offered.length)] as string;
    const after = place({ type: 'choose', at, seat: question.seat, key });
    // Sealed choices and arranged stacks are told to others without what is secret.
    const heard = after.log.chapters.at(-1)?.key === key;
    if (heard) yield { key, before: now, after, past: () => ask({ type: 'past', to: at }) };
    now = after;
  }
}

test.each(GAMES)('$game: what can be taken back', async ({ game, seats }) => {
  const say = await sayOf(game);
  const face = faceOf(game);
  const others: string[][] = [];
  let count = 0;
  for (const { key, before, after } of choices(game, seats, 'taken back')) {
    const said = lastMove(say, face, after);
    const meant = face.move(say, before, key).phrase;
    if (said !== meant) others.push([key, meant, said]);
    count++;
  }
  expect(others).toEqual([]);
  expect(count).toBeGreaterThan(40);
});

test.each(GAMES)('$game: what came next, for somebody who looks back', async ({ game, seats }) => {
  const say = await sayOf(game);
  const face = faceOf(game);
  const others: string[][] = [];
  let n = 0;
  for (const { key, before, past } of choices(game, seats, 'looked back')) {
    if (n++ % 5 !== 0) continue;
    const then = past();
    if (then.type !== 'past') throw new Error(JSON.stringify(then));
    const said = face.move(say, asAsked(then.position, before.question?.seat ?? 0, then.asks ?? ''), key).phrase;
    const meant = face.move(say, before, key).phrase;
    if (said !== meant) others.push([key, meant, said]);
  }
  expect(others).toEqual([]);
});

test('to stop is told by what was stopped', async () => {
  const say = await sayOf('vinhos/2016');
  const phrases = new Set<string>();
  for (let n = 0; n < 20 && phrases.size < 4; n++) {
    for (const { key, after } of choices('vinhos/2016', 2, `stopped ${n}`)) {
      if (key === 'done') phrases.add(lastMove(say, faceOf('vinhos/2016'), after));
    }
  }
  expect(phrases.size).toBeGreaterThan(3);
  expect(phrases).not.toContain('go on');
});

test.each(['vinhos/2016', 'vinhos/reserve'])('%s: to stop says whether that ends the turn, also with experts unused (A46)', async game => {
  const say = await sayOf(game);
  const found = { ends: 0, ofExperts: 0, goesOn: 0, window: 0 };
  for (let n = 0; n < 60 && (found.ofExperts < 3 || found.window < 3); n++) {
    for (const { key, before, after } of choices(game, 2, `experts ${n}`)) {
      const { offered = [], seat } = before.question ?? {};
      if (key !== 'done' || after.question === undefined) continue;
      const turn = after.view['turn'] as { readonly seat: number; readonly stage: string };
      // Whoever is last in a round may be first in the next, and his move the only one there is.
      const isSameRound = before.view['round'] === after.view['round'] && before.view['year'] === after.view['year'];
      // The window before a fair is no turn.
      const isAskedAgain = turn.seat === seat && turn.stage !== 'fair' && isSameRound;
      const was = before.view['turn'] as { readonly seat: number; readonly stage: string };
      const ends = !isAskedAgain && was.seat === seat && was.stage !== 'fair';
      const { label, ends: rest } = faceOf(game).move(say, before, key);
      expect([/· ends the turn$|^End the turn$/.test(label), offered]).toEqual([ends, offered]);
      expect([rest, offered]).toEqual([!ends && after.question.offered.includes('end') ? ['end'] : undefined, offered]);
      found[ends ? 'ends' : 'goesOn']++;
      if (ends && offered.some(one => one.startsWith('use '))) found.ofExperts++;
      if (rest !== undefined) found.window++;
    }
  }
  expect(found.ofExperts).toBeGreaterThan(2);
  expect(found.ends).toBeGreaterThan(found.ofExperts);
  expect(found.goesOn).toBeGreaterThan(0);
  expect(found.window).toBeGreaterThan(2);
});
