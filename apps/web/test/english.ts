// English: what the pages around a game say, and what is said at a table of Vinhos.
import { outside as vinhosOutside } from '../games/vinhos/text/en/outside.ts';
import { rulesSolo } from '../games/vinhos/text/en/rules-solo.ts';
import { words as vinhos } from '../games/vinhos/text/en/words.ts';
import { words2010 } from '../games/vinhos/text/en/words-first.ts';
import { outside as vinoOutside } from '../games/vino/text/en/outside.ts';
import { words as common } from '../text/en/words.ts';
import { wordsOnline } from '../text/en/words-online.ts';

export const PAGE = { ...common, ...wordsOnline, ...vinhosOutside, ...vinoOutside };

export const EN = { ...PAGE, ...vinhos, ...words2010, ...rulesSolo };

export const isWord = (id: string): id is keyof typeof EN => Object.hasOwn(EN, id);
