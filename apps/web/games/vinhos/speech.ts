// How a move is put into words: what it is told of, and the three messages that each kind of move has.

import type { Row, Spoken } from '../../table/face.ts';
import type { Box } from './box.ts';
import { estateNumber, regionName, wineAt, wineTitle } from './names.ts';
import { type MoveKind, type MoveOf, playerOf, regionOf, type State, spotOf } from './set.ts';
import type { Say, Values, WordId } from './words.ts';

export interface Context {
  readonly say: Say;
  readonly box: Box;
  readonly s: State;
  readonly seat: number;
  /** The kind of question, as a word that messages can select by. */
  readonly asks: string;
  /** The magnate tile that the present action comes from, or NONE. */
  readonly tile: number;
  /** The keys of the moves beside it. */
  readonly offered: readonly string[];
}

export type Speak<K extends MoveKind> = { of(c: Context, m: MoveOf<K>): Spoken }['of'];

/** Moves about a wine. */
export type WineMove = MoveOf<'sell' | 'export' | 'present' | 'pour'>;

export type Kind<Id = WordId> = Id extends `move.${infer K}.group` ? K : never;

/** The three messages of a kind of move, with the same values. Moves whose titles are the same stand in one group. */
export function spoken(
  { say }: Context,
  kind: Kind,
  values: Values,
  label: WordId = `move.${kind}.label`,
  phrase: WordId = `move.${kind}.phrase`,
): Spoken {
  const title = say(`move.${kind}.group`, values);
  return { group: title, title, label: say(label, values), phrase: say(phrase, values) };
}

/** The wine that a move is about: as a phrase, as a title, and the region whose cubes it takes. */
export function wineWords(c: Context, m: WineMove): { readonly wine: string; readonly title: string; readonly region: string } {
  const { say, s, seat } = c;
  const spot = spotOf(m);
  const wine = playerOf(s, seat).wines[spot] as number;
  return { wine: wineAt(say, c.box, s, seat, spot), title: wineTitle(say, c.box, s, seat, spot), region: regionName(say, regionOf(wine)) };
}

/** A row of the list: the region of the wine, its value, and where it lies. */
export function wineRow(c: Context, m: WineMove): Row {
  const spot = spotOf(m);
  const wine = playerOf(c.s, c.seat).wines[spot] as number;
  const value = c.box.look.value(c.s, c.seat, spot).plain;
  return { head: regionName(c.say, regionOf(wine)), under: c.say('move.wine.row', { value, estate: estateNumber(c.say, m.estate) }) };
}

/** Titles are short: two wines may share one and still are two groups. */
export const ofWine = (m: WineMove, words: Spoken): Spoken => ({ ...words, group: `${m.kind} ${spotOf(m)}` });
