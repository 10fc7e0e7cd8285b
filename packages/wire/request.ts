// What a page asks of a table. `at` is the number of entries the page has seen: a click on something that has since changed is refused.

import * as v from 'valibot';
import { count, type Fixed, id, key, names, options, recordText, seat, viewer, word } from './parts.ts';
import { type Read, read } from './trouble.ts';

const open = v.strictObject({ type: v.literal('open'), id, game: word, names, options, seed: v.optional(word) });
const resume = v.strictObject({ type: v.literal('resume'), id, names: v.array(names.item), record: recordText });
const look = v.strictObject({ type: v.literal('look'), id, as: viewer });
const choose = v.strictObject({ type: v.literal('choose'), id, at: count, seat, key });
const confirm = v.strictObject({ type: v.literal('confirm'), id, at: count, seat });
/** Takes back entries of this seat so that `to` are left. */
const undo = v.strictObject({ type: v.literal('undo'), id, at: count, seat, to: count });
const restart = v.strictObject({ type: v.literal('restart'), id, at: count, seat });
const preview = v.strictObject({ type: v.literal('preview'), id, at: count, seat, key });
const remedies = v.strictObject({ type: v.literal('remedies'), id, at: count, seat, key });
const record = v.strictObject({ type: v.literal('record'), id });

const request = v.variant('type', [open, resume, look, choose, confirm, undo, restart, preview, remedies, record]);

export type Request = Fixed<v.InferOutput<typeof request>>;

export const parseRequest = (message: unknown): Read<Request> => read(request, message);
