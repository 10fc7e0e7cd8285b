// Begins the game of the first steps and goes there.

import type { Shell } from '../shell/shell.ts';
import { keepGuided } from '../store/first-steps.ts';
import { knownNames } from '../store/people.ts';
import type { Say } from '../text/words.ts';
import { courseOf } from './course.ts';
import type { Guided } from './guided.ts';
import { preparedRecord } from './start.ts';

export async function beginFirstSteps(shell: Shell, say: Say, game: Guided): Promise<void> {
  const names = knownNames();
  const nameOf = (seat: number): string => names[seat] || say('start.default-name', { n: seat + 1 });
  await shell.sittings.take(preparedRecord(courseOf(game)), nameOf, keepGuided);
}
