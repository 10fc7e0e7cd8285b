// The prepared position as the record of a game that has just begun: its first draws are those of the scenario.

import { type AnyGame, begin, makeRecord } from '@adega/kernel';
import { gameOf } from '@adega/shelf';
import { scenario } from './course.ts';

export function preparedRecord(): string {
  const game = gameOf(scenario.game) as AnyGame;
  const { record } = begin(game, { ...scenario.options, seats: 1 });
  const draws = scenario.steps[0]?.chance ?? [];
  return [makeRecord(game, record), ...draws.map(draw => `chance ${draw}`), ''].join('\n');
}
