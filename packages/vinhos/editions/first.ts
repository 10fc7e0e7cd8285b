// The first edition, 2010, for 2 to 4 players.

import { canBank, disinvesting, openAccount, receiveOnAccount, worthOfInvestments } from '../rules/bank.ts';
import { exportArea, rowArea, salesArea, slotArea } from '../rules/barrels.ts';
import { chooseExperts, orderByPoints, playExperts, revealExperts } from '../rules/contest.ts';
import { discardAfter } from '../rules/experts.ts';
import { consoleLast, late, rank, tidy } from '../rules/fair.ts';
import { raiseByVintage } from '../rules/features.ts';
import { ownWindows } from '../rules/moments.ts';
import { expertsEitherSide } from '../rules/multipliers.ts';
import { retrievingPairs } from '../rules/pairs.ts';
import { askStand } from '../rules/press.ts';
import { askEntrusting, forbidsUnneeded, pointsBeyond, takeFairTile } from '../rules/release.ts';
import { benefitHelper, benefitReadsTops, canBenefit, mayBenefit } from '../rules/rows.ts';
import {
  account,
  benefits,
  byExports,
  byFortune,
  byPoints,
  exported,
  losses,
  majorities2010,
  prizes,
  rowMultipliers,
} from '../rules/scoring.ts';
import { printedPrice } from '../rules/setup.ts';
import { before } from '../rules/window.ts';
import type { Edition } from './edition.ts';
import { ORDER_OPTION, REGIONS_OPTION, SEATS_OPTION } from './options.ts';

export const editionFirst: Edition = {
  id: 'first',
  options: [SEATS_OPTION, REGIONS_OPTION, ORDER_OPTION],
  standing: ['keep-staff', 'pass-window', 'no-benefit'],
  // The order of the first vineyards is that of the first round (A139), money by it before they are bought.
  setup: ['shuffle-order', 'draw-regions', 'zero-vintage', 'turn-up', 'start-vineyards'],
  year: ['year-start', 'round', 'round', 'interest', 'production', 'fair'],
  finish: ['benefit-rounds'],
  startPrice: printedPrice,
  helpers: [retrievingPairs, benefitHelper, disinvesting],
  readsTops: benefitReadsTops,
  extras: { mayCome: mayBenefit, canFollow: canBenefit },
  // C52: experts either side up, and a slot may be taken for nothing.
  rows: { counted: expertsEitherSide, unmet: true },
  // C52a
  areas: [salesArea, exportArea, slotArea, rowArea],
  abilitiesPerTurn: Number.POSITIVE_INFINITY,
  // A57
  limit: discardAfter,
  moments: ownWindows,
  staff: ['enologist'],
  receiveSale: receiveOnAccount,
  press: {
    rule: 'press.points-2010',
    forbids: forbidsUnneeded,
    wineFairPoints: pointsBeyond,
    steps: [takeFairTile, askStand, askEntrusting],
  },
  fair: [before, late, chooseExperts, revealExperts, playExperts, rank, consoleLast, orderByPoints, tidy],
  bank: { open: openAccount, isPossible: canBank, worth: worthOfInvestments },
  features: { advance: raiseByVintage },
  automa: undefined,
  sources: [exported, prizes, benefits, losses, account, majorities2010, rowMultipliers],
  criteria: [byPoints, byExports, byFortune],
};
