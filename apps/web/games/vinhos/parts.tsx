// The parts of the table of Vinhos: of an edition with display tiles, and of one with a bank and rows of the magnates. Where they lie is in
// compositions.ts.

import type { TablePart } from '../../table/face.ts';
import { Bank } from './bank.tsx';
import { Fair } from './fair.tsx';
import { Magnates } from './magnates.tsx';
import { Export, Sales } from './markets.tsx';
import { Players } from './players.tsx';
import { Quadrel } from './quadrel.tsx';
import { Regions } from './regions.tsx';
import { Rows } from './rows.tsx';
import { Stock } from './stock.tsx';
import { Year } from './year.tsx';

const year: TablePart = { id: 'year', title: 'year.heading', things: ['slot', 'magnate'], Part: Year };
const quadrel: TablePart = { id: 'quadrel', title: 'quadrel.heading', things: ['space'], Part: Quadrel };
const regions: TablePart = { id: 'regions', title: 'regions.heading', things: ['region'], Part: Regions };
const sales: TablePart = { id: 'sales', title: 'sales.heading', things: ['sale'], Part: Sales };
const exports: TablePart = { id: 'export', title: 'export.heading', things: ['export'], Part: Export };
const experts: TablePart = { id: 'experts', title: 'experts.heading', things: ['pile'], Part: Stock };
const players: TablePart = { id: 'players', title: 'own.boards', things: [], Part: Players, own: true };

export const PARTS: readonly TablePart[] = [
  quadrel,
  regions,
  sales,
  exports,
  { id: 'fair', title: 'fair.heading', things: ['stand', 'cubes'], Part: Fair },
  { id: 'magnates', title: 'magnates.short-heading', things: ['display'], Part: Magnates },
  experts,
  year,
  players,
];

export const PARTS_2010: readonly TablePart[] = [
  quadrel,
  regions,
  { id: 'bank', title: 'bank.heading', things: ['account', 'investment'], Part: Bank },
  sales,
  exports,
  { id: 'fair', title: 'fair.heading', things: ['stand', 'cubes', 'seal'], Part: Fair },
  { id: 'magnates', title: 'rows.heading', things: ['magnate', 'extra', 'rowslot', 'rowbarrel'], Part: Rows },
  experts,
  year,
  players,
];
