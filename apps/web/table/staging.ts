// What puts scenarios up, for every game on the shelf: fetched when one is opened.

import type { StageText } from '@adega/desk';
import { stageWith } from '@adega/desk/staging.ts';
import { PLAYHOUSES } from '@adega/shelf/scenarios.ts';

export const stageText: StageText = (text, chance, lesson) => stageWith(PLAYHOUSES, text, chance, lesson);
