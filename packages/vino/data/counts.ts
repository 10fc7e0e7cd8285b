// What the values of a pack must have in common. A pack that passes can be played by 3, 4 and 5 players: everybody can pay for his
// first two vineyards, every sale finds its column and every fall of a price somewhere to go.

import { type Problem, pointerOf, shown } from '@adega/kernel';
import type { PackJson } from './schema.ts';

type Found = readonly (Problem | undefined)[];
type Keys = readonly (string | number)[];

const CHECKS: readonly ((pack: PackJson) => Found)[] = [regions, varieties, startMoney, bottles, market, saleTable];

export function countProblems(pack: PackJson): Problem[] {
  return CHECKS.flatMap(check => check(pack)).filter(problem => problem !== undefined);
}

const problem = (keys: Keys, expected: string, got: unknown): Problem => ({ path: pointerOf(keys), expected, got: shown(got) });

/** One problem for each item that stands a second time. */
const distinct = (at: (i: number) => Keys, items: readonly unknown[]): Found =>
  items.map((item, i) => (items.indexOf(item) < i ? problem(at(i), 'distinct', item) : undefined));

function regions({ regions }: PackJson): Found {
  const ids = distinct(
    i => ['regions', i, 'id'],
    regions.map(r => r.id),
  );
  const numbers = distinct(
    i => ['regions', i, 'number'],
    regions.map(r => r.number),
  );
  return [...ids, ...numbers];
}

/** The start marker is one of the region's. */
function varieties({ regions }: PackJson): Found {
  return regions.flatMap((r, i) => [
    ...distinct(j => ['regions', i, 'varieties', j], r.varieties),
    r.varieties.includes(r.start) ? undefined : problem(['regions', i, 'start'], `one of ${r.varieties.join('|')}`, r.start),
  ]);
}

/** The two regions drawn may be those in which even the cheapest vineyard is dearest. */
function startMoney({ regions, money }: PackJson): Found {
  const cheapest = regions.map(r => Math.min(...r.private, ...r.government)).sort((a, b) => b - a);
  const needed = (cheapest[0] ?? 0) + (cheapest[1] ?? 0);
  return [money >= needed ? undefined : problem(['money'], `at least ${needed}`, money)];
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
    4 * highest >= -lowest ? undefined : problem(['market', 'highest'], `at least ${-lowest / 4}`, highest),
    (highest - lowest) / step <= 30 ? undefined : problem(['market', 'step'], 'at most 30 steps', step),
  ];
}

/** A column for every amount that somebody can have: one pawn stands on the order rose (V33). */
function saleTable({ sale, pawns }: PackJson): Found {
  const rows = ['revenue', 'lost', 'fall'] as const;
  return rows.map(row => (sale[row].length === pawns - 1 ? undefined : problem(['sale', row], `list ${pawns - 1}`, sale[row])));
}
