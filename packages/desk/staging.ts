// A scenario on the table: what stands in its file is played, and the match goes on from where it came to.

import { type Performance, type Playhouse, type Problem, performScenario, type Random, type Step } from '@adega/kernel';
import { stageMatch } from '@adega/table';
import type { Reported, ReportedStep } from '@adega/wire';
import type { AnyMatch } from './desk.ts';

/** How the scenario came out, apart from what an answer adds. */
export type Report = Omit<Reported, 'type' | 're'>;

export type Staged = { readonly match: AnyMatch; readonly report: Report } | { readonly problems: readonly Problem[] };

export function stageWith(houses: readonly Playhouse[], text: string, chance: Random): Staged {
  const json = parsed(text);
  if ('problems' in json) return json;
  const performed = performScenario(json.json, houses);
  if (!('ending' in performed)) return performed;
  const {
    stage: { game },
    scenario,
  } = performed;
  return { match: stageMatch(game, scenario.seats, scenario.options, performed, chance), report: reportOf(performed) };
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
