// What can be wrong with a message or with what it asks for: typed, so that a page can say it in words. Nothing has changed then.

import * as v from 'valibot';
import {
  actor,
  carried,
  count,
  FEW,
  type Fixed,
  few,
  fileProblem,
  key,
  LONGEST_TEXT,
  NO_ADVICE,
  recordProblem,
  refusal,
  seat,
  text,
  undoBar,
  word,
} from './parts.ts';

export const trouble = v.variant('code', [
  /** The message itself: where, what was expected there and what was found. */
  v.object({ code: v.literal('bad-message'), path: text, expected: text, found: text }),
  /** No match has been opened. */
  v.object({ code: v.literal('no-table') }),
  v.object({ code: v.literal('unknown-game'), game: text, known: few(text) }),
  v.object({ code: v.literal('bad-option'), option: text, value: text, expected: few(text) }),
  v.object({ code: v.literal('bad-record'), problem: recordProblem }),
  /** No game can be played with the pack. */
  v.object({ code: v.literal('bad-pack'), problems: few(fileProblem) }),
  /** The record names a pack that is none of ours, and nobody has brought it. */
  v.object({ code: v.literal('missing-pack'), pack: text }),
  /** The pack that came with a record is not the one it names. */
  v.object({ code: v.literal('other-pack'), named: text, brought: text }),
  /** A record of older rules that does not fit those of now; without a problem: it comes out otherwise. */
  v.object({ code: v.literal('not-carried'), carried, problem: v.optional(recordProblem) }),
  /** No position can be put up as the scenario says. */
  v.object({ code: v.literal('bad-scenario'), problems: few(fileProblem) }),
  /** No scenario was put up here. */
  v.object({ code: v.literal('no-scenario') }),
  /** The page has seen `seen` entries, the match has come to `at`. */
  v.object({ code: v.literal('stale'), seen: count, at: count }),
  v.object({ code: v.literal('no-such-seat'), seat }),
  /** Somebody else holds it. */
  v.object({ code: v.literal('not-yours'), seat }),
  /** The bot at this seat cannot think. */
  v.object({ code: v.literal('silent'), seat }),
  v.object({ code: v.literal('not-asked'), seat, asked: few(actor) }),
  v.object({ code: v.literal('unreadable'), key, word: text, expected: few(text) }),
  v.object({ code: v.literal('not-offered'), key, refusal: v.optional(refusal) }),
  v.object({ code: v.literal('no-undo'), why: undoBar }),
  v.object({ code: v.literal('nothing-to-confirm'), seat }),
  /** There are not so many entries. */
  v.object({ code: v.literal('no-such-entry'), entry: count, at: count }),
  v.object({ code: v.literal('no-such-branch'), name: text }),
  /** The match has gone on otherwise, or somebody else comes next there. */
  v.object({ code: v.literal('other-branch'), name: text }),
  v.object({ code: v.literal('branch-exists'), name: text }),
  v.object({ code: v.literal('too-many-branches'), most: count }),
  v.object({ code: v.literal('no-advice'), why: v.picklist(NO_ADVICE) }),
  /** Nobody waited for it any more. */
  v.object({ code: v.literal('stopped') }),
  /** A mistake of ours, with what is known of it. */
  v.object({ code: v.literal('broken'), what: word }),
]);

export type Trouble = Fixed<v.InferOutput<typeof trouble>>;

/** A message that was understood, or what is wrong with it. */
export type Read<T> = { readonly message: T; readonly trouble?: undefined } | { readonly message?: undefined; readonly trouble: Trouble };

export function read<T>(schema: v.GenericSchema<unknown, T>, message: unknown): Read<Fixed<T>> {
  const result = v.safeParse(schema, message, { abortEarly: true });
  if (result.success) return { message: result.output as Fixed<T> };
  const issue = result.issues[0];
  const path = (issue.path ?? []).map(part => String(part.key)).join('.');
  return { trouble: bounded({ code: 'bad-message', path, expected: issue.expected ?? issue.type, found: issue.received }) };
}

/** A trouble that can be sent: what it echoes may be as long as anything that was written. */
export const bounded = (trouble: Trouble): Trouble => clipped(trouble) as Trouble;

function clipped(x: unknown): unknown {
  if (typeof x === 'string') return x.length > LONGEST_TEXT ? `${x.slice(0, LONGEST_TEXT - 1)}…` : x;
  if (Array.isArray(x)) return x.slice(0, FEW).map(clipped);
  if (typeof x !== 'object' || x === null) return x;
  return Object.fromEntries(Object.entries(x).map(([name, inner]) => [name, clipped(inner)]));
}
