// English, whole. The first page comes with less of it: see first-words.ts.

import { board } from './en/board.ts';
import { components } from './en/components.ts';
import { doubts } from './en/doubts.ts';
import { edition2010 } from './en/edition-2010.ts';
import { events } from './en/events.ts';
import { firstSteps } from './en/first-steps.ts';
import { insight } from './en/insight.ts';
import { moves } from './en/moves.ts';
import { own } from './en/own.ts';
import { page } from './en/page.ts';
import { phone } from './en/phone.ts';
import { printed } from './en/printed.ts';
import { refusals } from './en/refusals.ts';
import { rules } from './en/rules.ts';
import { rules2010 } from './en/rules-2010.ts';
import { rulesSolo } from './en/rules-solo.ts';
import { shell } from './en/shell.ts';
import { things } from './en/things.ts';
import { understanding } from './en/understanding.ts';

export const EN = {
  ...page,
  ...board,
  ...components,
  ...moves,
  ...events,
  ...refusals,
  ...rules,
  ...things,
  ...own,
  ...phone,
  ...shell,
  ...understanding,
  ...printed,
  ...doubts,
  ...insight,
  ...edition2010,
  ...rules2010,
  ...rulesSolo,
  ...firstSteps,
};

export const isWord = (id: string): id is keyof typeof EN => Object.hasOwn(EN, id);
