// Threads for work that may take long: a question waits for a free one, and one that takes far too long ends its thread.

import { Worker } from 'node:worker_threads';

export interface Threads<Question, Answer> {
  ask(question: Question, patience: number): Promise<Answer>;
  close(): Promise<void>;
}

/** Too many wait. */
export class TooBusy extends Error {}

/** What a thread answers with. */
export type Answered<Answer> = { readonly answer: Answer } | { readonly trouble: string };

export interface Bounds {
  readonly threads: number;
  /** Questions that wait; who comes then is sent away. */
  readonly waiting?: number;
  /** Of memory, in megabytes. */
  readonly memory?: number;
}

interface Asked<Question, Answer> {
  readonly question: Question;
  readonly patience: number;
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

interface Thread<Q, A> {
  readonly worker: Worker;
  asked?: Asked<Q, A> | undefined;
  timer?: NodeJS.Timeout;
}

export function threadsOf<Q, A>(file: URL, { threads: most, waiting = Number.POSITIVE_INFINITY, memory }: Bounds): Threads<Q, A> {
  const queue: Asked<Q, A>[] = [];
  const threads = new Set<Thread<Q, A>>();
  const next = (): void => {
    if (queue.length === 0) return;
    const free = [...threads].find(({ asked }) => asked === undefined) ?? (threads.size < most ? begin() : undefined);
    if (free === undefined) return;
    const asked = queue.shift() as Asked<Q, A>;
    free.asked = asked;
    free.timer = setTimeout(() => end(free, new Error('it has taken too long')), asked.patience);
    free.worker.postMessage(asked.question);
  };
  const begin = (): Thread<Q, A> => {
    const limits = memory === undefined ? {} : { resourceLimits: { maxOldGenerationSizeMb: memory } };
    const thread: Thread<Q, A> = { worker: new Worker(file, limits) };
    thread.worker.unref();
    thread.worker.on('message', (told: Answered<A>) => {
      const asked = rest(thread);
      if ('answer' in told) asked?.resolve(told.answer);
      else asked?.reject(new Error(told.trouble));
      next();
    });
    thread.worker.on('error', error => end(thread, error instanceof Error ? error : new Error(String(error))));
    // However it came: nobody waits for an answer that cannot come.
    thread.worker.on('exit', () => end(thread, new Error('the thread has ended')));
    threads.add(thread);
    return thread;
  };
  /** It has nothing to do any more. */
  const rest = (thread: Thread<Q, A>): Asked<Q, A> | undefined => {
    const { asked, timer } = thread;
    clearTimeout(timer);
    thread.asked = undefined;
    return asked;
  };
  const end = (thread: Thread<Q, A>, why: Error): void => {
    threads.delete(thread);
    void thread.worker.terminate();
    rest(thread)?.reject(why);
    next();
  };
  return {
    ask: (question, patience) =>
      new Promise((resolve, reject) => {
        if (queue.length >= waiting) return reject(new TooBusy('too many wait'));
        queue.push({ question, patience, resolve, reject });
        next();
      }),
    async close() {
      for (const { reject } of queue.splice(0)) reject(new Error('closed'));
      for (const thread of [...threads]) end(thread, new Error('closed'));
    },
  };
}
