// What people say to each other at a table, beside the game.

import * as v from 'valibot';
import { cleanName, plainLetters } from './name.ts';
import { count, type Fixed, few, name, seat, word } from './parts.ts';
import { type Read, read } from './trouble.ts';

/** What everybody reads in his own language. */
export const PHRASES = ['hello', 'good-luck', 'well-played', 'thanks', 'moment', 'back', 'oops', 'your-turn', 'good-game', 'bye'] as const;
export type Phrase = (typeof PHRASES)[number];

export const LONGEST_SAID = 500;
export const LONGEST_NOTE = 4000;

/** Several lines of letters that are seen; empty where nothing is left. */
const cleanText = (text: string): string =>
  text
    .split(/\r?\n/)
    .map(cleanName)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

const saying = v.pipe(v.string(), v.maxLength(2 * LONGEST_SAID), v.transform(cleanText), v.minLength(1), v.maxLength(LONGEST_SAID));
const noteText = v.pipe(v.string(), v.maxLength(LONGEST_NOTE));

/** Words of one's own, or a phrase. */
export const talking = v.union([v.strictObject({ text: saying }), v.strictObject({ phrase: v.picklist(PHRASES) })]);
export const noting = noteText;

export const REASONS = ['insult', 'spam', 'cheating', 'name', 'other'] as const;

/** Something that was said: by whom, and when. */
export const said = v.object({
  id: word,
  at: count,
  /** Where he sat then. */
  seat,
  name,
  text: v.optional(v.string()),
  phrase: v.optional(word),
});

const report = v.strictObject({
  table: word,
  /** What was said; without it the player himself. */
  said: v.optional(word),
  seat,
  reason: v.picklist(REASONS),
  words: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_SAID), v.transform(cleanText))),
});

/** `said`: whoever has said this, though another may sit there now. */
const blocking = v.strictObject({ table: word, said: v.optional(word), seat });
const unblocking = v.strictObject({ key: word });
/** Those whom I do not want to meet; `key` takes it back. */
const blocked = v.object({ blocked: few(v.object({ key: word, name, at: count })) });

export type Talking = Fixed<v.InferOutput<typeof talking>>;
export type SaidAtTable = Fixed<v.InferOutput<typeof said>>;
export type Report = Fixed<v.InferOutput<typeof report>>;
export type Blocked = Fixed<v.InferOutput<typeof blocked>>['blocked'];

export const parseReport = (message: unknown): Read<Report> => read(report, message);
export const parseBlocking = (message: unknown) => read(blocking, message);
export const parseUnblocking = (message: unknown) => read(unblocking, message);
export const parseBlocked = (message: unknown) => read(blocked, message);

/** Dots of all kinds, and words for one. */
const DOTS = /[。．｡․﹒‧・∙•]|\s*[([{<]\s*(?:dot|punkt|point|\.)\s*[)\]}>]\s*/gu;
const ENDINGS = 'com|net|org|info|biz|xyz|gg|io|ru|cn|tv|shop|store|online|site|club|app|dev|link|click|top';

const LINKS = [
  /[a-z][a-z0-9+.-]*:\s*\/\//u,
  /\b(?:h[tx]{2}ps?|ftp|mailto|javascript|data|magnet|tel):\S/u,
  /\bwww\b/u,
  // A name, a dot, and an ending without a blank; figures alone are no name, but before an ending that there is.
  /\p{L}[\p{L}\p{M}\p{N}-]*\.[\p{L}\p{M}]{2,}/u,
  new RegExp(`[\\p{L}\\p{N}]\\.(?:${ENDINGS})(?!\\p{L})`, 'u'),
  // With blanks where nobody has them.
  new RegExp(`[\\p{L}\\p{N}]\\s+\\.\\s*(?:${ENDINGS})(?!\\p{L})`, 'u'),
  /[\p{L}\p{N}]\.\s+(?:com|org|xyz|gg)(?!\p{L})/u,
  new RegExp(`[\\p{L}\\p{N}]\\s+dot\\s+(?:${ENDINGS})(?!\\p{L})`, 'u'),
  /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.]\d)/u,
];

/** Something that leads elsewhere, in whatever disguise: who has no account does not post it. */
export function hasLink(text: string): boolean {
  const plain = plainLetters(text).replace(DOTS, '.');
  return LINKS.some(link => link.test(plain));
}
