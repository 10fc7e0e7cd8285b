// Connections from one address: who opens them all leaves none for others.

import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf, type Trust } from './addresses.ts';

/** No more than so many from each, but for proxies: theirs are those of everybody. */
export function limitConnections(server: Server, each: number, isProxy: Trust): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const { remoteAddress: address = '' } = socket;
    if (isProxy(address, 0)) return;
    const network = networkOf(address);
    const before = open.get(network) ?? 0;
    if (before >= each) return void socket.destroy();
    open.set(network, before + 1);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}
