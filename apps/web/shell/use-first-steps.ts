// The way into the first steps, wherever a page offers them: what they need is fetched when somebody begins.

import { useState } from 'react';
import { useSay } from '../text/words.ts';
import type { Shell } from './shell.ts';

export function useFirstSteps(shell: Shell) {
  const say = useSay();
  const [starting, setStarting] = useState(false);
  const begin = async (game: string) => {
    setStarting(true);
    await (await import('./begin-first-steps.ts')).beginFirstSteps(shell, say, game);
    setStarting(false);
  };
  return { starting, begin };
}
