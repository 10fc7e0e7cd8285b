// Les mots de Vino. Ceux qui existent aussi parmi les mots communs sont dits à sa manière.
import type { Translated } from '../../../../text/translated.ts';
import type { words as english } from '../en/words.ts';
import { doubts } from './doubts.ts';
import { firstSteps } from './first-steps.ts';
import { vino } from './game.ts';
import { scenes } from './scenes.ts';
import { worth } from './worth.ts';

export const words: Translated<typeof english> = {
  ...doubts,
  ...firstSteps,
  ...scenes,
  ...vino,
  ...worth,
};
