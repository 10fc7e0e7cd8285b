// What moderators see and do.

import * as v from 'valibot';
import { count, type Fixed, few, text, word } from './parts.ts';
import { type Read, read } from './trouble.ts';

export const VERDICTS = ['nothing', 'warned', 'banned'] as const;

const settling = v.strictObject({
  id: word,
  verdict: v.picklist(VERDICTS),
  days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3650)),
});
const lifting = v.strictObject({ person: word });

const reported = v.object({
  id: word,
  at: count,
  table: word,
  name: text,
  reason: word,
  words: v.optional(v.string()),
  /** What was said around it, in words or by a phrase; `is`: that is what was reported. */
  around: few(v.object({ name: text, text: v.optional(v.string()), phrase: v.optional(word), at: count, is: v.optional(v.literal(true)) })),
  verdict: v.optional(word),
  /** How often he was reported besides, and how often banned for it. */
  others: v.optional(v.object({ reports: count, bans: count })),
});

/** What a moderator has done: settled a report, or lifted a ban; `what`: in words, as it was written down once. */
const audited = v.object({
  n: count,
  at: count,
  by: text,
  what: v.optional(text),
  did: v.optional(v.picklist(['settled', 'lifted'])),
  verdict: v.optional(v.picklist(VERDICTS)),
  days: v.optional(count),
  name: v.optional(text),
});

const desk = v.object({
  open: few(reported),
  closed: few(reported),
  bans: few(v.object({ person: word, name: text, until: count })),
  audit: few(audited),
  /** Whether nobody has changed the log. */
  sound: v.boolean(),
});

export type AuditedTold = Fixed<v.InferOutput<typeof audited>>;
export type ReportTold = Fixed<v.InferOutput<typeof reported>>;
export type ModeratorsDesk = Fixed<v.InferOutput<typeof desk>>;
export const parseSettling = (message: unknown) => read(settling, message);
export const parseLifting = (message: unknown) => read(lifting, message);
export const parseModeratorsDesk = (message: unknown): Read<ModeratorsDesk> => read(desk, message);
