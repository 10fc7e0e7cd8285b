// The worker that holds the match. The page holds only what it is told.

import { type Considered, noStage, type Thought } from '@adega/desk';
import { stream } from '@adega/kernel';
import { botsAt, type Thinker } from './bots.ts';
import { makeHost } from './host.ts';
import { isToBots } from './pace.ts';

/** A seed nobody knows. */
const anySeed = (): string => Array.from(crypto.getRandomValues(new Uint32Array(4)), n => n.toString(36)).join('-');

let stageText = noStage;

const host = makeHost(
  seed => stream(seed ?? anySeed(), 'chance'),
  (text, chance) => stageText(text, chance),
);

const answer = (data: unknown): void => {
  if (begins(data)) bots.leave();
  postMessage(host.answer(data));
  bots.look();
};

// Bots: this file is started a second time, to think for them.

interface Thinking {
  readonly thought: Thought;
}

const isThinking = (data: unknown): data is Thinking => typeof data === 'object' && data !== null && 'thought' in data;

let worker: Worker | undefined;

/** One thought at a time. */
const thinker: Thinker = {
  think(thought) {
    worker ??= new Worker(location.href, { type: 'module' });
    const asked = worker;
    return new Promise((resolve, reject) => {
      asked.onmessage = ({ data }: MessageEvent<Considered>) => resolve(data);
      asked.onerror = () => reject(new Error('the thinker has stopped'));
      asked.postMessage({ thought } satisfies Thinking);
    });
  },
  // Whoever thinks hears nothing meanwhile.
  stop() {
    worker?.terminate();
    worker = undefined;
  },
};

const bots = botsAt(
  host,
  thinker,
  () => postMessage(host.news()),
  (act, milliseconds) => {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
);

async function thinkHere({ thought }: Thinking): Promise<void> {
  const { think } = await import('./thinking.ts');
  postMessage(await think(thought));
}

const typeOf = (data: unknown): unknown => (data as { readonly type?: unknown } | null)?.type;

const isStaging = (data: unknown): boolean => typeOf(data) === 'stage';

/** Another match may come to the table by it. */
const begins = (data: unknown): boolean => ['open', 'resume', 'stage'].includes(String(typeOf(data)));

/** What puts scenarios up is fetched when one is opened; whoever asks meanwhile is answered after it. */
let fetching: Promise<void> | undefined;

async function fetchStage(): Promise<void> {
  // What cannot be fetched is said by the answer.
  const fetched = await import('./staging.ts').catch(() => undefined);
  if (fetched !== undefined) stageText = fetched.stageText;
  fetching = undefined;
}

addEventListener('message', ({ data }: MessageEvent) => {
  if (isThinking(data)) return void thinkHere(data);
  if (isToBots(data)) return data.bots === 'skip' ? bots.skip() : bots.go(data.bots);
  if (isStaging(data)) fetching ??= fetchStage();
  if (fetching === undefined) answer(data);
  else fetching = fetching.then(() => answer(data));
});
