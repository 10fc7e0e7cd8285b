// Whoever thinks for the table, in another thread: for bots, and for those who want advice; one question at a time. What nobody waits for any
// more is stopped there and then: whoever thinks hears nothing meanwhile.

import type { Considered, Inquiry, Thought } from '@adega/desk';
import type { Reply } from '@adega/wire';
import type { Tell } from './advising.ts';
import type { Thinker as BotThinker } from './bots.ts';

/** What goes to the other thread, and what comes back. */
export type Thinking = { readonly thought: Thought } | { readonly inquiry: Inquiry };
export type Thinks = Considered | { readonly reply: Reply } | { readonly share: number };

export const isThinking = (data: unknown): data is Thinking =>
  typeof data === 'object' && data !== null && ('thought' in data || 'inquiry' in data);

/** Another thread, as much of it as it takes. */
export interface Elsewhere {
  postMessage(message: Thinking): void;
  terminate(): void;
}

/** Starts one, and tells what it says, or that it has broken down. */
export type Start = (hear: (says: Thinks) => void, fail: () => void) => Elsewhere;

export interface Thinker {
  readonly forBots: BotThinker;
  advise(inquiry: Inquiry, tell: Tell): Promise<Reply>;
  /** All advice that is asked for comes to nothing. */
  stopAdvice(): void;
}

interface Task {
  readonly thinking: Thinking;
  readonly tell?: Tell | undefined;
  resolve(answer: Thinks): void;
  reject(error: Error): void;
}

class Stopped extends Error {}

export function thinkerIn(start: Start): Thinker {
  let elsewhere: Elsewhere | undefined;
  /** The first of them is being thought about. */
  let tasks: readonly Task[] = [];

  const begin = (): void => {
    const [task] = tasks;
    if (task === undefined) return;
    elsewhere ??= startHere();
    elsewhere.postMessage(task.thinking);
  };
  const end = (tell: (task: Task) => void): void => {
    const [task] = tasks;
    tasks = tasks.slice(1);
    if (task !== undefined) tell(task);
    begin();
  };
  /** What one still says that was left is not heard. */
  const startHere = (): Elsewhere => {
    const here: Elsewhere = start(
      says => {
        if (here !== elsewhere) return;
        if ('share' in says) tasks[0]?.tell?.(says.share);
        else end(task => task.resolve(says));
      },
      () => {
        if (here !== elsewhere) return;
        leave();
        end(task => task.reject(new Error('the thinker has stopped')));
      },
    );
    return here;
  };
  const leave = (): void => {
    elsewhere?.terminate();
    elsewhere = undefined;
  };
  const ask = (thinking: Thinking, tell?: Tell): Promise<Thinks> =>
    new Promise((resolve, reject) => {
      tasks = [...tasks, { thinking, tell, resolve, reject }];
      if (tasks.length === 1) begin();
    });
  const stop = (kind: 'thought' | 'inquiry'): void => {
    const [first] = tasks;
    const unwanted = tasks.filter(({ thinking }) => kind in thinking);
    tasks = tasks.filter(task => !unwanted.includes(task));
    for (const { reject } of unwanted) reject(new Stopped());
    if (first === undefined || !unwanted.includes(first)) return;
    leave();
    begin();
  };

  return {
    forBots: {
      async think(thought) {
        const answer = await ask({ thought });
        return 'keys' in answer ? answer : { keys: [], cut: false };
      },
      stop: () => stop('thought'),
    },
    async advise(inquiry, tell) {
      const answer = await ask({ inquiry }, tell).catch((error: Error) => ({ reply: troubled(inquiry, error) }));
      return 'reply' in answer ? answer.reply : troubled(inquiry, new Error('no advice'));
    },
    stopAdvice: () => stop('inquiry'),
  };
}

const troubled = ({ re }: Inquiry, error: Error): Reply => ({
  type: 'trouble',
  re,
  trouble: error instanceof Stopped ? { code: 'stopped' } : { code: 'broken', what: String(error).slice(0, 80) },
});
