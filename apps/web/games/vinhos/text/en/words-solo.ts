// What the solo game says besides.

import { rulesSolo } from './rules-solo.ts';
import { solo } from './solo.ts';

export const wordsSolo = { ...solo, ...rulesSolo };
