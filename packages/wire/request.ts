// What a page asks of a table. `at` is the number of entries the page has seen: a click on something that has since changed is refused.

import * as v from 'valibot';
import { LEVELS } from './level.ts';
import {
  bots,
  colours,
  count,
  type Fixed,
  hints,
  id,
  ideas,
  keptNames,
  key,
  line,
  name,
  names,
  options,
  packText,
  recordText,
  scenarioText,
  seat,
  standing,
  typed,
  viewer,
  word,
} from './parts.ts';
import { type Read, read } from './trouble.ts';

/** `pack`: of one's own, instead of the one that comes with the game. */
const open = v.strictObject({
  type: v.literal('open'),
  id,
  game: word,
  names,
  colours: v.optional(colours),
  bots: v.optional(bots),
  hints: v.optional(hints),
  options,
  seed: v.optional(word),
  pack: v.optional(packText),
});
/** `hints`: how often each seat has asked for advice, false where nobody may; absent: anybody may, and nobody has.
 *  `kept`: how the game stood, where it is one that somebody keeps: if it comes out otherwise under the rules of now, it is not resumed.
 *  `renew`: then goes on as far as it fits. `ideas`: branches that were put away with it. `pack`: the one that the record names, where it is
 *  somebody's own. */
const resume = v.strictObject({
  type: v.literal('resume'),
  id,
  names: keptNames,
  colours: v.optional(colours),
  bots: v.optional(bots),
  hints: v.optional(hints),
  record: recordText,
  kept: v.optional(standing),
  ideas: v.optional(ideas),
  renew: v.optional(v.boolean()),
  pack: v.optional(packText),
});
/** Whether a game can be played with this pack, and how it differs from ours; without one, ours. No table is needed. */
const pack = v.strictObject({ type: v.literal('pack'), id, game: word, pack: v.optional(packText) });
/** Puts up the position of a scenario, and plays its steps as far as they come out. `lesson`: only the first of them; the others are for
 *  whoever learns to play, while what is drawn and what the bots do comes as it stands there. */
const stage = v.strictObject({
  type: v.literal('stage'),
  id,
  scenario: scenarioText,
  lesson: v.optional(v.strictObject({ from: count, bots })),
});
/** How the scenario came out that was put up. */
const report = v.strictObject({ type: v.literal('report'), id });
const look = v.strictObject({ type: v.literal('look'), id, as: viewer });
/** `confirm`: where the move leaves nothing but to confirm, that is done too, so that whoever ends a turn presses once. */
const choose = v.strictObject({ type: v.literal('choose'), id, at: count, seat, key, confirm: v.optional(v.boolean()) });
const confirm = v.strictObject({ type: v.literal('confirm'), id, at: count, seat });
/** Takes back entries of this seat so that `to` are left; those of bots that came after them, too, where it plays only against bots. */
const undo = v.strictObject({ type: v.literal('undo'), id, at: count, seat, to: count });
const restart = v.strictObject({ type: v.literal('restart'), id, at: count, seat });
/** Another sits down at a seat and is called so: a bot of this level, or with null a person at this page. */
const sit = v.strictObject({ type: v.literal('seat'), id, seat, bot: v.nullable(v.picklist(LEVELS)), name });
const preview = v.strictObject({ type: v.literal('preview'), id, at: count, seat, key });
/** The position that this move would lead to, where nothing is drawn on the way: for a page that will show it as soon as it is played. */
const foresee = v.strictObject({ type: v.literal('foresee'), id, at: count, seat, key });
const remedies = v.strictObject({ type: v.literal('remedies'), id, at: count, seat, key });
/** The whole way to a move that may lie beyond the present question. */
const ways = v.strictObject({ type: v.literal('ways'), id, at: count, seat, key });
/** Plays these moves as far as nobody else comes in between; `confirm` as for one move. */
const chooseLine = v.strictObject({ type: v.literal('choose-line'), id, at: count, seat, keys: line, confirm: v.optional(v.boolean()) });
/** What a typed line means, and which words could come next. */
const command = v.strictObject({ type: v.literal('command'), id, at: count, seat, text: typed });
/** The real match, also from within a branch, and the branches. */
const record = v.strictObject({ type: v.literal('record'), id });
/** What of that was not told yet, for whoever keeps it. */
const added = v.strictObject({ type: v.literal('added'), id });
/** How it was after so many entries. */
const past = v.strictObject({ type: v.literal('past'), id, to: count });
const history = v.strictObject({ type: v.literal('history'), id });
/** Tries on, in a copy with a name, from what is shown now after its first `from` entries; the copy is shown then. */
const branch = v.strictObject({ type: v.literal('branch'), id, name, from: count });
/** Shows another branch; without a name the real match. */
const visit = v.strictObject({ type: v.literal('visit'), id, name: v.optional(name) });
/** Plays in the match itself what was tried on in this branch, up to where others come; the match is shown then. */
const take = v.strictObject({ type: v.literal('take'), id, name });
const drop = v.strictObject({ type: v.literal('drop'), id, name });
/** What the strongest would do in this seat's place, and why: from what the seat knows. */
const hint = v.strictObject({ type: v.literal('hint'), id, at: count, seat });
/** What is to be said for the turn that the entry with this number belongs to, from what its seat knew. */
const why = v.strictObject({ type: v.literal('why'), id, entry: count });
/** What the position after so many entries is worth to everybody, from what the viewer knows. */
const worth = v.strictObject({ type: v.literal('worth'), id, to: count });
/** Nobody waits for advice any more. */
const stop = v.strictObject({ type: v.literal('stop'), id });
const compare = v.strictObject({ type: v.literal('compare'), id });

const request = v.variant('type', [
  open,
  resume,
  pack,
  stage,
  report,
  look,
  choose,
  chooseLine,
  confirm,
  undo,
  restart,
  sit,
  preview,
  foresee,
  remedies,
  ways,
  command,
  record,
  added,
  past,
  history,
  branch,
  visit,
  take,
  drop,
  compare,
  hint,
  why,
  worth,
  stop,
]);

export type Request = Fixed<v.InferOutput<typeof request>>;

/** A request before it is numbered. */
export type Unnumbered = Request extends infer R ? (R extends Request ? Omit<R, 'id'> : never) : never;

export const parseRequest = (message: unknown): Read<Request> => read(request, message);
