// The worker that holds the match. The page holds only what it is told.

import { noStage } from '@adega/desk';
import { stream } from '@adega/kernel';
import { makeHost } from './host.ts';

/** A seed nobody knows. */
const anySeed = (): string => Array.from(crypto.getRandomValues(new Uint32Array(4)), n => n.toString(36)).join('-');

let stageText = noStage;

const host = makeHost(
  seed => stream(seed ?? anySeed(), 'chance'),
  (text, chance) => stageText(text, chance),
);

const answer = (data: unknown): void => postMessage(host.answer(data));

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
  if (isStaging(data)) fetching ??= fetchStage();
  if (fetching === undefined) answer(data);
  else fetching = fetching.then(() => answer(data));
});
