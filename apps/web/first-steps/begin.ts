// Begins the game of the first steps and goes there.

import type { Shell } from '../shell/shell.ts';
import { keepGuided } from '../store/first-steps.ts';
import { knownNames } from '../store/people.ts';
import type { Say } from '../text/words.ts';
import { preparedRecord } from './start.ts';

export async function beginFirstSteps(shell: Shell, say: Say): Promise<void> {
  const name = knownNames()[0] || say('start.default-name', { n: 1 });
  await shell.sittings.take(preparedRecord(), () => name, keepGuided);
}
