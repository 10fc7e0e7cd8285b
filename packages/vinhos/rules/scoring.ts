// The score as if the game ended now, by parts, and who wins.

import type { Place, Score, ScorePart, Seat } from '@adega/kernel';
import { membersOf, placesBy, sizeOf } from '@adega/kit';
import { readOff } from '../data/pack.ts';
import { SUBJECTS, type Subject } from '../data/words.ts';
import type { RuleId } from '../rulebook.ts';
import type { Player, State } from '../state.ts';
import { worthOfInvestments } from './bank.ts';
import { barrelsAt } from './barrels.ts';
import { isFull } from './estates.ts';
import { playerOf, type Setting } from './setting.ts';
import { qualityOf, winesOf } from './wine.ts';

/** One source of points: its rule, its name and its amount for a seat. */
export interface Source {
  readonly rule: RuleId;
  readonly part: string;
  readonly of: (g: Setting, s: State, seat: Seat) => number;
}

export const exported: Source = { rule: 'export.send', part: 'export', of: (_g, s, seat) => playerOf(s, seat).exportVp };
export const prizes: Source = { rule: 'fair.rank', part: 'fair', of: (_g, s, seat) => playerOf(s, seat).fairVp };
export const money: Source = { rule: 'end.score-2016', part: 'money', of: moneyPoints };
export const wines: Source = { rule: 'end.score-2016', part: 'wines', of: (_g, s, seat) => winePoints(playerOf(s, seat)) };
export const majorities: Source = { rule: 'end.score-2016', part: 'majorities', of: majorityPoints };
export const multipliers: Source = { rule: 'end.score-2016', part: 'multipliers', of: multiplierPoints };

// 2010
export const benefits: Source = { rule: 'magnate.benefit-2010', part: 'benefits', of: (_g, s, seat) => playerOf(s, seat).magnateVp };
export const losses: Source = { rule: 'maintenance.minus-two', part: 'bank', of: (_g, s, seat) => playerOf(s, seat).bankVp };
/** The section of the account; cash and investments give nothing by themselves (A133). */
export const account: Source = {
  rule: 'end.score-2010',
  part: 'account',
  of: (g, s, seat) => readOff(g.pack.moneyTable, playerOf(s, seat).account),
};
export const majorities2010: Source = { rule: 'end.score-2010', part: 'majorities', of: majorityPoints };
export const rowMultipliers: Source = { rule: 'end.score-2010', part: 'multipliers', of: rowPoints };

const MONEY = SUBJECTS.indexOf('money');

/** The money table, or the one of the money tile with a barrel on it. */
function moneyPoints(g: Setting, s: State, seat: Seat): number {
  const p = playerOf(s, seat);
  const tile = membersOf(p.manned).some(i => g.pack.multiplierSubject[i] === MONEY);
  return readOff(tile ? g.pack.moneyTile : g.pack.moneyTable, p.money);
}

/** Half of each wine's quality, each rounded down for itself (A118). */
const winePoints = (p: Player): number => p.wines.reduce((sum, wine) => sum + Math.floor(qualityOf(wine) / 2), 0);

/** Barrels of each seat in a column. */
function barrelsIn(g: Setting, s: State, column: number): number[] {
  const counts = s.players.map(() => 0);
  s.exports.forEach((seat, space) => {
    if (seat >= 0 && g.pack.exportColumn[space] === column) counts[seat] = (counts[seat] as number) + 1;
  });
  return counts;
}

/** Who has most barrels in a column; nobody where there are none (A143). */
export function leadersOf(g: Setting, s: State, column: number): Seat[] {
  const counts = barrelsIn(g, s, column);
  const most = Math.max(...counts);
  return most === 0 ? [] : counts.flatMap((n, seat) => (n === most ? [seat] : []));
}

/** Ties divided and rounded down, no second prize (A144). */
function majorityPoints(g: Setting, s: State, seat: Seat): number {
  return g.pack.majority.reduce((sum, vp, column) => {
    const leaders = leadersOf(g, s, column);
    return leaders.includes(seat) ? sum + Math.floor(vp / leaders.length) : sum;
  }, 0);
}

/** Only tiles with a barrel on them (A52, A101). */
function multiplierPoints(g: Setting, s: State, seat: Seat): number {
  return membersOf(playerOf(s, seat).manned).reduce((sum, i) => sum + tilePoints(g, s, seat, i), 0);
}

export function tilePoints(g: Setting, s: State, seat: Seat, i: number): number {
  const count = COUNTS[g.pack.multiplierSubject[i] as number] as Count;
  return Math.min(g.pack.multiplierCap[i] as number, (g.pack.multiplierPer[i] as number) * count(g, s, seat));
}

