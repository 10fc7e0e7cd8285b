// The insights of Vinhos by name; what they draw is loaded with the first one opened.

import { lazy } from 'react';
import type { InsightPanel } from '../../table/face.ts';
import { boxed } from './box.ts';

const all = () => import('./insight.tsx');
const panel = (name: keyof Awaited<ReturnType<typeof all>>) => boxed(lazy(async () => ({ default: (await all())[name] })));

export const INSIGHTS: readonly InsightPanel[] = [
  { id: 'wines', title: 'insight.wines', Panel: panel('Wines') },
  { id: 'left', title: 'insight.left', Panel: panel('Left') },
  { id: 'harvests', title: 'insight.harvests', Panel: panel('Harvests') },
  { id: 'majorities', title: 'insight.majorities', Panel: panel('Majorities') },
  { id: 'fair', title: 'insight.fair', Panel: panel('FairNow') },
  { id: 'prices', title: 'insight.prices', Panel: panel('Prices') },
];

/** With a bank. */
export const INSIGHTS_2010: readonly InsightPanel[] = [{ id: 'bank', title: 'insight.bank', Panel: panel('Accounts') }, ...INSIGHTS];
