// A sitting: one page that looks at a desk. Whose eyes it looks through, what is tried on in copies of the match, how far it was told.

import { CHANCE, type Entry, type Random, type Seat, type Viewer } from '@adega/kernel';
import {
  asSeenBy,
  branchOff,
  chooseLine,
  entriesOf,
  eyesAt,
  makeBranch,
  matchAt,
  parseBranch,
  rewind,
  type Waiting,
  waitingFor,
} from '@adega/table';
import type { Idea, Trouble } from '@adega/wire';
import { type AnyMatch, type Desk, type Holder, levelOf, seatsOf } from './desk.ts';

export interface Sitting {
  readonly desk: Desk;
  /** The people at this page. */
  readonly holder: Holder;
  /** Replaced whole: an answer that fails puts the former one back. */
  looking: Looking;
}

export interface Looking {
  readonly branches: ReadonlyMap<string, AnyMatch>;
  /** Branches that were put away and do not fit any more. */
  readonly lost?: number | undefined;
  /** The branch that is shown; undefined: the real match. */
  readonly branch?: string | undefined;
  /** Through whose eyes: at one screen, those of the seat that is to decide. */
  readonly viewer: Viewer;
  /** Of the last position sent: of which match, for whom and how many chapters of the log. */
  readonly told?: { readonly match: AnyMatch; readonly viewer: Viewer; readonly chapters: number } | undefined;
  /** Where a seat has got its last hint. */
  readonly hinted?: { readonly match: AnyMatch; readonly seat: Seat; readonly at: number };
  /** What whoever keeps the game has been told of it; absent before the first time. */
  readonly kept?: { readonly lines: readonly string[]; readonly ideas: readonly Idea[] };
}

const MOST_BRANCHES = 12;

export function sitDown(desk: Desk, holder: Holder): Sitting {
  const viewer = ownEyes(seatsOf(desk, holder), 0);
  const sitting: Sitting = { desk, holder, looking: { branches: new Map(), viewer } };
  lookOn(sitting);
  return sitting;
}

const change = (sitting: Sitting, changes: Partial<Looking>): undefined => {
  sitting.looking = { ...sitting.looking, ...changes };
};

/** The match that is shown. */
export const shown = ({ desk, looking: { branch, branches } }: Sitting): AnyMatch =>
  (branch === undefined ? undefined : branches.get(branch)) ?? desk.match;

/** What comes of this, or all as it was: also which branch is shown, and the match itself. */
export function wholly<T>(sitting: Sitting, act: () => T): T {
  const { looking } = sitting;
  const match = shown(sitting);
  const { playing } = match;
  const at = entriesOf(match).length;
  try {
    return act();
  } catch (error) {
    sitting.looking = looking;
    match.playing = playing;
    rewind(match, at);
    throw error;
  }
}

// Eyes

/** The seats that this page plays, and through whose eyes it may look: of people who sit at it. In a copy to try on in it plays all; what
 *  nobody there should know is made up. */
export const ownSeats = ({ desk, holder, looking: { branch } }: Sitting): readonly Seat[] =>
  branch === undefined ? seatsOf(desk, holder) : desk.match.names.map((_, seat) => seat);

/** Where bots play in what is shown: in a copy to try on in nobody does. */
export const botSeats = ({ desk: { holders }, looking: { branch } }: Sitting): readonly Seat[] =>
  branch === undefined ? holders.flatMap((holder, seat) => (levelOf(holder) === undefined ? [] : [seat])) : [];

/** At one screen the page looks through the eyes of whoever is to decide. */
export function lookOn(sitting: Sitting): void {
  const own = ownSeats(sitting);
  const asked = askedIn(waitingFor(shown(sitting))).filter(seat => own.includes(seat));
  const { viewer } = sitting.looking;
  if (asked.includes(viewer as Seat)) return;
  change(sitting, { viewer: asked[0] ?? ownEyes(own, viewer) });
}

const askedIn = (waiting: Waiting): readonly Seat[] => {
  if (waiting.for === 'nobody') return [];
  return waiting.for === 'confirm' ? [waiting.seat] : waiting.seats;
};

const ownEyes = (own: readonly Seat[], viewer: Viewer): Viewer =>
  viewer === 'watcher' || own.includes(viewer) ? viewer : (own[0] ?? 'watcher');

/** Through whose eyes the real match is looked at, whatever is shown. */
export const realEyes = ({ desk, holder, looking: { viewer } }: Sitting): Viewer => ownEyes(seatsOf(desk, holder), viewer);

export const lookAs = (sitting: Sitting, viewer: Viewer): void => change(sitting, { viewer });

/** Another sits down at a seat. Through the eyes of a person who does the page looks from then on. */
export function seatAt(sitting: Sitting, seat: Seat, holder: Holder, name: string): void {
  const { desk, looking } = sitting;
  desk.holders = desk.holders.map((old, at) => (at === seat ? holder : old));
  for (const match of [desk.match, ...looking.branches.values()]) match.names = match.names.map((old, at) => (at === seat ? name : old));
  if (holder === sitting.holder) lookAs(sitting, seat);
  lookOn(sitting);
}

