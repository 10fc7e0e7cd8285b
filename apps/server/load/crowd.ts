// People who only sit there, as a process of their own: as many sockets as a server lets in.

import { readFileSync } from 'node:fs';
import { PROTOCOL, type Said } from '@adega/wire/online.ts';
import type { Script } from './script.ts';
import { frameOf, openThin } from './thin-socket.ts';

export interface Crowd {
  readonly origin: string;
  readonly file: string;
  readonly sockets: number;
}

const AT_ONCE = 100;
const WELCOME = '{"type":"welcome"';

/** Opens one; whether it was welcome. */
function enter(origin: string, { table, by, cookies }: Script, seat: number): Promise<boolean> {
  // What was heard before does not matter here.
  const hello: Said = { type: 'hello', protocol: PROTOCOL, as: seat, after: 1_000_000, ...by };
  return new Promise(resolve =>
    openThin(origin, `/api/tables/${table}/live`, cookies[seat] ?? '', {
      open: socket => socket.send(frameOf(JSON.stringify(hello))),
      wrong: () => resolve(false),
      message: message => message.toString('latin1', 0, WELCOME.length) === WELCOME && resolve(true),
    }),
  );
}

async function gather({ origin, file, sockets }: Crowd): Promise<number> {
  const scripts = readFileSync(file, 'utf8').trim().split('\n').map(line => JSON.parse(line) as Script); // biome-ignore format: a chain
  let welcome = 0;
  for (let from = 0; from < sockets; from += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, sockets - from) }, (_, i) => from + i);
    // Both seats of a table come one after the other.
    const came = await Promise.all(some.map(i => enter(origin, scripts[(i >> 1) % scripts.length] as Script, i % 2)));
    welcome += came.filter(Boolean).length;
  }
  return welcome;
}

process.once('message', async (crowd: Crowd) => process.send?.(await gather(crowd)));
// Gone with whoever has called them.
process.once('disconnect', () => process.exit(0));
