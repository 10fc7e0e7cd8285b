// The insights of Vino by name; what they draw is loaded with the first one opened.

import { lazy } from 'react';
import type { InsightPanel } from '../../table/face.ts';
import { boxed } from './box.ts';

const all = () => import('./insight.tsx');
const panel = (name: keyof Awaited<ReturnType<typeof all>>) => boxed(lazy(async () => ({ default: (await all())[name] })));

export const INSIGHTS: readonly InsightPanel[] = [
  { id: 'buyers', title: 'vino.insight.buyers', of: 'now', Panel: panel('Buyers') },
  { id: 'gifts', title: 'vino.insight.gifts', of: 'ahead', Panel: panel('Gifts') },
  { id: 'prices', title: 'vino.insight.prices', of: 'ahead', Panel: panel('Prices') },
  { id: 'means', title: 'vino.insight.means', of: 'now', Panel: panel('Means') },
];
