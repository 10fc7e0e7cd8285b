// An edition as a value. Numbers are in its pack; here is what differs in kind: which phases come in which order, and procedures.
// A rule reads the edition's field; it does not ask which edition it is in. What an edition lacks is `undefined` or not in a list.
// Every edition is written out whole, so that a new field is a question to each of them.

import type { OptionSpec, Place, Score, Seat } from '@adega/kernel';
import type { Tables } from '../data/pack.ts';
import type { FrameKind, FrameOf } from '../frames.ts';
import type { EditionId, RuleId } from '../rulebook.ts';
import type { Area } from '../rules/barrels.ts';
import type { Limit } from '../rules/experts.ts';
import type { FairPart } from '../rules/fair.ts';
import type { Helper } from '../rules/helpers.ts';
import type { Moments } from '../rules/moments.ts';
import type { Rows } from '../rules/multipliers.ts';
import type { PressStep } from '../rules/press.ts';
import type { Criterion, Source } from '../rules/scoring.ts';
import type { Forbidden, Setting, Tally } from '../rules/setting.ts';
import type { AwardRow } from '../solo/scoring.ts';
import type { StandingId } from '../standing.ts';
import type { MoveOf, Player, State } from '../state.ts';

export interface Edition {
  readonly id: EditionId;
  /** What can be chosen before a game; `seats` is the first. Variants are options. */
  readonly options: readonly OptionSpec[];
  /** Answers that somebody may leave beforehand, for questions that it asks. */
  readonly standing: readonly StandingId[];

  /** The setup in its order. 2010: the 0 vintage on top, vineyards paid for, no magnate tiles; reserve sorts the order by region. */
  readonly setup: readonly FrameKind[];
  /** The phases of a year; maintenance is a barrel (2016), or interest and salaries (2010). */
  readonly year: readonly FrameKind[];
  /** After the last year: an extra turn (2016), rounds of magnate benefits (2010). */
  readonly finish: readonly FrameKind[];

  /** What the first vineyard of a region costs: nothing (2016), its price (2010). */
  readonly startPrice: (g: Setting, s: State, region: number) => number;

  /** What may be done in a turn beside the main thing and the experts: tiles (2016), pairs, benefits, disinvesting (2010). */
  readonly helpers: readonly Helper[];
  /** Whether the player could still use something of the magnates in this turn that looks at the tops of stacks or piles (flow.reveal). */
  readonly readsTops: (g: Setting, s: State, seat: Seat) => boolean;
  /** Extra actions in the rows of the magnates: 2010 only. */
  readonly extras: Extras | undefined;
  /** Rows of the magnates on the board: 2010 only. */
  readonly rows: Rows | undefined;
  /** Places from which an expert takes a barrel back. */
  readonly areas: readonly Area[];
  /** Abilities of experts that one turn may use: one (2016), any number (2010). */
  readonly abilitiesPerTurn: number;
  /** How the limit of experts is kept: one goes before another comes (reserve), the surplus goes in the end (first); 2016 has none. */
  readonly limit: Limit | undefined;
  /** When an expert's money, cube or barrel may be used: at any question of the turn (2016, reserve), or in windows (first). */
  readonly moments: Moments;
  /** Who can be hired. */
  readonly staff: readonly StaffKind[];
  /** Where the price of a sold wine goes: to the money (2016), to the account up to its end (2010). Gives what was received. */
  readonly receiveSale: (g: Setting, p: Player, value: number) => number;

  /** The press release: its rule, what forbids a wine with so many cubes, points for its value, and the steps that follow. */
  readonly press: {
    readonly rule: RuleId & ('press.points-2016' | 'press.points-2010');
    readonly forbids: (g: Setting, s: State, f: FrameOf<'centre' | 'late-press'>, m: MoveOf<'present'>, tally?: Tally) => Forbidden;
    readonly wineFairPoints: (pack: Tables, value: number) => number;
    readonly steps: readonly PressStep[];
  };
  /** The parts of a fair in their order; each runs until it says that it is done. */
  readonly fair: readonly FairPart[];

  /** Account and investments: 2010 only. */
  readonly bank: Bank | undefined;
  /** Feature tracks that the vintages move: 2010 only. */
  readonly features: Features | undefined;
  /** The opponent of the solo game, who plays by cards. */
  readonly automa: Automa | undefined;

  /** Where points come from, in the order in which a score is read out. */
  readonly sources: readonly Source[];
  /** What decides the result, the score first. */
  readonly criteria: readonly Criterion[];
}

export type StaffKind = 'enologist' | 'farmer';

export interface Extras {
  /** Whether one may still come in this turn, roughly. */
  readonly mayCome: (s: State, seat: Seat) => boolean;
  /** Whether one could be done now: what is done for it after the action of the turn must lead to one (A46, A131). */
  readonly canFollow: (g: Setting, s: State, seat: Seat) => boolean;
}

export interface Bank {
  /** The account and investment of everybody before the first turn. */
  readonly open: (g: Setting, p: Player) => void;
  /** Whether the bank action can be done at all. */
  readonly isPossible: (g: Setting, p: Player, money: number) => boolean;
  /** The cash that all investments of a player would bring. */
  readonly worth: (g: Setting, p: Player) => number;
}

export interface Features {
  /** year.start: markers go up by the symbols of the vintage. */
  readonly advance: (g: Setting, s: State) => void;
}

export interface Automa {
  /** Behind the people. */
  readonly seat: Seat;
  /** Where a player would be asked by this frame, the automa does that one. */
  readonly instead: { readonly [kind in FrameKind]?: FrameKind };
  /** His things before anything is drawn. */
  readonly prepare: (g: Setting, s: State) => void;
  /** What people score against him, and how they come out. */
  readonly scores: (g: Setting, s: State) => readonly Score[];
  readonly result: (g: Setting, s: State) => readonly Place[];
  /** Each kind of award with what could be had of it. */
  readonly sheet: (g: Setting, s: State) => readonly AwardRow[];
}
