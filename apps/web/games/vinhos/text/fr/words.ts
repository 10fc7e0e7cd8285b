// Les mots de Vinhos, quelle que soit l’édition. Ceux qui existent aussi parmi les mots communs sont dits à sa manière.
import type { Translated } from '../../../../text/translated.ts';
import type { words as english } from '../en/words.ts';
import { board } from './board.ts';
import { chapters } from './chapters.ts';
import { components } from './components.ts';
import { doubts } from './doubts.ts';
import { events } from './events.ts';
import { firstSteps } from './first-steps.ts';
import { insight } from './insight.ts';
import { moves } from './moves.ts';
import { own } from './own.ts';
import { printed } from './printed.ts';
import { refusals } from './refusals.ts';
import { rules } from './rules.ts';
import { scenes } from './scenes.ts';
import { scores } from './scores.ts';
import { things } from './things.ts';
import { worth } from './worth.ts';

export const words: Translated<typeof english> = {
  ...board,
  ...chapters,
  ...components,
  ...doubts,
  ...events,
  ...firstSteps,
  ...insight,
  ...moves,
  ...own,
  ...printed,
  ...refusals,
  ...rules,
  ...scenes,
  ...scores,
  ...things,
  ...worth,
};
