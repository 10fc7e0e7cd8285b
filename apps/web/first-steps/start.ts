// The prepared position as the record of a game that has just begun: its first lines are those of the scenario.

import { type AnyGame, begin, makeRecord, type Step } from '@adega/kernel';
import { gameOf } from '@adega/shelf';
import type { Course } from '../table/course.ts';

export function preparedRecord({ scenario, prepared }: Course): string {
  const { seats, steps, options } = scenario;
  const game = gameOf(scenario.game) as AnyGame;
  const { record } = begin(game, { ...options, seats: seats.length });
  return [makeRecord(game, record), ...steps.slice(0, prepared).flatMap(step => linesOf(step, seats)), ''].join('\n');
}

/** Draws, and moves of seats by their numbers; all else of a scenario only looks. */
function linesOf(step: Step, seats: readonly string[]): string[] {
  if ('chance' in step) return step.chance.map(draw => `chance ${draw}`);
  return 'play' in step ? step.play.map(move => numbered(move, seats)) : [];
}

function numbered(move: string, seats: readonly string[]): string {
  const [name = '', ...words] = move.split(' ');
  return [seats.indexOf(name) + 1, ...words].join(' ');
}
