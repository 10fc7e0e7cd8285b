// An edition as a value. Numbers are in its pack; here is what differs in kind: which phases come in which order, and procedures.
// A rule reads the edition's field; it does not ask which edition it is in. Drafted from the table of all three (rulings 1.5):
// what 2016 lacks is `undefined` there, and becomes a question to the others as they are written.

import type { Tables } from '../data/pack.ts';
import type { EditionId } from '../rulebook.ts';
import type { Criterion, Source } from '../rules/scoring.ts';
import type { FrameKind, Player } from '../state.ts';

export interface Edition {
  readonly id: EditionId;

  /** The setup in its order. 2010: the 0 vintage on top, vineyards paid for, no magnate tiles; reserve sorts the order by region. */
  readonly setup: readonly FrameKind[];
  /** The phases of a year. */
  readonly year: readonly FrameKind[];
  /** After the last year: an extra turn (2016), rounds of magnate benefits (2010). */
  readonly finish: readonly FrameKind[];

  /** Where the price of a sold wine goes: to the money (2016), to the account up to its end (2010). */
  readonly receiveSale: (p: Player, value: number) => void;
  /** Points for a space of the export area: its number (2016), its row (2010). */
  readonly exportVp: (pack: Tables, space: number) => number;
  /** Abilities of experts that one turn may use: one (2016), any number (2010). */
  readonly abilitiesPerTurn: number;
  /** expert.limit: the most experts before one player; undefined: no limit. */
  readonly expertLimit: number | undefined;
  /** Fair points for the value of the wine presented: all of it (2016), what is beyond 9 (2010). */
  readonly wineFairPoints: (value: number) => number;

  /** Account and investments: 2010 only. */
  readonly bank: undefined;
  /** Feature tracks that the vintages move: 2010 only. */
  readonly features: undefined;
  /** Rows of extra actions and multipliers on the board: 2010 only; 2016 has tiles. */
  readonly magnateRows: undefined;

  /** Where points come from, in the order in which a score is read out. */
  readonly sources: readonly Source[];
  /** What decides the result, the score first. */
  readonly criteria: readonly Criterion[];
}
