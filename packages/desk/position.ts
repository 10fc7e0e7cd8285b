// What a page is told of where a match is: as its viewer knows it.

import { completeOptions, type Seat, type Viewer } from '@adega/kernel';
import { askedAt, asksOf, entriesOf, eyesAt, logFor, offersFor, recordParts, recordText, undoOf, viewFor, waitingFor } from '@adega/table';
import type { Added, Idea, Past, Position, Reply, Trouble } from '@adega/wire';
import { type AnyMatch, botsOf, strangerTo, waitingAt } from './desk.ts';
import { before, botSeats, ideasOf, type Sitting, shown, tellChapters, tellKept } from './sitting.ts';
import { nameOf } from './standing.ts';

/** Without the number of a request: told unasked. */
export function positionOf(sitting: Sitting, re?: number): Position {
  const match = shown(sitting);
  const { viewer, told } = sitting.looking;
  const chapters = logFor(match, viewer);
  const from = told?.match === match && told.viewer === viewer ? Math.min(told.chapters, chapters.length) : 0;
  const isStill = match === sitting.desk.match && sitting.desk.followed?.isStill === true;
  const question = viewer === 'watcher' || isStill ? undefined : offersFor(match, viewer);
  const log = { from, chapters: chapters.slice(from) };
  tellChapters(sitting, chapters.length);
  return { ...placeOf(sitting, match, viewer, re), question, undo: undoFor(match, viewer, botSeats(sitting)), log };
}

function undoFor(match: AnyMatch, viewer: Viewer, bots: readonly Seat[]): Position['undo'] {
  const undo = undoOf(match, viewer, bots);
  return undo.possible ? { ...undo, was: askedAt(match, viewer, undo.last) } : undo;
}

/** Nobody is asked in a position that was; its log is the one of now up to there. */
export function pastOf(sitting: Sitting, to: number, re: number): Past | Trouble {
  const match = before(sitting, to);
  if ('code' in match) return match;
  const viewer = eyesAt(shown(sitting), sitting.looking.viewer, to);
  const waiting = waitingFor(match);
  // Between two draws nobody waits for anybody.
  const drawing = waiting.for === 'confirm' && waiting.seat < 0 ? { waiting: { for: 'seats', seats: [] } as const } : {};
  const nothing = { undo: { possible: false, why: 'nothing-done' }, log: { from: to, chapters: [] } } as const;
  const asks = asksOf(match.game, match.playing.state, entriesOf(shown(sitting))[to]?.by);
  return { type: 'past', re, asks, position: { ...placeOf(sitting, match, viewer, re), ...drawing, ...nothing } };
}

function placeOf({ desk, looking }: Sitting, match: AnyMatch, viewer: Viewer, re: number | undefined): Omit<Position, 'undo' | 'log'> {
  const { game } = match;
  const waiting = waitingAt(desk, match);
  const view = viewFor(match, viewer);
  return {
    type: 'position',
    re,
    game: game.id,
    pack: desk.pack,
    own: desk.own,
    carried: desk.carried,
    options: completeOptions(game, match.playing.record.options),
    names: match.names,
    colours: desk.colours,
    bots: botsOf(desk),
    hints: desk.hints === undefined ? undefined : desk.hints && [...desk.hints],
    branch: looking.branch,
    branches: [...looking.branches.keys()],
    lost: looking.lost,
    at: entriesOf(match).length,
    viewer,
    elsewhere: desk.followed === undefined ? undefined : true,
    view,
    waiting,
    scores: game.scores(view),
    result: waiting.for === 'nobody' ? game.result(view) : undefined,
  };
}

// What is kept. A record says everything: it is for whoever may know everything.

export function recordOf(sitting: Sitting, re: number): Reply | Trouble {
  const { desk, holder } = sitting;
  const stranger = strangerTo(desk, holder);
  if (stranger !== undefined) return { code: 'not-yours', seat: stranger };
  return { type: 'record', re, text: recordText(desk.match), position: nameOf(desk), ideas: ideasOf(sitting) };
}

/** What of it was not told yet. */
export function addedOf(sitting: Sitting, re: number): Added | Trouble {
  const { desk, holder, looking } = sitting;
  const stranger = strangerTo(desk, holder);
  if (stranger !== undefined) return { code: 'not-yours', seat: stranger };
  const { kept } = looking;
  const { head, lines } = recordParts(desk.match);
  const ideas = ideasOf(sitting);
  const from = alikeUpTo(kept?.lines ?? [], lines);
  tellKept(sitting, { lines, ideas });
  return {
    type: 'added',
    re,
    head,
    from,
    lines: lines.slice(from),
    position: nameOf(desk),
    ideas: kept !== undefined && areAlike(kept.ideas, ideas) ? undefined : ideas,
  };
}

function alikeUpTo(some: readonly string[], others: readonly string[]): number {
  const end = some.findIndex((line, i) => line !== others[i]);
  return end < 0 ? some.length : end;
}

const areAlike = (some: readonly Idea[], others: readonly Idea[]): boolean =>
  some.length === others.length && some.every(({ name, text }, i) => name === others[i]?.name && text === others[i].text);
