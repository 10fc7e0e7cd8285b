// What a scenario looks at without changing anything: refusals, and the position.

import { type Actor, CHANCE, type Place, type Refusal, type Score, type Seat } from '../game.ts';
import type { Ending, Refused, Told } from '../scenario.ts';
import { compare, type Differences } from './match.ts';
import {
  decisionOf,
  decisionsOf,
  failed,
  isCandidate,
  isRead,
  notAsked,
  PASSED,
  type Run,
  readMove,
  unknownName,
  whyUnlisted,
  within,
} from './run.ts';

/** `forbids`: of moves that the present question is about; `wish`: of moves that may lie beyond it. */
export function refuses(run: Run, how: 'forbids' | 'wish', refused: Refused): Ending {
  for (const [text, wanted] of Object.entries(refused)) {
    const ending = refusesOne(within(run, text), how, text, wanted);
    if (ending.is !== 'passed') return ending;
  }
  return PASSED;
}

function refusesOne(run: Run, how: 'forbids' | 'wish', text: string, wanted: Refused[string]): Ending {
  const read = readMove(run, text);
  if (!isRead(read)) return read;
  if (read.by === CHANCE) return unknownName(run, read.name);
  if (decisionOf(run, read.by) === undefined) return notAsked(run, read.by);
  if (how === 'forbids' && !isCandidate(run, read)) return failed(run, 'a move that the question is about', whyUnlisted(run, read));
  return judge(run, wanted, run.stage.game[how](run.state, read.by, read.move));
}

function judge(run: Run, wanted: Refused[string], refusal: Refusal | undefined): Ending {
  if (wanted === null || refusal === undefined) {
    const same = wanted === null && refusal === undefined;
    return same ? PASSED : failed(run, JSON.stringify(wanted), JSON.stringify(refusal ?? null));
  }
  const { unknown, other } = differences(run, typeof wanted === 'string' ? { rule: wanted } : wanted, tellRefusal(refusal));
  // A part that this price does not have is no mistake of the file: another refusal may have it.
  return endingOf({ unknown: [], other: [...unknown, ...other] });
}

/** Parts by name: { distance: 1, tax: 1 }. */
const tellRefusal = (r: Refusal): Told => ({
  rule: r.rule,
  of: r.of ?? null,
  needs: Object.fromEntries((r.needs ?? []).map(({ part, amount }) => [part, amount])),
  has: r.has ?? null,
  missing: r.missing ?? null,
});

export function expecting(run: Run, expected: Told): Ending {
  return endingOf(differences(run, expected, { ...run.stage.tell(run.state, run.names), ...tellGame(run) }));
}

function endingOf({ unknown, other }: Differences): Ending {
  if (unknown.length > 0) return { is: 'broken', problems: unknown };
  return other.length > 0 ? { is: 'failed', problems: other } : PASSED;
}

function differences(run: Run, expected: Told, told: Told): Differences {
  const found: Differences = { unknown: [], other: [] };
  compare(expected, told, run.path, found);
  return found;
}

/** What can be said of every game: who is asked, how the score stands, the result of a finished game. */
function tellGame(run: Run): Told {
  const { game } = run.stage;
  const bySeat = (of: (seat: Seat) => unknown): Told => Object.fromEntries(run.names.map((name, seat) => [name, of(seat)]));
  const asks = (by: Actor): string | null => decisionOf(run, by)?.asks ?? null;
  const scores: readonly Score[] = game.scores(run.state);
  const result: readonly Place[] | undefined = decisionsOf(run).length === 0 ? game.result(run.state) : undefined;
  return {
    asks: { ...bySeat(asks), chance: asks(CHANCE) },
    scores: bySeat(seat => tellScore(scores.find(score => score.seat === seat))),
    result: result === undefined ? null : bySeat(seat => tellPlace(result.find(place => place.seat === seat))),
  };
}

const tellScore = (score: Score | undefined): Told => ({
  ...Object.fromEntries((score?.parts ?? []).map(({ part, amount }) => [part, amount])),
  total: score?.total,
});

const tellPlace = (place: Place | undefined): Told => ({
  rank: place?.rank,
  shared: place?.shared,
  by: place?.by,
  title: place?.title ?? null,
});
