// How everybody stood: on the way to now, and in the copies beside the match.

import type { Viewer } from '@adega/kernel';
import { entriesOf, eyesAt, viewFor, waitingFor, walk } from '@adega/table';
import type { Compared, History, Mark, Measure, Moment, Standing } from '@adega/wire';
import type { AnyMatch, Desk } from './desk.ts';
import { realEyes, type Sitting, shown } from './sitting.ts';

function markOf({ title }: Desk, state: unknown, at: number): Mark {
  const { kind, n } = title?.stretchOf?.(state) ?? { kind: 'start', n: 0 };
  return { at, kind, n };
}

const measuresOf = ({ title }: Desk, state: unknown): readonly Measure[] => title?.measuresOf?.(state) ?? [];

export function historyOf(sitting: Sitting): Pick<History, 'marks' | 'moments'> {
  const { desk } = sitting;
  const match = shown(sitting);
  const { game } = match;
  const moments: Moment[] = [];
  const add = (state: unknown, mark: Mark): void => {
    const view = game.view(state, eyesAt(match, sitting.looking.viewer, mark.at));
    moments.push({ mark, scores: game.scores(view), measures: measuresOf(desk, view) });
  };
  walk(match, (state, at) => {
    const mark = markOf(desk, state, at);
    const last = moments.at(-1)?.mark;
    if (last?.kind !== mark.kind || last.n !== mark.n) add(state, mark);
  });
  const marks = moments.map(({ mark }) => mark);
  const { state } = match.playing;
  add(state, markOf(desk, state, entriesOf(match).length));
  return { marks, moments };
}

export function comparisonOf(sitting: Sitting): Pick<Compared, 'standings'> {
  const { desk, looking } = sitting;
  const eyes = realEyes(sitting);
  const copies = [...looking.branches].map(([name, match]) => ({ name, ...standingOf(desk, match, eyes) }));
  return { standings: [standingOf(desk, desk.match, eyes), ...copies] };
}

function standingOf(desk: Desk, match: AnyMatch, eyes: Viewer): Standing {
  const view = viewFor(match, eyes);
  const at = entriesOf(match).length;
  return {
    from: match.base?.at ?? at,
    at,
    mark: markOf(desk, view, at),
    over: waitingFor(match).for === 'nobody',
    scores: match.game.scores(view),
    measures: measuresOf(desk, view),
  };
}
