// The thread in which passwords are hashed. Where others want the machine, it gives way: whoever signs in waits rather than those who play.

import { argon2Sync, randomBytes, timingSafeEqual } from 'node:crypto';
import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { plainPassword } from '@adega/wire/password.ts';
import type { Answered } from './threads.ts';

/** `kept`: what it is compared with; without `compare` it is hashed to be kept. */
export interface Hash {
  readonly password: string;
  readonly compare?: { readonly kept?: string | undefined };
}

/** What OWASP asks for at least: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const TAG = 32; // bytes
const SALT = 16;

interface Parts {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
  readonly salt: Buffer;
  readonly tag: Buffer;
}

// Elsewhere it would be the whole process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

/** The common way to write it: $argon2id$v=19$m=…,t=…,p=…$salt$tag. */
const written = ({ memory, passes, parallelism, salt, tag }: Parts): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`;

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

function partsOf(text: string): Parts {
  const [, m, t, p, salt = '', tag = ''] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(text) ?? [];
  const bytes = (of: string) => Buffer.from(of, 'base64');
  return { memory: Number(m), passes: Number(t), parallelism: Number(p), salt: bytes(salt), tag: bytes(tag) };
}

const tagOf = (password: string, { memory, passes, parallelism, salt }: Omit<Parts, 'tag'>): Buffer =>
  argon2Sync('argon2id', { message: plainPassword(password), nonce: salt, memory, passes, parallelism, tagLength: TAG });

/** Nobody's, to take the time. */
const NOBODY: Parts = { ...COST, salt: randomBytes(SALT), tag: randomBytes(TAG) };

function isRight(password: string, kept: string | undefined): boolean {
  const parts = kept === undefined ? NOBODY : partsOf(kept);
  return timingSafeEqual(tagOf(password, parts), parts.tag) && kept !== undefined;
}

function hash(password: string): string {
  const salt = randomBytes(SALT);
  return written({ ...COST, salt, tag: tagOf(password, { ...COST, salt }) });
}

parentPort?.on('message', ({ password, compare }: Hash) => {
  try {
    const answer = compare === undefined ? hash(password) : isRight(password, compare.kept);
    parentPort?.postMessage({ answer } satisfies Answered<string | boolean>);
  } catch (error) {
    parentPort?.postMessage({ trouble: String(error) });
  }
});
