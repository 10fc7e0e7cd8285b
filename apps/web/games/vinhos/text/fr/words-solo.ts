// Ce que dit en plus le jeu en solitaire.

import type { Translated } from '../../../../text/translated.ts';
import type { wordsSolo as english } from '../en/words-solo.ts';
import { rulesSolo } from './rules-solo.ts';
import { solo } from './solo.ts';

export const wordsSolo: Translated<typeof english> = { ...solo, ...rulesSolo };
