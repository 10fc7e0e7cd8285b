// A table on line at a glance: whether it waits for me, and for whom.

import type { Glance } from '@adega/wire/online.ts';
import { calledAtTable } from '../table/callings.ts';
import { resultText } from '../table/result-text.ts';
import type { Say } from '../text/words.ts';
import { clockText } from './pace/words.ts';

/** I am asked; or others play again and I have not come yet. */
export const waitsForMe = ({ asked, mine, ended, next }: Glance, all: readonly Glance[] = []): boolean =>
  ended ? next !== undefined && all.every(({ table }) => table.id !== next) : asked.some(seat => mine.includes(seat));

export function standing(say: Say, glance: Glance, all: readonly Glance[]): string {
  const { held, asked, begun, ended } = glance;
  if (waitsForMe(glance, all)) return say(ended ? 'online.again' : 'online.your-turn');
  if (ended) return endedText(say, glance);
  if (!begun) return say('online.gathering');
  const names = calledAtTable(say, held);
  return say('online.waits', { names: say.list(asked.map(seat => names[seat] ?? '')) });
}

/** By points; or whoever has not gone. */
function endedText(say: Say, { table, held, outcome }: Glance): string {
  const names = calledAtTable(say, held, table.kept, true);
  if (outcome !== undefined) return resultText(say, { game: table.game, result: outcome, names });
  const [winner, ...others] = names.filter((_, seat) => held[seat]?.resigned !== true);
  return winner === undefined || others.length > 0 ? say('online.over') : say('online.won', { name: winner });
}

/** How long those who are asked still have; undefined where nobody hurries. */
export const leftText = (say: Say, { lapses }: Glance, now: number): string | undefined =>
  lapses === undefined ? undefined : say('online.left', { time: clockText(say, Math.max(0, lapses - now)) });
