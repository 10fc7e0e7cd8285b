// What is said to a socket. All that is said at one moment leaves together, in one write: the lines of a deed, and that it is done.
//
// Frames of text are simple enough to be put on the line here (RFC 6455, 5.2; nothing is compressed). All else of the protocol is left to
// the library, which writes nothing in between but whole frames.

import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';

export interface Mouth {
  say(text: string): void;
  /** Says what is still to be said, and then no more. */
  close(code: number): void;
}

/** Whoever reads this slowly comes back later. */
const MOST_UNREAD = 1024 * 1024;

export function mouthOf(ws: WebSocket, line: Duplex): Mouth {
  let frames = '';
  const speak = (): void => {
    const said = frames;
    frames = '';
    if (said === '' || ws.readyState !== WebSocket.OPEN) return;
    if (line.writableLength > MOST_UNREAD) ws.terminate();
    else line.write(said, 'latin1');
  };
  return {
    say(text) {
      if (frames === '') soon(speak);
      frames += frameOf(text);
    },
    close(code) {
      speak();
      ws.close(code);
    },
  };
}

/** Those who have something to say. */
let speakers: (() => void)[] = [];

function soon(speak: () => void): void {
  if (speakers.length === 0) process.nextTick(speakAll);
  speakers.push(speak);
}

function speakAll(): void {
  const all = speakers;
  speakers = [];
  for (const speak of all) speak();
}

const TEXT = '\x81';
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

/** A character for each byte. */
function frameOf(text: string): string {
  const bytes = isPlain(text) ? text : Buffer.from(text).toString('latin1');
  return `${TEXT}${lengthOf(bytes.length)}${bytes}`;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that are one byte
const isPlain = (text: string): boolean => /^[\x00-\x7f]*$/.test(text);

function lengthOf(n: number): string {
  if (n < TWO_BYTES) return String.fromCharCode(n);
  if (n < 0x10000) return String.fromCharCode(TWO_BYTES, n >> 8, n & 0xff);
  return String.fromCharCode(EIGHT_BYTES, 0, 0, 0, 0, n >>> 24, (n >>> 16) & 0xff, (n >>> 8) & 0xff, n & 0xff);
}
