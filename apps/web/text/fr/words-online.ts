// Le français : ce qui se dit des gens en ligne, de leurs tables et de leurs comptes.

import type { wordsOnline as english } from '../en/words-online.ts';
import type { Translated } from '../translated.ts';
import { account } from './account.ts';
import { lobby } from './lobby.ts';
import { online } from './online.ts';
import { pace } from './pace.ts';
import { rating } from './rating.ts';
import { talk } from './talk.ts';
import { told } from './told.ts';

export const wordsOnline: Translated<typeof english> = {
  ...account,
  ...lobby,
  ...online,
  ...pace,
  ...rating,
  ...talk,
  ...told,
};
