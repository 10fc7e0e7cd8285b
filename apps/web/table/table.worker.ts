// The worker that holds the match. The page holds only what it is told.

import { stream } from '@adega/kernel';
import { makeHost } from './host.ts';

/** A seed nobody knows. */
const anySeed = (): string => Array.from(crypto.getRandomValues(new Uint32Array(4)), n => n.toString(36)).join('-');

const host = makeHost(seed => stream(seed ?? anySeed(), 'chance'));

addEventListener('message', (event: MessageEvent) => postMessage(host.answer(event.data)));
