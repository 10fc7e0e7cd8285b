// People who only sit there, as a process of their own: as many sockets as a server lets in.

import { readFileSync } from 'node:fs';
import { PROTOCOL, type Said } from '@adega/wire/online.ts';
import { WebSocket } from 'ws';
import type { Script } from './script.ts';

export interface Crowd {
  readonly origin: string;
  readonly file: string;
  readonly sockets: number;
}

const AT_ONCE = 100;

/** Opens one; whether it was welcome. */
function enter(origin: string, { table, by, cookies }: Script, seat: number): Promise<boolean> {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/tables/${table}/live`, {
    headers: { cookie: cookies[seat] ?? '', origin },
  });
  // What was heard before does not matter here.
  const hello: Said = { type: 'hello', protocol: PROTOCOL, as: seat, after: 1_000_000, ...by };
  socket.on('open', () => socket.send(JSON.stringify(hello)));
  return new Promise(resolve => {
    socket.on('error', () => resolve(false));
    socket.on('close', () => resolve(false));
    socket.on('message', data => String(data).startsWith('{"type":"welcome"') && resolve(true));
  });
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
