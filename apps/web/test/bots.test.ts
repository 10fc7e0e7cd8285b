// Bots at the table of a page: who is asked, what is played and when, and what happens when somebody changes the table meanwhile.
import type { Considered, Host, Thought } from '@adega/desk';
import { stream } from '@adega/kernel';
import { PACK_2016 } from '@adega/vinhos';
import type { Position } from '@adega/wire';
import { expect, test } from 'vitest';
import { type Bots, botsAt, type Thinker, WAITS } from '../table/bots.ts';
import { makeHost } from '../table/host.ts';
import { think } from '../table/thinking.ts';

const begun = (pack?: string): Host => {
  const host = makeHost(seed => stream(seed ?? 'bots', 'chance'));
  host.answer({ type: 'open', id: 1, game: 'vinhos/2016', names: ['a', 'b'], bots: [null, 'level1'], options: {}, seed: 'first b', pack });
  return host;
};

/** Time that passes when it is told to. */
function clock() {
  let due: { readonly act: () => void; readonly wait: number }[] = [];
  return {
    waits: () => due.map(({ wait }) => wait),
    later: (act: () => void, wait: number) => {
      const one = { act, wait };
      due.push(one);
      return () => {
        due = due.filter(other => other !== one);
      };
    },
    tick: async () => {
      await thinking();
      due.shift()?.act();
      await thinking();
    },
  };
}

/** Whoever thinks has thought by then. */
const thinking = () => new Promise(resolve => setTimeout(resolve));

/** Thinks at once, and counts. */
function mind(thoughts: (thought: Thought) => Promise<Considered> = think) {
  const counts = { asked: 0, stopped: 0 };
  const thinker: Thinker = {
    think: thought => {
      counts.asked++;
      return thoughts(thought);
    },
    stop: () => counts.stopped++,
  };
  return { counts, thinker };
}

function going(bots: Bots): Bots {
  bots.go('normal');
  return bots;
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
  const { keys, cut } = await think(thought);
  expect(cut).toBe(false);
  expect(await think(thought)).toEqual({ keys, cut });
  for (const [n, key] of keys.entries()) expect(host.play({ ...thought, at: thought.at + n }, key)).toBe(true);
});

test('it thinks with the pack that the table is played with', async () => {
  const host = begun(JSON.stringify({ ...PACK_2016, prices: { ...PACK_2016.prices, tax: 3 } }));
  const thought = untilBot(host);
  expect(host.play(thought, (await think(thought)).keys[0] ?? '')).toBe(true);
  await expect(think({ ...thought, own: undefined })).rejects.toThrow();
});

test('a plan is played move by move, and each is told', async () => {
  const host = begun();
  const thought = untilBot(host);
  const time = clock();
  let told = 0;
  const bots = going(botsAt(host, mind().thinker, () => told++, time.later));
  bots.look();
  bots.look();
  expect(host.thought()).toEqual(thought);
  const { keys } = await think(thought);
  for (let n = 1; n <= keys.length; n++) {
    await thinking();
    expect(time.waits()).toEqual([WAITS.normal]);
    await time.tick();
    expect(told).toBe(n);
  }
});

test('nobody thinks until what was done last could be seen', async () => {
  const host = begun();
  untilBot(host);
  const time = clock();
  const { thinker, counts } = mind();
  going(botsAt(host, thinker, () => undefined, time.later));
  await thinking();
  expect(counts.asked).toBe(0);
  await time.tick();
  expect(counts.asked).toBe(1);
});

