// What is different at the fair: trophies, and how he takes magnate tiles. The tile that a number names is that of the display space
// counted from left to right and top to bottom.

import { ranksOf } from '@adega/kit';
import { isMultiplier, MULTIPLIERS_FROM, passBuying } from '../rules/magnates.ts';
import { end, type Procedure, playerOf, type Setting } from '../rules/setting.ts';
import { NONE, type State } from '../state.ts';
import { askNumber, isLeft, returnNumbers, shuffleCards } from './cards.ts';
import { him, hisOf, LACERDA } from './lacerda.ts';

/** solo.fair: a trophy for the winner; none for a tie (SO26), nor for somebody who did not take part (fair.absent). */
export function awardTrophy(g: Setting, s: State): boolean {
  const ranks = ranksOf(s.players.map(p => p.fairPoints));
  const winner = ranks.indexOf(0);
  if (ranks.lastIndexOf(0) !== winner || playerOf(s, winner).presented === 0) return true;
  const { trophies } = hisOf(s);
  trophies[winner] = (trophies[winner] as number) + 1;
  g.emit?.({ rule: 'solo.fair', kind: 'trophy', seat: winner });
  return true;
}

/** After the fair both decks are whole again. */
export function tidyCards(g: Setting, s: State): boolean {
  returnNumbers(s);
  shuffleCards(g, s);
  return true;
}

/** Before the first card the number is 0, which names nothing. */
const hasTile = (s: State, number: number): boolean => (s.display[number - 1] ?? NONE) !== NONE;

/** solo.start: his first tile, which leaves the game (SO4). */
export const lacerdaPick: Procedure<'lacerda-pick'> = {
  run(g, s, f) {
    if (!hasTile(s, f.value)) return askNumber(g);
    end(g);
    returnNumbers(s);
    discardTile(g, s, f.value - 1, 'solo.start');
  },
};

/** solo.fair: numbers are drawn and stay out until one names a tile (SO27); without barrels, or numbers that could, he passes (SO28). */
export const lacerdaBuy: Procedure<'lacerda-buy'> = {
  run(g, s, f) {
    const found = hasTile(s, f.value);
    if (!found && him(s).barrels > 0 && isLeft(s, number => hasTile(s, number))) return askNumber(g);
    end(g);
    if (!found) return passBuying(g, LACERDA, 'solo.fair');
    if (isMultiplier(s.display[f.value - 1] as number)) keepMultiplier(g, s, f.value - 1);
    else discardTile(g, s, f.value - 1, 'solo.fair');
  },
};

/** He has no use for action tiles (SO29). */
function discardTile(g: Setting, s: State, at: number, rule: 'solo.start' | 'solo.fair'): void {
  const tile = s.display[at] as number;
  s.display[at] = NONE;
  hisOf(s).tiles++;
  g.emit?.({ rule, kind: 'tile-discarded', seat: LACERDA, tile, at });
}

/** A multiplier stays with him, a barrel on it. */
function keepMultiplier(g: Setting, s: State, at: number): void {
  const tile = s.display[at] as number;
  const p = him(s);
  s.display[at] = NONE;
  p.barrels--;
  p.multipliers |= 1 << (tile - MULTIPLIERS_FROM);
  p.manned |= 1 << (tile - MULTIPLIERS_FROM);
  g.emit?.({ rule: 'solo.fair', kind: 'tile-taken', seat: LACERDA, tile });
}
