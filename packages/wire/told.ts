// Being told that it is one's turn: what somebody wants, where a browser is reached by web push, and what a notice says. A notice is data;
// whoever shows it finds the words.

import * as v from 'valibot';
import { count, type Fixed, few, seat, text, word } from './parts.ts';
import { read } from './trouble.ts';

/** After how many minutes, if it is still his turn then. */
export const DELAYS = ['off', 0, 1, 5, 15, 60] as const;
export type Delay = (typeof DELAYS)[number];
/** Who plays at the moment is not disturbed, and nobody waits long. */
export const USUAL_DELAY: Delay = 1;

const delay = v.picklist(DELAYS);

/** Browsers of one person; the oldest makes room. */
export const MOST_BROWSERS = 10;
export const LONGEST_ENDPOINT = 1500;

/** Where a push service takes messages for one browser. Whether it is an address that may be called is for the server to see. */
const endpoint = v.pipe(v.string(), v.maxLength(LONGEST_ENDPOINT), v.regex(/^https?:\/\/[!-~]+$/));
/** 65 bytes, an uncompressed point; 16 bytes. */
const p256dh = v.pipe(v.string(), v.regex(/^[\w-]{87}=?$/));
const auth = v.pipe(v.string(), v.regex(/^[\w-]{22}={0,2}$/));

const wish = v.strictObject({ after: delay });
const subscription = v.strictObject({ endpoint, keys: v.strictObject({ p256dh, auth }) });
const unsubscription = v.strictObject({ endpoint });

/** What is settled, how many browsers are told, and the key by which a browser knows that a message is the server's. */
const mine = v.object({ after: delay, browsers: count, key: v.pipe(v.string(), v.regex(/^[\w-]{87}$/)) });

/** It is somebody's turn. `id`: the same for all that is sent of one turn. */
const notice = v.object({
  kind: v.literal('turn'),
  id: word,
  table: word,
  game: word,
  seat,
  /** Of all seats; empty where nobody sits. */
  names: few(text),
  /** When he was asked. */
  at: count,
});

export type PushSubscribed = Fixed<v.InferOutput<typeof subscription>>;
export type MyTelling = Fixed<v.InferOutput<typeof mine>>;
export type Notice = Fixed<v.InferOutput<typeof notice>>;

export const parseTelling = (message: unknown) => read(wish, message);
export const parseSubscription = (message: unknown) => read(subscription, message);
export const parseUnsubscription = (message: unknown) => read(unsubscription, message);
export const parseMyTelling = (message: unknown) => read(mine, message);
export const parseNotice = (message: unknown) => read(notice, message);
