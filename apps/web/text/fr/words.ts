// Le français : les mots communs, sauf ce qui se dit des gens en ligne : words-online.ts.

import type { words as english } from '../en/words.ts';
import type { Translated } from '../translated.ts';
import { advice } from './advice.ts';
import { firstSteps } from './first-steps.ts';
import { page } from './page.ts';
import { pages } from './pages.ts';
import { phone } from './phone.ts';
import { refusals } from './refusals.ts';
import { shell } from './shell.ts';
import { things } from './things.ts';
import { turn } from './turn.ts';
import { understanding } from './understanding.ts';

export const words: Translated<typeof english> = {
  ...advice,
  ...firstSteps,
  ...page,
  ...pages,
  ...phone,
  ...refusals,
  ...shell,
  ...things,
  ...turn,
  ...understanding,
};
