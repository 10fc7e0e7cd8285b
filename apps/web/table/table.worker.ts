// The worker that holds the match. The page holds only what it is told.

import { noStage, type Thought } from '@adega/desk';
import { stream } from '@adega/kernel';
import { botsAt } from './bots.ts';
import { makeHost } from './host.ts';

/** A seed nobody knows. */
const anySeed = (): string => Array.from(crypto.getRandomValues(new Uint32Array(4)), n => n.toString(36)).join('-');

let stageText = noStage;

const host = makeHost(
  seed => stream(seed ?? anySeed(), 'chance'),
  (text, chance) => stageText(text, chance),
);

const answer = (data: unknown): void => {
  postMessage(host.answer(data));
  bots.look();
};

// Bots: this file is started a second time, to think for them.

interface Thinking {
  readonly thought: Thought;
}

const isThinking = (data: unknown): data is Thinking => typeof data === 'object' && data !== null && 'thought' in data;

let thinker: Worker | undefined;

/** One thought at a time. */
function thinkElsewhere(thought: Thought): Promise<readonly string[]> {
  thinker ??= new Worker(location.href, { type: 'module' });
  const asked = thinker;
  return new Promise((resolve, reject) => {
    asked.onmessage = ({ data }: MessageEvent<readonly string[]>) => resolve(data);
    asked.onerror = () => reject(new Error('the thinker has stopped'));
    asked.postMessage({ thought } satisfies Thinking);
  });
}

const bots = botsAt(
  host,
  thinkElsewhere,
  () => postMessage(host.news()),
  (act, milliseconds) => void setTimeout(act, milliseconds),
);

async function thinkHere({ thought }: Thinking): Promise<void> {
  const { think } = await import('./thinking.ts');
  postMessage(await think(thought));
}

const isStaging = (data: unknown): boolean => (data as { readonly type?: unknown } | null)?.type === 'stage';

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
  if (isStaging(data)) fetching ??= fetchStage();
  if (fetching === undefined) answer(data);
  else fetching = fetching.then(() => answer(data));
});
