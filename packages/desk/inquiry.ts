// What somebody at a desk wants advice on, as data: whoever gives it may sit in another thread. It goes by what the asker may know, so
// that an answer cannot tell more.

import { CHANCE, type Seat, type Viewer } from '@adega/kernel';
import { entriesOf, eyesAt, stateAt, viewFor, waitingFor } from '@adega/table';
import type { Hints, Request, Trouble } from '@adega/wire';
import { type AnyMatch, type Desk, seatsOf } from './desk.ts';
import { type Sitting, shown, tellHint } from './sitting.ts';
import { seedOf, type Thought } from './thought.ts';

export type Question = Extract<Request, { type: 'hint' | 'why' | 'worth' }>;

export interface Inquiry extends Omit<Thought, 'level' | 'seat' | 'together'> {
  /** The request it came with. */
  readonly re: number;
  readonly type: Question['type'];
  /** Whose turn it is about; of a whole position: nobody's. */
  readonly seat: Seat;
  /** How many play. */
  readonly seats: number;
  /** What the seat did from there on, and the number of the move that somebody asks about. */
  readonly played?: { readonly keys: readonly string[]; readonly asked: number } | undefined;
}

export const isQuestion = (request: Request): request is Question => ['hint', 'why', 'worth'].includes(request.type);

export function inquiryFor(sitting: Sitting, request: Question): Inquiry | Trouble {
  const { desk } = sitting;
  if (desk.hints === undefined) return { code: 'no-advice', why: 'nobody' };
  if (desk.hints === false) return { code: 'no-advice', why: 'not-allowed' };
  switch (request.type) {
    case 'hint':
      return hintFor(sitting, request);
    case 'why':
      return whyOf(sitting, request);
    case 'worth':
      return worthAt(sitting, request);
  }
}

type About = Pick<Inquiry, 'seat' | 'at' | 'seed' | 'view' | 'played'>;

const asked = ({ desk }: Sitting, match: AnyMatch, { type, id }: Question, about: About): Inquiry => ({
  re: id,
  type,
  game: match.game.id,
  pack: desk.pack,
  own: desk.own,
  seats: match.names.length,
  ...about,
});

function hintFor(sitting: Sitting, request: Question & { type: 'hint' }): Inquiry | Trouble {
  const match = shown(sitting);
  const { seat } = request;
  const waiting = waitingFor(match);
  if (waiting.for !== 'seats' || !waiting.seats.includes(seat)) return { code: 'no-advice', why: 'no-decision' };
  return asked(sitting, match, request, { seat, at: request.at, seed: seedOf(match, seat), view: viewFor(match, seat) });
}

/** From what both the seat and whoever looks knew then; of a finished game, from what the seat knew. */
function whyOf(sitting: Sitting, request: Question & { type: 'why' }): Inquiry | Trouble {
  const match = shown(sitting);
  const { game } = match;
  const entries = entriesOf(match);
  const { entry } = request;
  const seat = entries[entry]?.by;
  if (seat === undefined) return { code: 'no-such-entry', entry, at: entries.length };
  if (seat === CHANCE) return { code: 'no-advice', why: 'no-decision' };
  const first = match.base?.at ?? 0;
  let at = entry;
  while (at > first && entries[at - 1]?.by === seat) at--;
  const eyes = knowerOf(sitting, match, seat, at);
  const view = game.view(game.view(stateAt(match, at), eyes), seat);
  const after = entries.slice(at);
  const end = after.findIndex(({ by }) => by !== seat);
  const own = end < 0 ? after : after.slice(0, end);
  const keys = own.map(one => game.keyOf(game.hear(one, eyes).move));
  return asked(sitting, match, request, { seat, at, seed: seedOf(match, eyes), view, played: { keys, asked: entry - at } });
}

const isOver = (match: AnyMatch): boolean => waitingFor(match).for === 'nobody';

/** Through whose eyes a turn of this seat is looked at. */
const knowerOf = ({ desk, looking }: Sitting, match: AnyMatch, seat: Seat, at: number): Viewer =>
  isOver(desk.match) ? seat : eyesAt(match, looking.viewer, at);

function worthAt(sitting: Sitting, request: Question & { type: 'worth' }): Inquiry | Trouble {
  const match = shown(sitting);
  const { to } = request;
  const at = entriesOf(match).length;
  if (to > at) return { code: 'no-such-entry', entry: to, at };
  const eyes = eyesAt(match, sitting.looking.viewer, to);
  const view = match.game.view(stateAt(match, to), eyes);
  return asked(sitting, match, request, { seat: eyes === 'watcher' ? CHANCE : eyes, at: to, seed: '', view });
}

/** Noted of a move that was chosen after a hint. */
export const HINT = 'hint';

/** Notes that advice was asked for: by the seat that decides, or by whoever looks. After the game nobody counts. */
export function noteInquiry(sitting: Sitting, { type, seat }: Inquiry): void {
  const { desk, holder } = sitting;
  const { viewer } = sitting.looking;
  if (type === 'hint') tellHint(sitting, seat);
  const by = type === 'hint' ? seat : viewer;
  if (!desk.hints || isOver(desk.match) || by === 'watcher') return;
  const own = seatsOf(desk, holder);
  // In a copy somebody may play any seat: it is still he who asks.
  const asker = own.includes(by) ? by : (own[0] ?? by);
  desk.hints[asker] = (desk.hints[asker] ?? 0) + 1;
}

/** At a new table: nobody has asked. Absent where nobody can judge the game. */
export function hintsAt({ title, match }: Desk, hints: Hints | undefined): Desk['hints'] {
  if (title?.judge === undefined) return undefined;
  if (hints === false) return false;
  return match.names.map((_, seat) => hints?.[seat] ?? 0);
}
