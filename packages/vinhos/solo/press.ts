// His press release.

import { lowest } from '@adega/kit';
import { BONUSES } from '../data/words.ts';
import { end, type Procedure, push, type Setting } from '../rules/setting.ts';
import { returnExpert } from '../rules/supply.ts';
import { NOBODY, NONE, type State } from '../state.ts';
import { him, LACERDA } from './lacerda.ts';

const MONEY = BONUSES.indexOf('money');
const POINTS = BONUSES.indexOf('points');

/** solo.press: the order first; for one fair he presents once (SO21). */
export function visitCentre(g: Setting, s: State): void {
  takeSlot(g, s);
  if (him(s).presented === 0) push(g, 'lacerda-press', LACERDA);
}

/** He wants to be first: number 1 if it is free, else 2 (SO6). */
function takeSlot(g: Setting, s: State): void {
  s.slots = s.slots.map(seat => (seat === LACERDA ? NOBODY : seat));
  const slot = s.slots.indexOf(NOBODY);
  s.slots[slot] = LACERDA;
  g.emit?.({ rule: 'solo.press', kind: 'slot-taken', seat: LACERDA, slot });
}

/** Points for what Bruno wants, cubes that add nothing (SO20), a stand, and his experts. At the fair itself it is the same without the order
 *  (solo.fair, SO25). */
export const lacerdaPress: Procedure<'lacerda-press'> = {
  run(g, s) {
    if (him(s).presented === 0) {
      him(s).presented = 1;
      // In his own turn, or late.
      g.emit?.({ rule: s.turn.seat === LACERDA ? 'solo.press' : 'solo.fair', kind: 'presents', seat: LACERDA });
      gainPoints(g, s, g.pack.wantsValue[s.vintage] as number);
      push(g, 'lacerda-cubes');
    } else {
      end(g);
      takeStand(g, s);
      s.piles.forEach((_, feature) => {
        sendExpert(g, s, feature);
      });
    }
  },
};

function gainPoints(g: Setting, s: State, points: number): void {
  him(s).fairPoints += points;
  g.emit?.({ rule: 'solo.press', kind: 'fair-points', seat: LACERDA, points });
}

/** The stand with fair points, else the one with money (SO22); where a pack has neither free, the one farthest right, for nothing. */
function takeStand(g: Setting, s: State): void {
  const stand = [freeStand(g, s, POINTS), freeStand(g, s, MONEY), s.stands.lastIndexOf(NONE)].find(i => i !== NONE) as number;
  const amount = g.pack.standAmount[stand] as number;
  s.stands[stand] = LACERDA;
  g.emit?.({ rule: 'solo.press', kind: 'stand-taken', seat: LACERDA, stand });
  if (g.pack.standBonus[stand] === POINTS) gainPoints(g, s, amount);
  if (g.pack.standBonus[stand] === MONEY) gainMoney(g, s, amount);
}

function gainMoney(g: Setting, s: State, money: number): void {
  him(s).money += money;
  g.emit?.({ rule: 'solo.press', kind: 'stand-money', seat: LACERDA, money });
}

const freeStand = (g: Setting, s: State, bonus: number): number =>
  s.stands.findIndex((seat, i) => seat === NOBODY && g.pack.standBonus[i] === bonus);

/** One expert of each feature on the vintage tile, one with an arrow first (SO23); of equals the first of the box. */
function sendExpert(g: Setting, s: State, feature: number): void {
  const symbols = g.pack.symbols[s.vintage]?.[feature] ?? 0;
  const expert = symbols > 0 ? bestExpert(g, s, feature) : NONE;
  if (expert === NONE) return;
  him(s).expertsUp &= ~(1 << expert);
  g.emit?.({ rule: 'solo.press', kind: 'expert-sent', seat: LACERDA, expert });
  returnExpert(g, s, LACERDA, expert);
  gainPoints(g, s, symbols + (g.pack.expertArrow[expert] as number));
}

function bestExpert(g: Setting, s: State, feature: number): number {
  let best = NONE;
  for (let rest = him(s).expertsUp; rest !== 0; rest &= rest - 1) {
    const expert = lowest(rest);
    if (g.pack.expertFeature[expert] !== feature) continue;
    if (best === NONE || (g.pack.expertArrow[expert] as number) > (g.pack.expertArrow[best] as number)) best = expert;
  }
  return best;
}
