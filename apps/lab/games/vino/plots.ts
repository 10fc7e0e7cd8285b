// The plots of a study of Vino.

import { band, histogram, intervals } from '../../study/plots.ts';
import { type Findings, MOST_SHARE, WINDOW } from './findings.ts';

/** Every plot of one number of players, by the name of its file. */
export const plotsOf = (f: Findings): { readonly [file: string]: string } => ({
  [`rounds-${f.seats}.svg`]: histogram(`Rounds of a game, ${f.seats} players`, f.rounds, 4, WINDOW),
  [`money-${f.seats}.svg`]: band(`Money after buying, along the game, ${f.seats} players (10, 50, 90 %)`, f.money),
  [`regions-${f.seats}.svg`]: intervals(`Wins by start region, ${f.seats} players`, f.regions, MOST_SHARE),
  [`varieties-${f.seats}.svg`]: intervals(`Wins by start variety, ${f.seats} players`, f.varieties, MOST_SHARE),
  [`sold-${f.seats}.svg`]: histogram(`Wine sold at once by winners, mean, ${f.seats} players`, f.winnersSold, 1, [1, 99]),
});
