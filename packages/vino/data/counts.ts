// What the values of a pack must have in common. A pack that passes can be played by 3, 4 and 5 players: everybody can pay for his
// first two vineyards, every sale finds its column and every fall of a price somewhere to go.

import type { Problem } from '@adega/kernel';
import { atLeast, distinct, distinctBy, type Found, findingsOf, problem } from '@adega/kit/counts.ts';
import type { PackJson } from './schema.ts';

const CHECKS: readonly ((pack: PackJson) => Found)[] = [regions, varieties, startMoney, bottles, market, saleTable];

export const countProblems = (pack: PackJson): Problem[] => findingsOf(CHECKS, pack);

function regions({ regions }: PackJson): Found {
  return [...distinctBy(['regions'], regions, 'id'), ...distinctBy(['regions'], regions, 'number')];
}

/** The start marker is one of the region's. */
function varieties({ regions }: PackJson): Found {
  return regions.flatMap((r, i) => [
    ...distinct(['regions', i, 'varieties'], r.varieties),
    r.varieties.includes(r.start) ? undefined : problem(['regions', i, 'start'], `one of ${r.varieties.join('|')}`, r.start),
  ]);
}

/** The two regions drawn may be those in which even the cheapest vineyard is dearest. */
function startMoney({ regions, money }: PackJson): Found {
  const cheapest = regions.map(r => Math.min(...r.private, ...r.government)).sort((a, b) => b - a);
  const needed = (cheapest[0] ?? 0) + (cheapest[1] ?? 0);
  return [atLeast(['money'], needed, money)];
}

/** The game ends with the last bottle (vino.end). */
function bottles({ regions }: PackJson): Found {
  return [regions.some(r => r.government.length > 0) ? undefined : problem(['regions'], 'a region with government vineyards', 0)];
}

/** Whole steps; what one variety falls at most has room among the four others (V6). */
function market({ market: { lowest, highest, step } }: PackJson): Found {
  return [
    lowest % step === 0 ? undefined : problem(['market', 'lowest'], `a multiple of ${step}`, lowest),
    highest % step === 0 ? undefined : problem(['market', 'highest'], `a multiple of ${step}`, highest),
    atLeast(['market', 'highest'], -lowest / 4, highest),
    (highest - lowest) / step <= 30 ? undefined : problem(['market', 'step'], 'at most 30 steps', step),
  ];
}

/** A column for every amount that somebody can have: one pawn stands on the order rose (V33). */
function saleTable({ sale, pawns }: PackJson): Found {
  const rows = ['revenue', 'lost', 'fall'] as const;
  return rows.map(row => (sale[row].length === pawns - 1 ? undefined : problem(['sale', row], `list ${pawns - 1}`, sale[row])));
}
