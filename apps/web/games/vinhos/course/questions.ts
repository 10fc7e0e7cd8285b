// Questions to try oneself, in the order in which the chapters tell it.

import type { Question } from '../../../table/course.ts';

export const questions: readonly Question[] = [
  { id: 'barrel', right: 'b', rule: 'maintenance.2016' },
  { id: 'way', right: 'a', rule: 'move.players' },
  { id: 'turn', right: 'c', rule: 'winery.build' },
  { id: 'quality', right: 'b', rule: 'wine.quality' },
  { id: 'value', right: 'a', rule: 'wine.value' },
  { id: 'cubes', right: 'c', rule: 'wine.cubes-needed' },
  { id: 'empty', right: 'b', rule: 'export.send' },
  { id: 'points', right: 'a', rule: 'fair.rank' },
  { id: 'pleased', right: 'b', rule: 'press.magnates' },
  { id: 'order', right: 'c', rule: 'fair.order-2016' },
  { id: 'tile', right: 'a', rule: 'fair.buy-2016' },
  { id: 'money', right: 'b', rule: 'end.score-2016' },
];