test('nobody plays while nobody looks on, and what was begun is begun again', async () => {
  const host = begun();
  const thought = untilBot(host);
  const time = clock();
  const { thinker, counts } = mind();
  const bots = botsAt(host, thinker, () => undefined, time.later);
  bots.look();
  expect(counts.asked).toBe(0);
  bots.go('normal');
  expect(time.waits()).toEqual([WAITS.normal]);
  bots.go('pause');
  expect(counts).toEqual({ asked: 0, stopped: 0 });
  expect(time.waits()).toEqual([]);
  expect(host.thought()).toEqual(thought);
  bots.go('slow');
  await thinking();
  expect(time.waits()).toEqual([WAITS.slow]);
  bots.go('fast');
  expect(time.waits()).toEqual([WAITS.fast]);
  await time.tick();
  expect(host.thought()).not.toEqual(thought);
});

test('what is skipped is played without waiting, up to the next question to a person', async () => {
  const host = begun();
  untilBot(host);
  const time = clock();
  const bots = going(botsAt(host, mind().thinker, () => undefined, time.later));
  await thinking();
  bots.skip();
  while (host.thought() !== undefined) {
    await thinking();
    expect(time.waits()).toEqual([0]);
    await time.tick();
  }
  untilBot(host);
  bots.look();
  await thinking();
  expect(time.waits()).toEqual([WAITS.normal]);
});

test('a thought about what is no longer asked is stopped', async () => {
  const host = begun();
  // Up to a turn of the bot after one that can still be taken back.
  for (let thought = untilBot(host); ; thought = untilBot(host)) {
    const { undo } = host.news() as Position;
    if (undo.possible && undo.seat === 0) break;
    for (const [n, key] of (await think(thought)).keys.entries()) host.play({ ...thought, at: thought.at + n }, key);
  }
  const time = clock();
  const { thinker, counts } = mind(() => new Promise(() => undefined));
  const bots = going(botsAt(host, thinker, () => undefined, time.later));
  await time.tick();
  const { at } = host.news() as Position;
  expect(host.answer({ type: 'undo', id: 9, at, seat: 0, to: at - 1 })).toMatchObject({ type: 'position' });
  bots.look();
  expect(counts).toEqual({ asked: 1, stopped: 1 });
  expect(time.waits()).toEqual([]);
});

test('what was thought before somebody changed the table is not played, and the bot is asked again', async () => {
  const host = begun();
  const thought = untilBot(host);
  const time = clock();
  const { thinker, counts } = mind();
  going(botsAt(host, thinker, () => undefined, time.later));
  await thinking();
  const [key] = (await think(thought)).keys;
  expect(host.play(thought, key as string)).toBe(true);
  const before = host.thought()?.at ?? 0;
  await time.tick();
  expect(counts.asked).toBe(host.thought() === undefined ? 1 : 2);
  expect(host.thought()?.at ?? before).toBe(before);
});

test('a bot that cannot think is not asked for ever', async () => {
  const host = begun();
  untilBot(host);
  const time = clock();
  const { thinker, counts } = mind(async () => {
    throw new Error('broken');
  });
  const silent: (number | undefined)[] = [];
  const bots = going(botsAt(host, thinker, mute => silent.push(mute?.seat), time.later));
  await time.tick();
  await time.tick();
  bots.look();
  expect(counts.asked).toBe(1);
  expect(silent).toEqual([1]);
});

test('a thought that was cut short is noted in the record and in the log', async () => {
  const host = begun();
  const { at } = untilBot(host);
  const time = clock();
  const { thinker } = mind(async thought => ({ ...(await think(thought)), cut: true }));
  going(botsAt(host, thinker, () => undefined, time.later));
  await time.tick();
  const kept = host.answer({ type: 'record', id: 9 });
  if (kept.type !== 'record') throw new Error('no record');
  const noted = kept.text.split('\n').filter(line => line.includes('# noted: cut'));
  expect(noted).toHaveLength(1);
  const other = makeHost(() => stream('another', 'chance'));
  other.answer({ type: 'resume', id: 1, names: ['a', 'b'], bots: [null, 'level1'], record: kept.text });
  for (const one of [host, other])
    expect((one.answer({ type: 'look', id: 8, as: 'watcher' }) as Position).log.chapters[at]?.notes).toEqual(['cut']);
});
