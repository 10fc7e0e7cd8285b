// English: the common words, but for what is said of people on line: see words-online.ts. The first page comes with less: first-words.ts.

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

export const words = {
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
