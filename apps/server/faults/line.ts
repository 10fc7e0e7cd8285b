// A line between two that can be cut, held up, slowed down and led elsewhere: between people and a server, or a server and its database.

import { connect, createServer, type Socket } from 'node:net';

/** A port of this machine, or the path of a socket. */
export type Target = number | string;

export interface Line {
  readonly port: number;
  /** Breaks all lines that there are; new ones may come. */
  cut(): void;
  /** Says nothing more in either direction, and breaks nothing: as when a cable was pulled. */
  hold(): void;
  /** Goes on, with all that was said meanwhile. */
  release(): void;
  /** All that is said comes so many milliseconds later. */
  delay(milliseconds: number): void;
  /** New lines go there from now on. */
  lead(to: Target): void;
  readonly lines: number;
  close(): Promise<void>;
}

export async function makeLine(target: Target): Promise<Line> {
  let [to, wait, isHeld] = [target, 0, false];
  const sockets = new Set<Socket>();
  /** What is to be said when it goes on. */
  let waiting: (() => void)[] = [];
  const pass = (say: () => void): void => void (isHeld ? waiting.push(say) : say());
  const later = (say: () => void): void => {
    // What is slowed down may be held up meanwhile.
    if (wait > 0 && !isHeld) setTimeout(() => pass(say), wait);
    else pass(say);
  };
  const mind = (socket: Socket, other: Socket): void => {
    sockets.add(socket);
    socket.on('data', data => later(() => other.write(data)));
    socket.on('end', () => later(() => other.end()));
    socket.on('error', () => {});
    socket.on('close', () => {
      sockets.delete(socket);
      // One that was held up is not heard of at the other end either.
      later(() => other.destroy());
    });
  };
  const server = createServer({ allowHalfOpen: true, noDelay: true }, socket => {
    const other = typeof to === 'number' ? connect({ port: to, host: '127.0.0.1', noDelay: true }) : connect(to);
    mind(socket, other);
    mind(other, socket);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('it listens nowhere');
  const cut = (): void => {
    waiting = [];
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: address.port,
    cut,
    hold() {
      isHeld = true;
    },
    release() {
      isHeld = false;
      for (const say of waiting.splice(0)) say();
    },
    delay(milliseconds) {
      wait = milliseconds;
    },
    lead(elsewhere) {
      to = elsewhere;
    },
    get lines() {
      return sockets.size / 2;
    },
    async close() {
      isHeld = false;
      cut();
      await new Promise(resolve => server.close(resolve));
    },
  };
}
