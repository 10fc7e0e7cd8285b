// What the first edition says besides: it shares it with Reserve.

import { edition2010 } from './edition-2010.ts';
import { rules2010 } from './rules-2010.ts';

export const words2010 = { ...edition2010, ...rules2010 };
