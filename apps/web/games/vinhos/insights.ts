// The insights of Vinhos by name; what they draw is loaded with the first one opened.

import { lazy } from 'react';
import type { InsightPanel } from '../../table/face.ts';
import { boxed } from './box.ts';

const all = () => import('./insight.tsx');
const panel = (name: keyof Awaited<ReturnType<typeof all>>) => boxed(lazy(async () => ({ default: (await all())[name] })));

export const INSIGHTS: readonly InsightPanel[] = [
  { id: 'wines', title: 'insight.wines', of: 'now', Panel: panel('Wines') },
  { id: 'left', title: 'insight.left', of: 'ahead', Panel: panel('Left') },
  { id: 'harvests', title: 'insight.harvests', of: 'ahead', Panel: panel('Harvests') },
  { id: 'majorities', title: 'insight.majorities', of: 'now', Panel: panel('Majorities') },
  { id: 'fair', title: 'insight.fair', of: 'ahead', Panel: panel('FairNow') },
  { id: 'prices', title: 'insight.prices', of: 'now', Panel: panel('Prices') },
];

/** With a bank. */
export const INSIGHTS_2010: readonly InsightPanel[] = [
  { id: 'bank', title: 'insight.bank', of: 'now', Panel: panel('Accounts') },
  ...INSIGHTS,
];
