// Passwords as they are kept: by argon2id, one at a time in a thread of Node's own, so that games go on meanwhile. Whoever comes when too
// many wait is sent away.

import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { plainPassword } from '@adega/wire/password.ts';

const derive = promisify(argon2);

/** What OWASP asks for at least: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const TAG = 32; // bytes
const SALT = 16;
export const MOST_WAITING = 64;

/** Too many wait. */
export class TooBusy extends Error {}

export interface Hashing {
  hash(password: string): Promise<string>;
  /** Whether it is this one. Where there is none to compare with it takes as long, and is not. */
  isRight(password: string, kept: string | undefined): Promise<boolean>;
}

interface Parts {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
  readonly salt: Buffer;
  readonly tag: Buffer;
}

/** The common way to write it: $argon2id$v=19$m=…,t=…,p=…$salt$tag. */
const written = ({ memory, passes, parallelism, salt, tag }: Parts): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`;

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

function partsOf(text: string): Parts {
  const [, m, t, p, salt = '', tag = ''] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(text) ?? [];
  const bytes = (of: string) => Buffer.from(of, 'base64');
  return { memory: Number(m), passes: Number(t), parallelism: Number(p), salt: bytes(salt), tag: bytes(tag) };
}

const tagOf = (password: string, { memory, passes, parallelism, salt }: Omit<Parts, 'tag'>): Promise<Buffer> => {
  const parameters: Argon2Parameters = { message: plainPassword(password), nonce: salt, memory, passes, parallelism, tagLength: TAG };
  return derive('argon2id', parameters);
};

export function hashingOf(most = MOST_WAITING): Hashing {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting >= most) throw new TooBusy();
    waiting++;
    const turn = last.then(work).finally(() => {
      waiting--;
    });
    last = turn.catch(() => {});
    return turn;
  };
  /** Nobody's, to take the time. */
  const nobody = { ...COST, salt: randomBytes(SALT), tag: randomBytes(TAG) };
  return {
    hash: password =>
      inTurn(async () => {
        const salt = randomBytes(SALT);
        return written({ ...COST, salt, tag: await tagOf(password, { ...COST, salt }) });
      }),
    isRight: (password, kept) =>
      inTurn(async () => {
        const parts = kept === undefined ? nobody : partsOf(kept);
        const isSame = timingSafeEqual(await tagOf(password, parts), parts.tag);
        return isSame && kept !== undefined;
      }),
  };
}
