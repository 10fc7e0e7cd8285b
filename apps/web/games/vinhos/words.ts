// Whoever speaks of Vinhos: the common words and its own.

import * as common from '../../text/words.ts';
import type { outside } from './text/en/outside.ts';
import type { words } from './text/en/words.ts';

export type { Values } from '../../text/words.ts';

export type WordId = common.CommonWord | keyof typeof outside | keyof typeof words;
export type Say = common.Say<WordId>;

export const useSay = common.useSay<WordId>;
