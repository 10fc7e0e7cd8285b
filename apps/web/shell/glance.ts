// A table on line at a glance: whether it waits for me, and for whom.

import type { Glance } from '@adega/wire/online.ts';
import { calledAtTable } from '../table/callings.ts';
import type { Say } from '../text/words.ts';

/** I am asked; or others play again and I have not come yet. */
export const waitsForMe = ({ asked, mine, ended, next }: Glance, all: readonly Glance[] = []): boolean =>
  ended ? next !== undefined && all.every(({ table }) => table.id !== next) : asked.some(seat => mine.includes(seat));

export function standing(say: Say, glance: Glance, all: readonly Glance[]): string {
  const { held, asked, begun, ended } = glance;
  if (waitsForMe(glance, all)) return say(ended ? 'online.again' : 'online.your-turn');
  if (ended) return say('online.over');
  if (!begun) return say('online.gathering');
  const names = calledAtTable(say, held);
  return say('online.waits', { names: say.list(asked.map(seat => names[seat] ?? '')) });
}
