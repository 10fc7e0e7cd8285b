// Begins the game of the first steps and goes there.

import { preparedRecord } from '../first-steps/start.ts';
import { firstStepsOf } from '../games/drawn.ts';
import { keepGuided } from '../store/first-steps.ts';
import { knownNames } from '../store/people.ts';
import { courseIn } from '../table/course.ts';
import type { Say } from '../text/words.ts';
import type { Shell } from './shell.ts';

export async function beginFirstSteps(shell: Shell, say: Say, game: string): Promise<void> {
  const file = await firstStepsOf(game)?.course();
  if (file === undefined) return;
  const names = knownNames();
  const nameOf = (seat: number): string => names[seat] || say('start.default-name', { n: seat + 1 });
  await shell.sittings.take(preparedRecord(courseIn(file)), nameOf, keepGuided);
}
