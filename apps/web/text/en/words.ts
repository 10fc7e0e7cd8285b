// English: the common words. The first page comes with less of it: see first-words.ts.

import { account } from './account.ts';
import { advice } from './advice.ts';
import { firstSteps } from './first-steps.ts';
import { lobby } from './lobby.ts';
import { online } from './online.ts';
import { pace } from './pace.ts';
import { page } from './page.ts';
import { pages } from './pages.ts';
import { phone } from './phone.ts';
import { refusals } from './refusals.ts';
import { shell } from './shell.ts';
import { talk } from './talk.ts';
import { things } from './things.ts';
import { told } from './told.ts';
import { turn } from './turn.ts';
import { understanding } from './understanding.ts';

export const words = {
  ...account,
  ...advice,
  ...firstSteps,
  ...lobby,
  ...online,
  ...pace,
  ...page,
  ...pages,
  ...phone,
  ...refusals,
  ...shell,
  ...talk,
  ...things,
  ...told,
  ...turn,
  ...understanding,
};
