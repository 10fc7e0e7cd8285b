// What one page has before it: the real match, and copies of it in which something is tried on.

import type { Random, Viewer } from '@adega/kernel';
import { titleOf } from '@adega/shelf';
import { branchOff, entriesOf, eyesAt, type Match, makeBranch, matchAt, parseBranch, waitingFor, walk } from '@adega/table';
import type { Carried, Compared, History, Idea, Mark, Measure, Moment, Standing, Trouble } from '@adega/wire';
import type { Report } from './staging.ts';

// biome-ignore lint/suspicious/noExplicitAny: the host serves every game on the shelf
export type AnyMatch = Match<any, any, any>;

export interface Sitting {
  readonly match: AnyMatch;
  /** The name of its pack, where that is not the one that comes with the game. */
  readonly pack?: string | undefined;
  /** Of a game of older rules. */
  readonly carried?: Carried | undefined;
  /** How the scenario came out that the match was put up from. */
  readonly report?: Report;
  readonly branches: Map<string, AnyMatch>;
  /** The branch that is shown; undefined: the real match. */
  branch: string | undefined;
  /** Through whose eyes the page looks: at one screen, the seat that is to decide. */
  viewer: Viewer;
  /** Of the last position sent: of which match, for whom and how many chapters of the log. */
  told: { readonly match: AnyMatch; readonly viewer: Viewer; readonly chapters: number };
}

const MOST_BRANCHES = 12;

/** The match that is shown. */
export const shown = (sitting: Sitting): AnyMatch =>
  (sitting.branch === undefined ? undefined : sitting.branches.get(sitting.branch)) ?? sitting.match;

/** Tries on from what is shown, in a copy that is shown then; undefined when it is done. */
export function branch(sitting: Sitting, name: string, from: number, chance: Random): Trouble | undefined {
  const match = shown(sitting);
  const at = entriesOf(match).length;
  if (from > at) return { code: 'no-such-entry', entry: from, at };
  if (sitting.branches.has(name)) return { code: 'branch-exists', name };
  if (sitting.branches.size === MOST_BRANCHES) return { code: 'too-many-branches', most: MOST_BRANCHES };
  sitting.branches.set(name, branchOff(match, eyesAt(match, sitting.viewer, from), from, chance));
  sitting.branch = name;
  return undefined;
}

export function visit(sitting: Sitting, name: string | undefined): Trouble | undefined {
  if (name !== undefined && !sitting.branches.has(name)) return { code: 'no-such-branch', name };
  sitting.branch = name;
  return undefined;
}

export function drop(sitting: Sitting, name: string): Trouble | undefined {
  if (!sitting.branches.delete(name)) return { code: 'no-such-branch', name };
  if (sitting.branch === name) sitting.branch = undefined;
  return undefined;
}

/** The branches, to be put away with the game. */
export const ideasOf = (sitting: Sitting): Idea[] =>
  [...sitting.branches].flatMap(([name, match]) => {
    const text = makeBranch(match);
    return text === undefined ? [] : [{ name, text }];
  });

/** Branches that were put away; one that no longer fits is left out. */
export function takeUp(sitting: Sitting, ideas: readonly Idea[], chance: () => Random): void {
  for (const [i, { name, text }] of ideas.entries()) {
    const match = parseBranch(sitting.match, text, chance());
    if (match !== undefined) sitting.branches.set(name || String(i + 1), match);
  }
}

/** The match as it was, to look at. */
export function before(sitting: Sitting, to: number): AnyMatch | Trouble {
  const match = shown(sitting);
  const at = entriesOf(match).length;
  return to > at ? { code: 'no-such-entry', entry: to, at } : matchAt(match, to);
}

// How everybody stood

const markOf = (match: AnyMatch, state: unknown, at: number): Mark => {
  const stage = titleOf(match.game.id)?.stretchOf?.(state) ?? { kind: 'start', n: 0 };
  return { at, kind: stage.kind, n: stage.n };
};

const measuresOf = (match: AnyMatch, state: unknown): readonly Measure[] => titleOf(match.game.id)?.measuresOf?.(state) ?? [];

export function historyOf(sitting: Sitting): Pick<History, 'marks' | 'moments'> {
  const match = shown(sitting);
  const { game } = match;
  const moments: Moment[] = [];
  const add = (state: unknown, mark: Mark): number =>
    moments.push({ mark, scores: game.scores(state), measures: measuresOf(match, state) });
  walk(match, (state, at) => {
    const mark = markOf(match, state, at);
    const last = moments.at(-1)?.mark;
    if (last?.kind !== mark.kind || last.n !== mark.n) add(state, mark);
  });
  const marks = moments.map(({ mark }) => mark);
  const { state } = match.playing;
  add(state, markOf(match, state, entriesOf(match).length));
  return { marks, moments };
}

export function comparisonOf(sitting: Sitting): Pick<Compared, 'standings'> {
  const copies = [...sitting.branches].map(([name, match]) => ({ name, ...standingOf(match) }));
  return { standings: [standingOf(sitting.match), ...copies] };
}

function standingOf(match: AnyMatch): Standing {
  const { state } = match.playing;
  const at = entriesOf(match).length;
  return {
    from: match.base?.at ?? at,
    at,
    mark: markOf(match, state, at),
    over: waitingFor(match).for === 'nobody',
    scores: match.game.scores(state),
    measures: measuresOf(match, state),
  };
}
