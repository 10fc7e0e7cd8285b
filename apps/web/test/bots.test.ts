// Bots at the table of a page: who is asked, what is played and when, and what happens when somebody changes the table meanwhile.
import type { Host, Thought } from '@adega/desk';
import { stream } from '@adega/kernel';
import { PACK_2016 } from '@adega/vinhos';
import { expect, test } from 'vitest';
import { botsAt, PACE } from '../table/bots.ts';
import { makeHost } from '../table/host.ts';
import { think } from '../table/thinking.ts';

const begun = (pack?: string): Host => {
  const host = makeHost(seed => stream(seed ?? 'bots', 'chance'));
  host.answer({ type: 'open', id: 1, game: 'vinhos/2016', names: ['a', 'b'], bots: [null, 'level1'], options: {}, seed: 'first b', pack });
  return host;
};

/** Time that passes when it is told to. */
function clock() {
  const due: (() => void)[] = [];
  return {
    later: (act: () => void, milliseconds: number) => {
      expect(milliseconds).toBe(PACE);
      due.push(act);
    },
    tick: async () => {
      // Whoever thinks has thought by then.
      await new Promise(resolve => setTimeout(resolve));
      due.shift()?.();
      await new Promise(resolve => setTimeout(resolve));
    },
  };
}

/** Until the bot is asked: the person plays anything. */
function untilBot(host: Host): Thought {
  for (let n = 0; n < 50; n++) {
    const thought = host.thought();
    if (thought !== undefined) return thought;
    const news = host.news();
    if (news?.type !== 'position' || news.question === undefined) throw new Error('nobody is asked');
    host.answer({ type: 'choose', id: 2, at: news.at, seat: news.question.seat, key: news.question.offered[0] });
    const { waiting } = host.news() as typeof news;
    if (waiting.for === 'confirm') host.answer({ type: 'confirm', id: 3, at: news.at + 1, seat: waiting.seat });
  }
  throw new Error('the bot is never asked');
}

test('thinking gives moves that can be played, and the same ones for the same thought', async () => {
  const host = begun();
  const thought = untilBot(host);
  const keys = await think(thought);
  expect(await think(thought)).toEqual(keys);
  for (const [n, key] of keys.entries()) expect(host.play({ ...thought, at: thought.at + n }, key)).toBe(true);
});

test('it thinks with the pack that the table is played with', async () => {
  const host = begun(JSON.stringify({ ...PACK_2016, prices: { ...PACK_2016.prices, tax: 3 } }));
  const thought = untilBot(host);
  expect(host.play(thought, (await think(thought))[0] ?? '')).toBe(true);
  await expect(think({ ...thought, own: undefined })).rejects.toThrow();
});

test('a plan is played move by move, and each is told', async () => {
  const host = begun();
  const thought = untilBot(host);
  const time = clock();
  let told = 0;
  const bots = botsAt(host, think, () => told++, time.later);
  bots.look();
  bots.look();
  expect(host.thought()).toEqual(thought);
  const keys = await think(thought);
  for (let n = 1; n <= keys.length; n++) {
    await time.tick();
    expect(told).toBe(n);
  }
});

test('what was thought before somebody changed the table is not played, and the bot is asked again', async () => {
  const host = begun();
  const thought = untilBot(host);
  const time = clock();
  let asked = 0;
  const slow = async (about: Thought) => {
    asked++;
    return think(about);
  };
  botsAt(host, slow, () => undefined, time.later).look();
  await new Promise(resolve => setTimeout(resolve));
  const [key] = await think(thought);
  expect(host.play(thought, key as string)).toBe(true);
  const before = host.thought()?.at ?? 0;
  await time.tick();
  expect(asked).toBe(host.thought() === undefined ? 1 : 2);
  expect(host.thought()?.at ?? before).toBe(before);
});

test('a bot that cannot think is not asked for ever', async () => {
  const host = begun();
  untilBot(host);
  const time = clock();
  let asked = 0;
  const broken = async () => {
    asked++;
    throw new Error('broken');
  };
  botsAt(host, broken, () => undefined, time.later).look();
  await time.tick();
  await time.tick();
  expect(asked).toBe(1);
});
