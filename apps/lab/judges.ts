// Who judges a game.

import type { Judge, Title } from '@adega/kernel';
import { BadInput } from './command.ts';

/** The judge of a game, with the components of the user where there are some. */
export async function judgeOf(title: Title, pack?: unknown): Promise<Judge> {
  const judge = await title.judge?.(pack);
  if (judge === undefined) throw new BadInput(`nobody judges ${title.id} yet`);
  return judge;
}
