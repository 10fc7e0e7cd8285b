// A scenario on the table: what stands in its file is played, and the match goes on from where it came to.

import { type Performance, type Playhouse, type Problem, performScenario, type Random, type Step } from '@adega/kernel';
import { stageMatch } from '@adega/table';
import type { Reported, ReportedStep, Request } from '@adega/wire';
import type { AnyMatch } from './desk.ts';

/** How the scenario came out, apart from what an answer adds. */
export type Report = Omit<Reported, 'type' | 're'>;

/** See the message. */
export type Lesson = NonNullable<(Request & { type: 'stage' })['lesson']>;

export type Staged = { readonly match: AnyMatch; readonly report: Report } | { readonly problems: readonly Problem[] };

export function stageWith(houses: readonly Playhouse[], text: string, chance: Random, lesson?: Lesson): Staged {
  const json = parsed(text);
  if ('problems' in json) return json;
  const performed = performScenario(json.json, houses);
  if (!('ending' in performed)) return performed;
  const {
    stage: { game },
    scenario: { seats, options },
  } = performed;
  const staged = lesson === undefined ? performed : taught(performed, lesson.from);
  return { match: stageMatch(game, seats, options, staged, chance), report: reportOf(performed) };
}

/** The position before a step, as if nothing had been before it, and what is played from there. */
function taught({ stage: { game }, start, entries, marks }: Performance, from: number) {
  const at = marks[from] ?? entries.length;
  const state = game.clone(start);
  for (const { by, move } of entries.slice(0, at)) game.apply(state, by, move);
  return { start: state, entries: [], script: entries.slice(at).map(({ by, move }) => ({ by, key: game.keyOf(move) })) };
}

function parsed(text: string): { readonly json: unknown } | { readonly problems: readonly Problem[] } {
  try {
    return { json: JSON.parse(text) };
  } catch (error) {
    return { problems: [{ path: '', expected: 'JSON', got: (error as Error).message }] };
  }
}

function reportOf({ scenario, marks, ending }: Performance): Report {
  const { title, source, note, pack, steps } = scenario;
  return {
    title,
    source,
    note,
    patched: pack !== undefined,
    is: ending.is,
    problems: ending.is === 'passed' ? [] : ending.problems,
    steps: steps.map((step, i) => stepOf(step, marks[i])),
  };
}

function stepOf({ note, ...deed }: Step, at: number | undefined): ReportedStep {
  const [word = '', says] = Object.entries(deed)[0] ?? [];
  return { word, says: JSON.stringify(says), note, at };
}
