// The table of this page: a desk that opens every game on the shelf.

import { type ChanceFrom, type Host, hostWith, type StageText } from '@adega/desk';
import { gameOf, TITLES } from '@adega/shelf';

export const makeHost = (chanceFrom: ChanceFrom, stageText?: StageText): Host =>
  hostWith({ titles: TITLES, gameOf }, chanceFrom, stageText);
