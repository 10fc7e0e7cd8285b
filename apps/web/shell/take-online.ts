// A game of this browser goes on at a table on line: bots stay, and everybody else is invited.

import { sitAt, takeTable } from '../store/online.ts';
import type { SavedGame } from '../store/saved-game.ts';
import { keepLink } from '../store/tables.ts';
import { goTo } from './route.ts';

/** False where it did not work; whatever happens, the game here stays as it is. */
export async function takeOnline({ names, colours, bots, record, own }: SavedGame): Promise<boolean> {
  const seats = names.map((_, seat) => bots?.[seat] ?? 'open');
  const seat = Math.max(0, seats.indexOf('open'));
  const { told } = await takeTable({ record, seats, watchers: true, ...(own !== undefined && { pack: own }) });
  if (told === undefined) return false;
  keepLink(told.id, told.join);
  await sitAt(told.id, seat, { name: names[seat] ?? '', colour: colours?.[seat] }, undefined);
  goTo({ page: 'table', id: told.id });
  return true;
}
