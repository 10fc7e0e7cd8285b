// A socket with as little to it as can be: those who play in a load share the machine with the server that they measure.

import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

export interface ThinSocket {
  /** A frame as `frameOf` makes it. */
  send(frame: Buffer): void;
  end(): void;
}

export interface Hears {
  open(socket: ThinSocket): void;
  /** The message is there only as long as it is heard. */
  message(message: Buffer): void;
  wrong(what: string): void;
}

const FIN = 0x80;
const TEXT = 1;
const CLOSE = 8;
const PING = 9;
const PONG = 10;
const MASKED = 0x80;
/** Lengths from here on are written in two bytes, and in eight. */
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;
const SHORT = 65_536;
/** Frames come in pieces of at most this size; all sockets read into the same one. */
const PIECE = Buffer.allocUnsafeSlow(64 * 1024);

/** What a client says is masked; by zeros, it is what it was. */
export function frameOf(said: string | Buffer, opcode = TEXT): Buffer {
  const body = Buffer.from(said);
  if (body.length >= SHORT) throw new Error('so much is not said here');
  const long = body.length < TWO_BYTES ? [MASKED | body.length] : [MASKED | TWO_BYTES, body.length >> 8, body.length & 0xff];
  return Buffer.concat([Buffer.from([FIN | opcode, ...long, 0, 0, 0, 0]), body]);
}

export function openThin(origin: string, path: string, cookie: string, hears: Hears): void {
  const { hostname, port, host } = new URL(origin);
  /** What has come of a message that is not whole yet. */
  let rest: Buffer | undefined;
  let [isOpen, isEnded] = [false, false];
  const take = (size: number, piece: Uint8Array): boolean => {
    const come = (piece as Buffer).subarray(0, size);
    const all = rest === undefined ? come : Buffer.concat([rest, come]);
    const read = isOpen ? 0 : enter(all);
    const left = all.subarray(read + (isOpen ? readFrames(all.subarray(read), hears, socket) : 0));
    rest = left.length === 0 ? undefined : Buffer.from(left);
    return true;
  };
  /** How much of it was the server's answer to the handshake. */
  const enter = (all: Buffer): number => {
    const head = all.indexOf('\r\n\r\n');
    if (head < 0) return 0;
    const [status = ''] = String(all.subarray(0, head)).split('\r\n');
    if (!status.includes(' 101 ')) {
      hears.wrong(status);
      end();
      return all.length;
    }
    isOpen = true;
    hears.open({ send: frame => socket.write(frame), end });
    return head + 4;
  };
  const socket: Socket = connect({ host: hostname, port: Number(port), noDelay: true, onread: { buffer: PIECE, callback: take } });
  const end = (): void => {
    isEnded = true;
    socket.destroy();
  };
  socket.on('error', error => hears.wrong(String(error)));
  socket.on('close', () => isEnded || hears.wrong('the server has gone'));
  const key = randomBytes(16).toString('base64');
  const upgrade = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13', `Sec-WebSocket-Key: ${key}`];
  socket.write([`GET ${path} HTTP/1.1`, `Host: ${host}`, `Origin: ${origin}`, `Cookie: ${cookie}`, ...upgrade, '', ''].join('\r\n'));
}

/** Hears all that is whole; how much that was. */
function readFrames(all: Buffer, hears: Hears, socket: Socket): number {
  let at = 0;
  while (at + 2 <= all.length) {
    const short = (all[at + 1] as number) & 0x7f;
    const body = at + (short < TWO_BYTES ? 2 : short === TWO_BYTES ? 4 : 10);
    if (body > all.length) break;
    const length = short < TWO_BYTES ? short : short === EIGHT_BYTES ? Number(all.readBigUInt64BE(at + 2)) : all.readUInt16BE(at + 2);
    if (body + length > all.length) break;
    const opcode = (all[at] as number) & 0x0f;
    const message = all.subarray(body, body + length);
    at = body + length;
    if (opcode === TEXT) hears.message(message);
    else if (opcode === PING) socket.write(frameOf(message, PONG));
    else if (opcode === CLOSE) hears.wrong(`closed with ${length < 2 ? 'nothing' : message.readUInt16BE(0)}`);
  }
  return at;
}
