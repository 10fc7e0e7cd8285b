// The coming fair, and the order of play.

import type { Frame } from '../frames.ts';
import { type Chapter, within } from './chapter.ts';

export const fair: Chapter = {
  names: [
    'fair points',
    'lead at the fair',
    'lead at the fair up to 3',
    'ahead at the fair',
    'presented',
    'place of the stand',
    'first to stand',
  ],
  about: 'fair',
  read(_g, s, seat, p, out, at) {
    let other = 0;
    for (let i = 0; i < s.players.length; i++) {
      const points = (s.players[i] as { fairPoints: number }).fairPoints;
      if (i !== seat && points > other) other = points;
    }
    const lead = p.fairPoints - other;
    const stand = s.stands.indexOf(seat);
    let first = 0;
    if (stand >= 0) {
      first = 1;
      for (let i = 0; i < stand; i++) if ((s.stands[i] as number) >= 0) first = 0;
    }
    out[at] = p.fairPoints / 20;
    out[at + 1] = within(lead, 12) / 8;
    out[at + 2] = within(lead, 3) / 3;
    out[at + 3] = Math.sign(lead);
    out[at + 4] = p.presented;
    out[at + 5] = stand < 0 ? 0 : (s.stands.length - stand) / s.stands.length;
    out[at + 6] = first;
  },
};

export const order: Chapter = {
  names: ['place in the order', 'first in the order', 'place in the next order', 'first in the next order', 'still to move'],
  about: 'order',
  read(_g, s, seat, _p, out, at) {
    const last = s.order.length - 1;
    const now = s.order.indexOf(seat);
    const chosen = s.slots.indexOf(seat);
    const next = chosen >= 0 ? chosen : now + s.slots.reduce((n, other, i) => (other >= 0 && other !== seat && i <= now ? n + 0.5 : n), 0);
    out[at] = last > 0 ? (last - now) / last : 0;
    out[at + 1] = now === 0 ? 1 : 0;
    out[at + 2] = last > 0 ? (last - Math.min(last, next)) / last : 0;
    out[at + 3] = chosen === 0 || (now === 0 && (s.slots[0] as number) < 0) ? 1 : 0;
    out[at + 4] = isToMove(s.stack, s.order, seat) ? 1 : 0;
  },
};

/** Whether the turn of a seat in this round is still to come. */
function isToMove(stack: readonly Frame[], order: readonly number[], seat: number): boolean {
  const round = stack.find(f => f.kind === 'round');
  return round !== undefined && order.indexOf(seat) >= round.step;
}
