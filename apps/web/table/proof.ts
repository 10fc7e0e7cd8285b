// Checking what was published of a table: not only that it hangs together, but that it is what was promised to this page.

import { parseProof, type Verdict, verify } from '@adega/chance';
import type { Around } from '@adega/desk/around.ts';
import { gameOf, titleOf } from '@adega/shelf';

/** `is` says what was found; 'unreadable': no proof of this table, or of a game that we do not know; 'other-promise': it is made of something
 *  else than what was promised, or leaves out what a seat has added. */
export interface Draws {
  readonly is: Verdict['is'] | 'unreadable' | 'other-promise';
  readonly draws?: number;
}

export function checkProof(json: unknown, { table, bytes }: Around, promised = table?.commitment): Draws {
  const read = parseProof(json);
  if ('problem' in read || table === undefined) return { is: 'unreadable' };
  const { proof } = read;
  const game = table.own === undefined ? gameOf(table.game, table.pack) : titleOf(table.game)?.make(JSON.parse(table.own)).game;
  if (game?.id !== proof.game || game.pack !== proof.pack || proof.table !== table.id) return { is: 'unreadable' };
  const isPromised = [table.commitment, promised].every(one => one === proof.commitment) && String(proof.seats) === String(bytes);
  return isPromised ? verify(game, proof) : { is: 'other-promise' };
}