/** The same sitting before a copy of the match that is shown. What is done there is not seen here. */
export function tryOut(sitting: Sitting, copy: AnyMatch): Sitting {
  const { desk, holder, looking } = sitting;
  const { branch, branches } = looking;
  const told = looking.told?.match === shown(sitting) ? { ...looking.told, match: copy } : looking.told;
  if (branch === undefined) return { desk: { ...desk, match: copy }, holder, looking: { ...looking, told } };
  return { desk, holder, looking: { ...looking, told, branches: new Map(branches).set(branch, copy) } };
}

// Branches

/** Tries on from what is shown, in a copy that is shown then; undefined when it is done. */
export function branch(sitting: Sitting, name: string, from: number, chance: Random): Trouble | undefined {
  const match = shown(sitting);
  const { branches, viewer } = sitting.looking;
  const at = entriesOf(match).length;
  if (from > at) return { code: 'no-such-entry', entry: from, at };
  if (branches.has(name)) return { code: 'branch-exists', name };
  if (branches.size >= MOST_BRANCHES) return { code: 'too-many-branches', most: MOST_BRANCHES };
  const copy = branchOff(match, eyesAt(match, viewer, from), from, chance);
  return change(sitting, { branches: new Map(branches).set(name, copy), branch: name });
}

export function visit(sitting: Sitting, name: string | undefined): Trouble | undefined {
  if (name !== undefined && !sitting.looking.branches.has(name)) return { code: 'no-such-branch', name };
  return change(sitting, { branch: name });
}

/** Plays in the match what was tried on in a branch, as far as it is one seat's of this page. What that seat had tried out is replaced. */
export function take(sitting: Sitting, name: string): Trouble | undefined {
  const { desk, holder, looking } = sitting;
  const { match, followed } = desk;
  const idea = looking.branches.get(name);
  if (idea === undefined) return { code: 'no-such-branch', name };
  const from = followed?.at ?? entriesOf(match).length;
  const tried = entriesOf(idea).map(({ by, move }) => ({ by, key: match.game.keyOf(move) }));
  const isSame = ({ by, move }: Entry<unknown>, i: number): boolean => by === tried[i]?.by && match.game.keyOf(move) === tried[i].key;
  const seat = tried[from]?.by ?? CHANCE;
  const known = entriesOf(asSeenBy(match, idea.base?.viewer ?? looking.viewer)).slice(0, from);
  if (!known.every(isSame) || !seatsOf(desk, holder).includes(seat)) return { code: 'other-branch', name };
  const after = tried.slice(from);
  const end = after.findIndex(({ by }) => by !== seat);
  const keys = after.slice(0, end < 0 ? after.length : end).map(({ key }) => key);
  if (entriesOf(match).length > from) rewind(match, from);
  return chooseLine(match, seat, keys) === undefined ? visit(sitting, undefined) : { code: 'other-branch', name };
}

export function drop(sitting: Sitting, name: string): Trouble | undefined {
  const branches = new Map(sitting.looking.branches);
  if (!branches.delete(name)) return { code: 'no-such-branch', name };
  const { branch: now } = sitting.looking;
  return change(sitting, { branches, branch: now === name ? undefined : now });
}

/** The branches, to be put away with the game. */
export const ideasOf = ({ looking }: Sitting): Idea[] =>
  [...looking.branches].flatMap(([name, match]) => {
    const text = makeBranch(match);
    return text === undefined ? [] : [{ name, text }];
  });

/** Branches that were put away; those that no longer fit are counted. */
export function takeUp(sitting: Sitting, ideas: readonly Idea[], chance: () => Random): void {
  const branches = new Map<string, AnyMatch>();
  for (const [i, { name, text }] of ideas.entries()) {
    const match = parseBranch(sitting.desk.match, text, chance());
    if (match !== undefined) branches.set(name || String(i + 1), match);
  }
  const lost = ideas.length - branches.size;
  change(sitting, { branches, lost: lost > 0 ? lost : undefined });
}

/** The match as it was, to look at. */
export function before(sitting: Sitting, to: number): AnyMatch | Trouble {
  const match = shown(sitting);
  const at = entriesOf(match).length;
  return to > at ? { code: 'no-such-entry', entry: to, at } : matchAt(match, to);
}

// What was told

export const tellChapters = (sitting: Sitting, chapters: number): void =>
  change(sitting, { told: { match: shown(sitting), viewer: sitting.looking.viewer, chapters } });

export const tellHint = (sitting: Sitting, seat: Seat): void =>
  change(sitting, { hinted: { match: shown(sitting), seat, at: entriesOf(shown(sitting)).length } });

/** Whether the seat goes by a hint if it decides now. */
export function isHinted(sitting: Sitting, seat: Seat): boolean {
  const { hinted } = sitting.looking;
  const match = shown(sitting);
  return hinted?.match === match && hinted.seat === seat && hinted.at === entriesOf(match).length;
}

export const tellKept = (sitting: Sitting, kept: NonNullable<Looking['kept']>): void => change(sitting, { kept });
