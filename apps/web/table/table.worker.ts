// The worker that holds the match. The page holds only what it is told.

import { type Inquiry, noStage, type Thought } from '@adega/desk';
import { stream } from '@adega/kernel';
import type { Reply } from '@adega/wire';
import { botsAt } from './bots.ts';
import { makeHost } from './host.ts';
import { isToBots } from './pace.ts';
import { isThinking, type Thinking, type Thinks, thinkerIn } from './thinker.ts';

/** A seed nobody knows. */
const anySeed = (): string => Array.from(crypto.getRandomValues(new Uint32Array(4)), n => n.toString(36)).join('-');

let stageText = noStage;

const host = makeHost(
  seed => stream(seed ?? anySeed(), 'chance'),
  (text, chance, lesson) => stageText(text, chance, lesson),
);

const answer = (data: unknown): void => {
  if (begins(data)) bots.leave();
  if (begins(data) || typeOf(data) === 'stop') thinker.stopAdvice();
  const inquiry = host.inquiry(data);
  if (inquiry === undefined) postMessage(host.answer(data));
  else void advise(inquiry);
  bots.look();
};

// Bots and advice: this file is started a second time, to think.

const thinker = thinkerIn((hear, fail) => {
  const worker = new Worker(location.href, { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<Thinks>) => hear(data);
  worker.onerror = fail;
  return worker;
});

const bots = botsAt(
  host,
  thinker.forBots,
  mute => postMessage(mute === undefined ? host.news() : silent(mute)),
  (act, milliseconds) => {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
);

const silent = ({ seat }: Thought): Reply => ({ type: 'trouble', trouble: { code: 'silent', seat } });

async function advise(inquiry: Inquiry): Promise<void> {
  // That somebody has asked is news, too.
  postMessage(host.news());
  postMessage(await thinker.advise(inquiry, share => postMessage({ type: 'progress', of: inquiry.re, share } satisfies Reply)));
}

/** Told this often, nobody waits for the telling. */
const STEPS = 50;

async function thinkHere(thinking: Thinking): Promise<void> {
  if ('thought' in thinking) {
    const { think } = await import('./thinking.ts');
    return postMessage((await think(thinking.thought)) satisfies Thinks);
  }
  const { advise: adviseHere } = await import('./advising.ts');
  let step = 0;
  const tell = (share: number): void => {
    if (Math.floor(share * STEPS) > step) postMessage({ share } satisfies Thinks);
    step = Math.floor(share * STEPS);
  };
  postMessage({ reply: await adviseHere(thinking.inquiry, tell) } satisfies Thinks);
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
  // What goes wrong here is told to the other instance.
  if (isThinking(data)) return void thinkHere(data).catch(reportError);
  if (isToBots(data)) return data.bots === 'skip' ? bots.skip() : bots.go(data.bots);
  if (isStaging(data)) fetching ??= fetchStage();
  if (fetching === undefined) answer(data);
  else fetching = fetching.then(() => answer(data));
});
