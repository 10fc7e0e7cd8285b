// What the charts over the years show: for each thing measured a row of moments, for each seat an amount.

import type { History, Moment } from '@adega/wire';
import type { Say } from '../text/words.ts';
import { markName, measureName, shortMark } from './marks.ts';

export interface Series {
  readonly what: string;
  /** [seat][moment] */
  readonly amounts: readonly (readonly number[])[];
}

export interface ChartData {
  readonly moments: readonly string[];
  /** The same in a letter or two, for an axis. */
  readonly marks: readonly string[];
  readonly series: readonly Series[];
}

/** At the beginning of each stretch of the game, and now. */
export function chartData(say: Say, { moments }: Pick<History, 'moments'>, over: boolean): ChartData {
  const shown = moments.filter(
    (moment, i) => moment.mark.kind !== 'setup' && !(over && i === moments.length - 2 && isFinal(moments, moment)),
  );
  const seats = shown[0]?.scores.map(score => score.seat) ?? [];
  const points = (seat: number) => shown.map(({ scores }) => scores.find(score => score.seat === seat)?.total ?? 0);
  const measured = (part: string, seat: number) => shown.map(({ measures }) => measures.find(m => m.part === part)?.amounts[seat] ?? 0);
  const parts = shown[0]?.measures.map(({ part }) => part) ?? [];
  return {
    moments: shown.map((moment, i) => nameOf(say, moment, i === shown.length - 1, over)),
    marks: shown.map((moment, i) => (i === shown.length - 1 ? nameOf(say, moment, true, over) : axisMark(say, moment.mark))),
    series: [
      { what: say('chart.points'), amounts: seats.map(points) },
      ...parts.map(part => ({ what: measureName(say, part), amounts: seats.map(seat => measured(part, seat)) })),
    ],
  };
}

/** By what the numbers of an axis may grow: whole where all amounts are, nothing said where the axis may choose. */
export const stepsOf = ({ amounts }: Series): readonly number[] | undefined =>
  amounts.flat().every(Number.isInteger) ? WHOLE_STEPS : undefined;

const WHOLE_STEPS: readonly number[] = [1, 10, 100, 1000].flatMap(one => [one, 2 * one, 5 * one]);

/** Nothing has changed since. */
function isFinal(moments: History['moments'], { scores, measures }: Moment): boolean {
  const last = moments.at(-1);
  return JSON.stringify([scores, measures]) === JSON.stringify([last?.scores, last?.measures]);
}

/** Numbers and letters are enough for years and rounds; a beginning and an end have a word. */
const axisMark = (say: Say, mark: Moment['mark']): string => say.known(`chart.mark.${mark.kind}`, undefined, () => shortMark(say, mark));

function nameOf(say: Say, { mark }: Moment, isLast: boolean, over: boolean): string {
  if (isLast) return say(over ? 'chart.final' : 'chart.now');
  return markName(say, mark);
}
