// The plots of a study of Vinhos: how many have done each thing, and how much of it.

import { type Pair, pairs } from '../../study/plots.ts';
import { shareText } from '../../study/shares.ts';
import { shortNumber } from '../../tables.ts';
import type { Findings, Row } from './findings.ts';
import { GROUPS, type Group } from './things.ts';

/** Of these everybody has some: it is the amounts that tell. */
const AMOUNTS: readonly Group[] = ['points', 'awards', 'actions', 'buildings', 'fairs', 'magnates', 'bank'];

export function plotsOf(f: Findings): { readonly [file: string]: string } {
  const name = `${f.game.replace('vinhos/', '')}-${f.seats}`;
  const title = `${f.game}, ${f.seats === 1 ? 'alone' : `${f.seats} players`}, ${f.games} games`;
  const sides = f.bar === undefined ? (['winners', 'others'] as const) : ([`${f.bar} awards and more`, 'less'] as const);
  const lists = (groups: readonly Group[], pairOf: (row: Row) => Pair) =>
    groups
      .map(group => ({ heading: group, rows: f.rows.filter(row => row.group === group).map(pairOf) }))
      .filter(({ rows }) => rows.length > 0);
  const part = (row: Row): Pair => ({
    name: named(row),
    one: row.winnersWith,
    other: row.othersWith,
    note: `${percents(row.winnersWith, row.othersWith)}${row.wins.n === 0 ? '' : ` · ${shareText(row.wins)}`}`,
  });
  const amount = (row: Row): Pair => ({
    name: named(row),
    one: row.winners,
    other: row.others,
    note: `${shortNumber(row.winners)} / ${shortNumber(row.others)}`,
  });
  return {
    [`amounts-${name}.svg`]: pairs(`${title}: how much a seat has of it`, sides, lists(AMOUNTS, amount)),
    [`parts-${name}.svg`]: pairs(
      `${title}: who has it at all, and how often he wins`,
      sides,
      lists(
        GROUPS.filter(group => !AMOUNTS.includes(group)),
        part,
      ),
      1,
    ),
  };
}

const named = ({ name, mark }: Row): string => (mark === 'X' ? `${name} (X)` : name);
const percents = (a: number, b: number): string => `${(100 * a).toFixed(0)} / ${(100 * b).toFixed(0)} %`;
