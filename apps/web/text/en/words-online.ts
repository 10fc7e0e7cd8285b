// English: what is said of people on line, their tables and their accounts. A table at one screen does without.

import { account } from './account.ts';
import { lobby } from './lobby.ts';
import { online } from './online.ts';
import { pace } from './pace.ts';
import { rating } from './rating.ts';
import { talk } from './talk.ts';
import { told } from './told.ts';

export const wordsOnline = {
  ...account,
  ...lobby,
  ...online,
  ...pace,
  ...rating,
  ...talk,
  ...told,
};
