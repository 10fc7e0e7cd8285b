// The words of Vino. Ids of the common words that stand here too are said in its own way.

import { doubts } from './doubts.ts';
import { firstSteps } from './first-steps.ts';
import { vino } from './game.ts';
import { scenes } from './scenes.ts';
import { worth } from './worth.ts';

export const words = {
  ...doubts,
  ...firstSteps,
  ...scenes,
  ...vino,
  ...worth,
};
