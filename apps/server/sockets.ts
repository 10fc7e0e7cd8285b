// One socket for each table that a page follows: who is let in, how many, and how long a line may be silent.

import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Told } from '@adega/wire/online.ts';
import { type WebSocket, WebSocketServer } from 'ws';
import { networkOf } from './addresses.ts';
import type { Limits } from './config.ts';
import type { Gate } from './gate.ts';
import { type Mouth, mouthOf } from './mouth.ts';
import { attend, mute, type Room, type Visit } from './visit.ts';

export interface Door {
  /** Who comes, by what, from where; undefined for somebody who may not. */
  admit(request: IncomingMessage): Promise<Comer | undefined>;
  /** Where it comes from. */
  addressOf(request: IncomingMessage): string;
}

interface Comer {
  readonly person: string;
  /** The session, or what a guest is known by. */
  readonly by: string;
}

export interface Sockets {
  /** Those who came by these come back, as whoever they are then. */
  end(by: readonly string[]): void;
  /** Tells everybody when to come back, and closes. */
  close(): Promise<void>;
}

const PATH = /^\/api\/tables\/([\w-]{1,40})\/live$/;
const LONGEST_MESSAGE = 64 * 1024;
const PING_EVERY = 25_000; // milliseconds
const AGAIN = 2_000;
const FAREWELL = 500;

interface Upgrade {
  readonly request: IncomingMessage;
  readonly socket: Duplex;
  readonly head: Buffer;
  readonly address: string;
}

/** What a socket needs of the server besides what a visit does. */
export interface Entrance extends Room {
  readonly limits: Limits;
  readonly gate: Gate;
  readonly door: Door;
  /** How long a line may say nothing, in milliseconds. */
  readonly patience: number;
}

export function socketsAt(server: Server, room: Entrance): Sockets {
  const { measures, limits, gate, door } = room;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LONGEST_MESSAGE, perMessageDeflate: false, clientTracking: true });
  const mouths = new Map<WebSocket, Mouth>();
  const perNetwork = new Map<string, number>();
  const cameBy = new WeakMap<WebSocket, string>();
  let closing = false;

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const [path = ''] = (request.url ?? '').split('?');
    const [, id] = PATH.exec(path) ?? [];
    if (id === undefined) return refuse(socket, '404 Not Found');
    const address = door.addressOf(request);
    if (!gate.mayKnock(address)) return refuse(socket, '429 Too Many Requests');
    door.admit(request).then(
      from => (from === undefined ? refuse(socket, '403 Forbidden') : enter({ request, socket, head, address }, id, from)),
      () => refuse(socket, '503 Service Unavailable'),
    );
  });

  const enter = (upgrade: Upgrade, id: string, from: Comer): void => {
    const { socket, address } = upgrade;
    if (socket.destroyed) return;
    const each = perNetwork.get(networkOf(address)) ?? 0;
    const isFull = closing || sockets.clients.size >= limits.sockets || each >= limits.socketsEach;
    if (isFull) refuse(socket, '503 Service Unavailable');
    else letIn(upgrade, id, from);
  };

  const letIn = ({ request, socket, head, address }: Upgrade, id: string, from: Comer): void =>
    sockets.handleUpgrade(request, socket, head, ws => {
      const network = networkOf(address);
      perNetwork.set(network, (perNetwork.get(network) ?? 0) + 1);
      cameBy.set(ws, from.by);
      measures.sockets.set(sockets.clients.size);
      ws.on('close', () => {
        const left = (perNetwork.get(network) ?? 1) - 1;
        if (left > 0) perNetwork.set(network, left);
        else perNetwork.delete(network);
        measures.sockets.set(sockets.clients.size);
        mouths.delete(ws);
      });
      const mouth = mouthOf(ws, socket);
      mouths.set(ws, mouth);
      const mayGo: Visit['mayGo'] = (bytes, several) => gate.maySay(from.person, address, bytes, several);
      attend({ ws, mouth, id, person: from.person, mayGo }, room);
    });

  const pings = setInterval(
    () => {
      for (const ws of sockets.clients) ping(ws);
    },
    Math.min(PING_EVERY, room.patience),
  );
  pings.unref();

  return {
    end(by) {
      for (const ws of sockets.clients) if (by.includes(cameBy.get(ws) ?? '')) ws.close(1012);
    },
    async close() {
      closing = true;
      clearInterval(pings);
      const bye: Told = { type: 'bye', again: AGAIN };
      for (const mouth of mouths.values()) {
        mouth.say(JSON.stringify(bye));
        mouth.close(1001);
      }
      const enough = setTimeout(() => {
        for (const ws of sockets.clients) ws.terminate();
      }, FAREWELL);
      while (sockets.clients.size > 0) await new Promise(resolve => setTimeout(resolve, 10));
      clearTimeout(enough);
    },
  };
}

/** Those who have not answered to the last one. */
const silent = new WeakSet<WebSocket>();
/** Those who had time to say what they came for. */
const late = new WeakSet<WebSocket>();

function ping(ws: WebSocket): void {
  if (silent.has(ws) || (mute.has(ws) && late.has(ws))) ws.terminate();
  else {
    silent.add(ws);
    late.add(ws);
    ws.once('pong', () => silent.delete(ws));
    ws.ping();
  }
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