/** The slots of the rows with an own barrel on them now (A52). */
function rowPoints(g: Setting, s: State, seat: Seat): number {
  return s.rowSlots.reduce((sum, owner, slot) => (owner === seat ? sum + slotPoints(g, s, seat, slot) : sum), 0);
}

/** What a slot gives at the end; what has scored at once gives nothing more. Parts of a point are lost (A106). */
export function slotPoints(g: Setting, s: State, seat: Seat, slot: number): number {
  const count = COUNTS[g.pack.slotSubject[slot] as number] as Count;
  const each = Math.floor(count(g, s, seat) / (g.pack.slotEach[slot] as number));
  return Math.min(g.pack.slotCap[slot] as number, (g.pack.slotPer[slot] as number) * each);
}

type Count = (g: Setting, s: State, seat: Seat) => number;

const sum = (p: Player, of: 'vineyards' | 'wineries' | 'farmers' | 'enologists' | 'cellar'): number =>
  p.estates.reduce((n, e) => n + e[of], 0);

const nothing: Count = () => 0;

/** What each multiplier counts: full estates (A100), experts either side up (A99), barrels wherever they went (A97), majorities tied ones
 *  included (A98). The money tile has a table of its own; at the end nothing counts of what the rows of 2010 score at once. */
const COUNTED: { readonly [subject in Subject]: Count } = {
  estates: (g, s, seat) => playerOf(s, seat).estates.filter(e => isFull(g, e)).length,
  wines: (_g, s, seat) => winesOf(playerOf(s, seat)),
  cellars: (_g, s, seat) => sum(playerOf(s, seat), 'cellar'),
  magnates: (_g, s, seat) => magnateTiles(playerOf(s, seat)),
  vineyards: (_g, s, seat) => sum(playerOf(s, seat), 'vineyards'),
  experts: (_g, s, seat) => sizeOf(playerOf(s, seat).expertsUp) + sizeOf(playerOf(s, seat).expertsDown),
  barrels: (g, s, seat) => barrelsTaken(g, playerOf(s, seat)),
  enologists: (_g, s, seat) => sum(playerOf(s, seat), 'enologists'),
  wineries: (_g, s, seat) => sum(playerOf(s, seat), 'wineries'),
  farmers: (_g, s, seat) => sum(playerOf(s, seat), 'farmers'),
  majorities: (g, s, seat) => g.pack.majority.filter((_, column) => leadersOf(g, s, column).includes(seat)).length,
  money: nothing,
  cash: (g, s, seat) => cashOf(g, playerOf(s, seat)),
  wine: nothing,
  features: nothing,
  renown: nothing,
};
const COUNTS: readonly Count[] = SUBJECTS.map(subject => COUNTED[subject]);

/** Cash when everything is disinvested, which costs nothing at the end. */
const cashOf = (g: Setting, p: Player): number => p.money + worthOfInvestments(g, p);

/** Action and multiplier tiles, either side up, itself included (A96). */
const magnateTiles = (p: Player): number => sizeOf(p.tilesUp) + sizeOf(p.tilesDown) + sizeOf(p.multipliers);

const barrelsTaken = (g: Setting, p: Player): number =>
  [0, 1, 2].reduce((n, magnate) => n + g.pack.magnateBarrels - barrelsAt(p, magnate), 0);

export function scoreOf(g: Setting, s: State, seat: Seat): Score {
  const parts: ScorePart[] = g.edition.sources.map(({ rule, part, of }) => ({ rule, part, amount: of(g, s, seat) }));
  return { seat, total: parts.reduce((n, part) => n + part.amount, 0), parts };
}

/** A criterion of the result: more is better. */
export interface Criterion {
  readonly by: string;
  readonly of: (g: Setting, s: State, seat: Seat) => number;
}

export const byPoints: Criterion = { by: 'points', of: (g, s, seat) => scoreOf(g, s, seat).total };
/** end.tie: more barrels in export, then more money; then the place is shared (A145). */
export const byExports: Criterion = { by: 'exports', of: (_g, s, seat) => s.exports.filter(x => x === seat).length };
export const byMoney: Criterion = { by: 'money', of: (_g, s, seat) => playerOf(s, seat).money };
/** With the account, after disinvesting (A134). */
export const byFortune: Criterion = { by: 'money', of: (g, s, seat) => cashOf(g, playerOf(s, seat)) + playerOf(s, seat).account };

export function resultOf(g: Setting, s: State): Place[] {
  const criteria = g.edition.criteria;
  const marks = s.players.map((_, seat) => criteria.map(c => c.of(g, s, seat)));
  return placesBy(
    criteria.map(c => c.by),
    marks,
  );
}
