// What a refused move may lack, by how near it is to being possible.

import type { Nearness } from '../../table/nearest.ts';

export const NEARNESS: Nearness = {
  near: ['money', 'value', 'cube', 'barrel', 'wine', 'account', 'slot', 'warehouse', 'empty-winery', 'empty-vineyard'],
  // What experts, tiles and benefits lack stands in the way of something beside the question.
  far: ['ability', 'tile', 'benefit'],
};
