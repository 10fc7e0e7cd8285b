// A whole game played at random, and how it was after any of its entries.

import { hostWith } from '@adega/desk';
import type { Random } from '@adega/kernel';
import { gameOf, TITLES } from '@adega/shelf';
import type { Chapter, Position } from '@adega/wire';

export function hostAt(game: string, rng: Random): { readonly log: readonly Chapter[]; past(to: number): Position | undefined } {
  const host = hostWith({ titles: TITLES, gameOf }, () => rng);
  let now = host.answer({ type: 'open', id: 1, game, names: ['Ana', 'Bea', 'Carlos'], options: {} }) as Position;
  const log: Chapter[] = [...now.log.chapters];
  for (let n = 0; n < 3000 && now.waiting.for !== 'nobody'; n++) {
    const { at, waiting, question } = now;
    const key = question?.offered[rng.below(question.offered.length)];
    const seat = waiting.for === 'confirm' ? waiting.seat : (question?.seat ?? 0);
    now = host.answer(
      waiting.for === 'confirm' ? { type: 'confirm', id: 2, at, seat } : { type: 'choose', id: 2, at, seat, key },
    ) as Position;
    log.splice(now.log.from, log.length, ...now.log.chapters);
  }
  const past = (to: number): Position | undefined => {
    const reply = host.answer({ type: 'past', id: 3, to });
    return reply.type === 'past' ? reply.position : undefined;
  };
  return { log, past };
}
