// A branch as text, so that it can be put away and taken up again: its entries, and where it was cut off by whom. They are played again,
// from the beginning; no position in a text is believed.

import { type Actor, applyEntry, type GameEvent, isParseError, type Random, type Viewer } from '@adega/kernel';
import { type Base, cutOff } from './branch.ts';
import { entriesOf, type Match } from './match.ts';
import { matchAt } from './rewind.ts';
import { asSeenBy } from './seen.ts';

/** After `at` entries somebody branched off; what he did not know was made up from the seed. */
interface Cut {
  readonly viewer: Viewer;
  readonly at: number;
  /** Absent in texts of earlier versions. */
  readonly seed?: number | undefined;
}

interface Kept {
  /** The first first: a branch of a branch has several. */
  readonly cuts: readonly Cut[];
  readonly entries: readonly (readonly [by: Actor, key: string])[];
}

const MOST_CUTS = 20;
const MOST_ENTRIES = 10_000;
/** Where no seed was kept: so many are tried. */
const TRIES = 8;

/** Undefined for a match that is no branch of a game, or was cut off too often. */
export function makeBranch<S, M, E extends GameEvent>(match: Match<S, M, E>): string | undefined {
  const cuts = cutsOf(match.base);
  if (cuts.length === 0 || cuts.length > MOST_CUTS) return undefined;
  const kept: Kept = { cuts, entries: entriesOf(match).map(({ by, move }) => [by, match.game.keyOf(move)]) };
  return JSON.stringify(kept);
}

/** Where nothing was made up nothing was cut off: what a branch is cut off from first is the game as somebody saw it. */
function cutsOf<S, E>(base: Base<S, E> | undefined): Cut[] {
  if (base === undefined) return [];
  const { viewer, at, seed, before } = base;
  return seed === undefined ? cutsOf(before) : [...cutsOf(before), { viewer, at, seed }];
}

/** The branch of this match that a text holds; undefined where it does not fit, as after a change of the rules. */
export function parseBranch<S, M, E extends GameEvent>(of: Match<S, M, E>, text: string, chance: Random): Match<S, M, E> | undefined {
  const kept = keptIn(text, of.names.length);
  if (kept === undefined) return undefined;
  for (let seed = 0; seed < TRIES; seed++) {
    const branch = replayed(of, kept, seed, chance);
    if (branch !== undefined || kept.cuts.every(cut => cut.seed !== undefined)) return branch;
  }
  return undefined;
}

/** Plays the entries up to each cut as whoever made it heard them, and cuts off there. */
function replayed<S, M, E extends GameEvent>(of: Match<S, M, E>, kept: Kept, seed: number, chance: Random): Match<S, M, E> | undefined {
  let match = matchAt({ ...of, base: undefined }, 0);
  for (const cut of kept.cuts) {
    match = asSeenBy(match, cut.viewer);
    if (!playUpTo(match, kept, cut.at, cut.viewer)) return undefined;
    match = cutOff(match, cut.viewer, cut.at, cut.seed ?? seed, chance);
  }
  return playUpTo(match, kept, kept.entries.length) ? match : undefined;
}

function playUpTo<S, M, E extends GameEvent>(match: Match<S, M, E>, { entries }: Kept, at: number, ears?: Viewer): boolean {
  const { game, playing } = match;
  for (const [by, key] of entries.slice(entriesOf(match).length, at)) {
    const move = game.parse(playing.state, key);
    if (isParseError(move)) return false;
    const entry = ears === undefined ? { by, move } : game.hear({ by, move }, ears);
    if (applyEntry(game, playing.state, entry) !== undefined) return false;
    playing.record.entries.push(entry);
  }
  return true;
}

// The text: whoever wrote it

function keptIn(text: string, seats: number): Kept | undefined {
  const json = jsonOf(text);
  const entries = json?.['entries'];
  const cuts = json?.['cuts'] ?? (json === undefined ? [] : earlierCuts(json));
  if (!Array.isArray(entries) || entries.length > MOST_ENTRIES || !entries.every(isEntry)) return undefined;
  if (!Array.isArray(cuts) || cuts.length === 0 || cuts.length > MOST_CUTS) return undefined;
  const isFitting = cuts.every((cut, i) => isCut(cut, seats) && cut.at >= (cuts[i - 1]?.at ?? 0) && cut.at <= entries.length);
  return isFitting ? { cuts, entries } : undefined;
}

type Fields = { readonly [key: string]: unknown };

const fieldsOf = (x: unknown): Fields | undefined => (typeof x === 'object' && x !== null ? (x as Fields) : undefined);

function jsonOf(text: string): Fields | undefined {
  try {
    return fieldsOf(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Earlier versions kept the positions themselves, each with the one before it. Of those only who and where is read. */
function earlierCuts(json: Fields): Cut[] {
  const cuts: Cut[] = [];
  for (let base: Fields | undefined = json; base !== undefined && cuts.length <= MOST_CUTS; base = fieldsOf(base['before']))
    cuts.unshift({ viewer: base['viewer'] as Viewer, at: base['at'] as number });
  return cuts;
}

const isCount = (x: unknown): x is number => Number.isSafeInteger(x) && (x as number) >= 0;

function isCut(x: unknown, seats: number): x is Cut {
  const { viewer, at, seed } = fieldsOf(x) ?? {};
  return isCount(at) && (seed === undefined || isCount(seed)) && (viewer === 'watcher' || (isCount(viewer) && viewer < seats));
}

const isEntry = (x: unknown): x is Kept['entries'][number] =>
  Array.isArray(x) && Number.isInteger(x[0]) && typeof x[1] === 'string' && x[1].length <= 200;
