// His actions on two regions that number cards name.
// The two are different, because the first is still out when the second is drawn.

import { end, type Procedure, type Setting } from '../rules/setting.ts';
import { isInPlay, placeCube, takeVineyard } from '../rules/supply.ts';
import type { State } from '../state.ts';
import { askNumber, returnNumbers } from './cards.ts';
import { hisOf, LACERDA, TWO } from './lacerda.ts';

type Rule = 'solo.vineyards' | 'solo.cellars' | 'solo.wineries';

type TwoRegions = 'lacerda-vineyards' | 'lacerda-cellars' | 'lacerda-wineries';

/** What happens in each of the regions, and what afterwards. */
function onTwoRegions(each: (g: Setting, s: State, region: number) => void, then: (g: Setting, s: State) => void): Procedure<TwoRegions> {
  return {
    run(g, s, f) {
      inRegion(g, s, f.value, each);
      if (f.count++ < TWO) return askNumber(g);
      end(g);
      returnNumbers(s);
      then(g, s);
    },
  };
}

/** A region out of play: no effect (SO1, A39). Before the first number there is none. */
function inRegion(g: Setting, s: State, number: number, each: (g: Setting, s: State, region: number) => void): void {
  const region = g.pack.regionOfNumber[number] as number;
  if (isInPlay(s, region)) each(g, s, region);
  else if (region >= 0) g.emit?.({ rule: 'solo.cards', kind: 'no-effect', seat: LACERDA, region });
}

/** Where there is a vineyard it leaves the game and a cube comes (SO11). */
export const lacerdaVineyards = onTwoRegions(
  (g, s, region) => {
    if ((s.tops[region] as number) >= 0) discardVineyard(g, s, region, 'solo.vineyards');
    else g.emit?.({ rule: 'solo.vineyards', kind: 'no-effect', seat: LACERDA, region });
  },
  () => {},
);

/** The top vineyard leaves the game: no marker, no benefit, but a cube (SO3). */
export function discardVineyard(g: Setting, s: State, region: number, rule: 'solo.vineyards' | 'solo.start'): void {
  const kind = takeVineyard(g, s, region);
  const gone = hisOf(s).vineyards;
  const at = region * g.pack.kinds + kind;
  gone[at] = (gone[at] as number) + 1;
  g.emit?.({ rule, kind: 'vineyard-discarded', seat: LACERDA, region, tile: kind });
  placeCube(g, s, LACERDA, region, rule);
}

/** A cube into each, also when nothing is left to discard; a full region takes none (SO12). */
const cubeFor =
  (rule: Rule) =>
  (g: Setting, s: State, region: number): void =>
    placeCube(g, s, LACERDA, region, rule);

const discard =
  (of: 'cellars' | 'wineries', rule: Rule) =>
  (g: Setting, s: State): void => {
    const pieces = Math.min(TWO, s[of]);
    s[of] -= pieces;
    hisOf(s)[of] += pieces;
    g.emit?.({ rule, kind: `${of}-discarded`, seat: LACERDA, pieces });
  };

export const lacerdaCellars = onTwoRegions(cubeFor('solo.cellars'), discard('cellars', 'solo.cellars'));
export const lacerdaWineries = onTwoRegions(cubeFor('solo.wineries'), discard('wineries', 'solo.wineries'));
