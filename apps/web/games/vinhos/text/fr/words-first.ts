// Ce que dit en plus la première édition, tout comme Reserve.

import type { Translated } from '../../../../text/translated.ts';
import type { words2010 as english } from '../en/words-first.ts';
import { edition2010 } from './edition-2010.ts';
import { rules2010 } from './rules-2010.ts';

export const words2010: Translated<typeof english> = { ...edition2010, ...rules2010 };
