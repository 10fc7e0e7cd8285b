// What can be wrong with a message or with what it asks for: typed, so that a page can say it in words. Nothing has changed then.

import * as v from 'valibot';
import { actor, carried, count, type Fixed, fileProblem, key, recordProblem, refusal, seat, undoBar, word } from './parts.ts';

export const trouble = v.variant('code', [
  /** The message itself: where, what was expected there and what was found. */
  v.strictObject({ code: v.literal('bad-message'), path: v.string(), expected: v.string(), found: v.string() }),
  /** No match has been opened. */
  v.strictObject({ code: v.literal('no-table') }),
  v.strictObject({ code: v.literal('unknown-game'), game: v.string(), known: v.array(v.string()) }),
  v.strictObject({ code: v.literal('bad-option'), option: v.string(), value: v.string(), expected: v.array(v.string()) }),
  v.strictObject({ code: v.literal('bad-record'), problem: recordProblem }),
  /** A record of older rules that does not fit those of now; without a problem: it comes out otherwise. */
  v.strictObject({ code: v.literal('not-carried'), carried, problem: v.optional(recordProblem) }),
  /** No position can be put up as the scenario says. */
  v.strictObject({ code: v.literal('bad-scenario'), problems: v.array(fileProblem) }),
  /** No scenario was put up here. */
  v.strictObject({ code: v.literal('no-scenario') }),
  /** The page has seen `seen` entries, the match has come to `at`. */
  v.strictObject({ code: v.literal('stale'), seen: count, at: count }),
  v.strictObject({ code: v.literal('no-such-seat'), seat }),
  v.strictObject({ code: v.literal('not-asked'), seat, asked: v.array(actor) }),
  v.strictObject({ code: v.literal('unreadable'), key, word: v.string(), expected: v.array(v.string()) }),
  v.strictObject({ code: v.literal('not-offered'), key, refusal: v.optional(refusal) }),
  v.strictObject({ code: v.literal('no-undo'), why: undoBar }),
  v.strictObject({ code: v.literal('nothing-to-confirm'), seat }),
  /** There are not so many entries. */
  v.strictObject({ code: v.literal('no-such-entry'), entry: count, at: count }),
  v.strictObject({ code: v.literal('no-such-branch'), name: v.string() }),
  v.strictObject({ code: v.literal('branch-exists'), name: v.string() }),
  v.strictObject({ code: v.literal('too-many-branches'), most: count }),
  /** A mistake of ours, with what is known of it. */
  v.strictObject({ code: v.literal('broken'), what: word }),
]);

export type Trouble = Fixed<v.InferOutput<typeof trouble>>;

/** A message that was understood, or what is wrong with it. */
export type Read<T> = { readonly message: T; readonly trouble?: undefined } | { readonly message?: undefined; readonly trouble: Trouble };

export function read<T>(schema: v.GenericSchema<unknown, T>, message: unknown): Read<Fixed<T>> {
  const result = v.safeParse(schema, message, { abortEarly: true });
  if (result.success) return { message: result.output as Fixed<T> };
  const issue = result.issues[0];
  const path = (issue.path ?? []).map(part => String(part.key)).join('.');
  return { trouble: { code: 'bad-message', path, expected: issue.expected ?? issue.type, found: issue.received.slice(0, 200) } };
}
