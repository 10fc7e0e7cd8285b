// French, whole: loaded only for those who read it.

import { board } from './fr/board.ts';
import { components } from './fr/components.ts';
import { doubts } from './fr/doubts.ts';
import { edition2010 } from './fr/edition-2010.ts';
import { events } from './fr/events.ts';
import { firstSteps } from './fr/first-steps.ts';
import { insight } from './fr/insight.ts';
import { moves } from './fr/moves.ts';
import { own } from './fr/own.ts';
import { page } from './fr/page.ts';
import { phone } from './fr/phone.ts';
import { printed } from './fr/printed.ts';
import { refusals } from './fr/refusals.ts';
import { rules } from './fr/rules.ts';
import { rules2010 } from './fr/rules-2010.ts';
import { rulesSolo } from './fr/rules-solo.ts';
import { shell } from './fr/shell.ts';
import { things } from './fr/things.ts';
import { understanding } from './fr/understanding.ts';
import type { Messages } from './languages.ts';

export const FR: Messages = {
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
  ...insight,
  ...understanding,
  ...printed,
  ...doubts,
  ...rulesSolo,
  ...firstSteps,
  ...edition2010,
  ...rules2010,
};
