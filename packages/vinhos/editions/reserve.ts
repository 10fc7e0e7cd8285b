// Reserve 2010 of the Deluxe box, for 2 to 4 players.

import { canBank, disinvesting, openAccount, receiveOnAccount, worthOfInvestments } from '../rules/bank.ts';
import { exportArea, rowArea, salesArea, slotArea } from '../rules/barrels.ts';
import { chooseExperts, orderByPoints, playExperts, revealExperts } from '../rules/contest.ts';
import { discardBefore } from '../rules/experts.ts';
import { late, offerLast, rank, tidy } from '../rules/fair.ts';
import { raiseByVintage } from '../rules/features.ts';
import { anyMoment } from '../rules/moments.ts';
import { expertsFaceUp } from '../rules/multipliers.ts';
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
import { ESTATES_OPTION, MAINTENANCE_OPTION, ORDER_OPTION, REGIONS_OPTION, SEATS_OPTION } from './options.ts';

export const editionReserve: Edition = {
  id: 'reserve',
  options: [SEATS_OPTION, REGIONS_OPTION, ESTATES_OPTION, MAINTENANCE_OPTION, ORDER_OPTION],
  standing: ['keep-staff', 'pass-window', 'no-pair', 'no-benefit'],
  setup: ['shuffle-order', 'draw-regions', 'zero-vintage', 'turn-up', 'start-vineyards', 'region-order'],
  year: ['year-start', 'round', 'round', 'pairs-round', 'interest', 'production', 'fair'],
  finish: ['benefit-rounds'],
  startPrice: printedPrice,
  helpers: [retrievingPairs, benefitHelper, disinvesting],
  readsTops: benefitReadsTops,
  extras: { mayCome: mayBenefit, canFollow: canBenefit },
  // C52: face-up experts, and no slot without its condition.
  rows: { counted: expertsFaceUp, unmet: false },
  // C33
  areas: [salesArea, exportArea, slotArea, rowArea],
  abilitiesPerTurn: Number.POSITIVE_INFINITY,
  // A57
  limit: discardBefore,
  moments: anyMoment,
  staff: ['enologist'],
  receiveSale: receiveOnAccount,
  press: {
    rule: 'press.points-2010',
    forbids: forbidsUnneeded,
    wineFairPoints: pointsBeyond,
    steps: [takeFairTile, askStand, askEntrusting],
  },
  fair: [before, late, chooseExperts, revealExperts, playExperts, rank, offerLast, orderByPoints, tidy],
  bank: { open: openAccount, isPossible: canBank, worth: worthOfInvestments },
  features: { advance: raiseByVintage },
  automa: undefined,
  sources: [exported, prizes, benefits, losses, account, majorities2010, rowMultipliers],
  criteria: [byPoints, byExports, byFortune],
};
