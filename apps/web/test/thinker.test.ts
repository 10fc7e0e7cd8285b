// Whoever thinks for a table: one question at a time, in their order, and what nobody waits for is stopped.
import type { Inquiry, Thought } from '@adega/desk';
import type { Reply } from '@adega/wire';
import { expect, test } from 'vitest';
import { type Thinking, type Thinks, thinkerIn } from '../table/thinker.ts';

/** Another thread that answers when it is told to. */
function elsewhere() {
  const asked: Thinking[] = [];
  const threads: { hear(says: Thinks): void; fail(): void; gone: boolean }[] = [];
  const thinker = thinkerIn((hear, fail) => {
    const thread = { hear, fail, gone: false };
    threads.push(thread);
    return {
      postMessage: message => asked.push(message),
      terminate: () => {
        thread.gone = true;
      },
    };
  });
  return { thinker, asked, threads, now: () => threads.at(-1) as (typeof threads)[number] };
}

const thought = { at: 1 } as Thought;
const inquiry = (re: number): Inquiry => ({ re }) as Inquiry;
const reply = (re: number): Reply => ({ type: 'stopped', re });
const considered = { keys: ['pass'], cut: false };

test('one question after the other, in one thread', async () => {
  const { thinker, asked, threads, now } = elsewhere();
  const [bot, hint] = [thinker.forBots.think(thought), thinker.advise(inquiry(7), () => undefined)];
  expect(asked).toEqual([{ thought }]);
  now().hear(considered);
  expect(await bot).toEqual(considered);
  expect(asked).toEqual([{ thought }, { inquiry: inquiry(7) }]);
  now().hear({ reply: reply(7) });
  expect(await hint).toEqual(reply(7));
  expect(threads).toHaveLength(1);
});

test('how much is done is told to whoever waits', () => {
  const { thinker, now } = elsewhere();
  const told: number[] = [];
  void thinker.advise(inquiry(7), share => told.push(share));
  now().hear({ share: 0.25 });
  now().hear({ share: 0.5 });
  expect(told).toEqual([0.25, 0.5]);
});

test('advice that is stopped is not waited for, nor is what waits behind it lost', async () => {
  const { thinker, asked, threads, now } = elsewhere();
  const [first, second, bot] = [
    thinker.advise(inquiry(7), () => undefined),
    thinker.advise(inquiry(8), () => undefined),
    thinker.forBots.think(thought),
  ];
  thinker.stopAdvice();
  expect(await first).toEqual({ type: 'trouble', re: 7, trouble: { code: 'stopped' } });
  expect(await second).toMatchObject({ re: 8, trouble: { code: 'stopped' } });
  expect(threads.map(({ gone }) => gone)).toEqual([true, false]);
  expect(asked.at(-1)).toEqual({ thought });
  // What the first thread still says is not heard.
  threads[0]?.hear({ keys: ['late'], cut: false });
  now().hear(considered);
  expect(await bot).toEqual(considered);
});

test('bots that are stopped leave advice alone', async () => {
  const { thinker, threads, now } = elsewhere();
  const [hint, bot] = [thinker.advise(inquiry(7), () => undefined), thinker.forBots.think(thought)];
  thinker.forBots.stop();
  await expect(bot).rejects.toThrow();
  now().hear({ reply: reply(7) });
  expect(await hint).toEqual(reply(7));
  expect(threads).toHaveLength(1);
});

test('a thread that breaks down is said, and another one is started', async () => {
  const { thinker, threads, now } = elsewhere();
  const hint = thinker.advise(inquiry(7), () => undefined);
  now().fail();
  expect(await hint).toMatchObject({ re: 7, trouble: { code: 'broken' } });
  const bot = thinker.forBots.think(thought);
  now().hear(considered);
  expect(await bot).toEqual(considered);
  expect(threads).toHaveLength(2);
});
