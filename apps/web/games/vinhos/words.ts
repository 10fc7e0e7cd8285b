// Whoever speaks of Vinhos: the common words and its own, those of the editions of 2010 too.

import * as common from '../../text/words.ts';
import type { outside } from './text/en/outside.ts';
import type { words } from './text/en/words.ts';
import type { words2010 } from './text/en/words-first.ts';

export type { Values } from '../../text/words.ts';

export type WordId = common.CommonWord | keyof typeof outside | keyof typeof words | keyof typeof words2010;
export type Say = common.Say<WordId>;

export const useSay = common.useSay<WordId>;
