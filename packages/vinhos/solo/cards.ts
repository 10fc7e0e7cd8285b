// His two decks. Nobody knows their order, so a position holds which cards are left, and chance draws (solo.cards).

import { has, lowest } from '@adega/kit';
import type { Frame } from '../frames.ts';
import { number } from '../moves.ts';
import { chance, type Draw, end, nothing, push, type Setting } from '../rules/setting.ts';
import type { State } from '../state.ts';
import { ALL_CARDS, ALL_NUMBERS, hisOf, LACERDA, NUMBERS } from './lacerda.ts';

/** To an empty deck the discards come back, and there is always another card among them (SO8). */
export function askCard(g: Setting, s: State): void {
  push(g, 'draw-card');
  if (hisOf(s).cards !== 0) return;
  hisOf(s).cards = ALL_CARDS;
  g.emit?.({ rule: 'solo.move', kind: 'deck-empty', seat: LACERDA });
}

/** solo.move: the discards come back after each fair. */
export function shuffleCards(g: Setting, s: State): void {
  hisOf(s).cards = ALL_CARDS;
  g.emit?.({ rule: 'solo.move', kind: 'cards-shuffled', seat: LACERDA });
}

/** The frames that ask for numbers. */
type Numbered = Extract<Frame, { value: number }>;

/** A number card for the frame below, which finds it in its value. It stays out until returnNumbers. */
export const drawNumber: Draw<'draw-number'> = {
  by: chance,
  moves(_g, s, _f, out) {
    for (let rest = hisOf(s).numbers; rest !== 0; rest &= rest - 1) out.push(number(lowest(rest)));
  },
  forbids: nothing,
  open: () => true,
  play(g, s, _f, m) {
    end(g);
    hisOf(s).numbers &= ~(1 << m.item);
    g.emit?.({ rule: 'solo.cards', kind: 'number-drawn', seat: LACERDA, number: m.item + 1 });
    (g.stack.at(-1) as Numbered).value = m.item + 1;
  },
};

export const askNumber = (g: Setting): void => push(g, 'draw-number');

/** solo.cards: after use the numbers drawn are shuffled in again. */
export function returnNumbers(s: State): void {
  hisOf(s).numbers = ALL_NUMBERS;
}

/** Whether a number card that is still in the deck is one of these. */
export function isLeft(s: State, is: (number: number) => boolean): boolean {
  const { numbers } = hisOf(s);
  for (let n = 1; n <= NUMBERS; n++) if (has(numbers, n - 1) && is(n)) return true;
  return false;
}
