// Every kind of frame and the rule that runs it: the table of contents of the rules.

import type { AskingKind, FrameKind } from '../frames.ts';
import { STAY } from '../moves.ts';
import { drawNumber } from '../solo/cards.ts';
import { takeCubes } from '../solo/cubes.ts';
import { lacerdaExport } from '../solo/export.ts';
import { lacerdaBuy, lacerdaPick } from '../solo/fair.ts';
import { lacerdaPress } from '../solo/press.ts';
import { lacerdaCellars, lacerdaVineyards, lacerdaWineries } from '../solo/regions.ts';
import { lacerdaRetrieve, lacerdaSales } from '../solo/sales.ts';
import { lacerdaArea, lacerdaVineyard } from '../solo/setup.ts';
import { bothTurns, drawCard, lacerdaTurn } from '../solo/turn.ts';
import { actions } from './action.ts';
import { arranging } from './arranging.ts';
import { choosing, revealing } from './contest.ts';
import { freeExperts, surplus } from './experts.ts';
import { fair } from './fair.ts';
import { besideOf } from './helpers.ts';
import { dismissing, interest, losePiece, salaries } from './interest.ts';
import { buyTile, buyTiles, fillDisplay, magnatePick, magnatePicks, payWine, turnTile } from './magnates.ts';
import { maintenance, retrieving } from './maintenance.ts';
import { MOMENTS, type Moment, type MomentKind } from './moments.ts';
import { pourWine } from './multipliers.ts';
import { pairCubes, pairsDue, pairsRound } from './pairs.ts';
import { centre, collectBarrels, latePress, order, press, sendExpert, standing } from './press.ts';
import { placeEnologists, placeFarmers, porting, production } from './production.ts';
import { entrustBarrels } from './release.ts';
import { benefitRound, benefitRounds } from './rounds.ts';
import { spendWine } from './rows.ts';
import { type Asking, nothing, type Procedure } from './setting.ts';
import { drawRegions, regionOrder, seatOrder, shuffleOrder, startPort, startVineyard, startVineyards } from './setup.ts';
import { turnExpert, turnUp, turnVineyard } from './supply.ts';
import { after, move, turn } from './turn.ts';
import { fairWindow } from './window.ts';
import { game, round, setup, turnVintage, year, yearStart, zeroVintage } from './year.ts';

type Rules = { readonly [K in FrameKind]: K extends AskingKind ? Asking<K> : Procedure<K> };

const RULES: Rules = {
  game,
  setup,
  'shuffle-order': shuffleOrder,
  'seat-order': seatOrder,
  'draw-regions': drawRegions,
  'turn-vintage': turnVintage,
  'zero-vintage': zeroVintage,
  'turn-vineyard': turnVineyard,
  'turn-expert': turnExpert,
  'turn-tile': turnTile,
  'turn-up': turnUp,
  'fill-display': fillDisplay,
  'start-vineyards': startVineyards,
  'start-vineyard': startVineyard,
  'start-port': startPort,
  'region-order': regionOrder,
  'magnate-picks': magnatePicks,
  'magnate-pick': magnatePick,
  year,
  'year-start': yearStart,
  round,
  turn,
  move,
  ...actions,
  arrange: arranging,
  'pair-cubes': pairCubes,
  'free-experts': freeExperts,
  surplus,
  order,
  centre,
  press,
  stand: standing,
  'send-expert': sendExpert,
  'collect-barrels': collectBarrels,
  'entrust-barrels': entrustBarrels,
  after,
  maintenance,
  'pairs-round': pairsRound,
  'pairs-due': pairsDue,
  interest,
  'lose-piece': losePiece,
  salaries,
  dismiss: dismissing,
  retrieve: retrieving,
  production,
  'place-enologists': placeEnologists,
  'place-farmers': placeFarmers,
  port: porting,
  fair,
  'fair-window': fairWindow,
  'late-press': latePress,
  'buy-tiles': buyTiles,
  'buy-tile': buyTile,
  'pay-wine': payWine,
  'choose-experts': choosing,
  'reveal-experts': revealing,
  'spend-wine': spendWine,
  'pour-wine': pourWine,
  'benefit-rounds': benefitRounds,
  'benefit-round': benefitRound,
  'both-turns': bothTurns,
  'draw-card': drawCard,
  'draw-number': drawNumber,
  'lacerda-area': lacerdaArea,
  'lacerda-vineyard': lacerdaVineyard,
  'lacerda-pick': lacerdaPick,
  'lacerda-turn': lacerdaTurn,
  'lacerda-vineyards': lacerdaVineyards,
  'lacerda-cellars': lacerdaCellars,
  'lacerda-wineries': lacerdaWineries,
  'lacerda-cubes': takeCubes,
  'lacerda-export': lacerdaExport,
  'lacerda-sales': lacerdaSales,
  'lacerda-press': lacerdaPress,
  'lacerda-retrieve': lacerdaRetrieve,
  'lacerda-buy': lacerdaBuy,
};

const helped = (kind: MomentKind, moment: Moment) => ({ ...RULES[kind], beside: besideOf(RULES[kind], moment) });

/** The same, with what may be done beside the questions. */
export const KINDS = {
  ...RULES,
  ...Object.fromEntries(Object.entries(MOMENTS).map(([kind, moment]) => [kind, helped(kind as MomentKind, moment)])),
} as Rules;

const asksMove = KINDS.move as Asking;

/** The same for a trial, which stops before every move: nobody wants to know there what may be entered. */
export const TRIED: typeof KINDS = {
  ...KINDS,
  move: {
    ...asksMove,
    moves: (_g, _s, _f, out) => void out.push(STAY),
    forbids: nothing,
    beside: asksMove.beside && { ...asksMove.beside, moves: nothing },
    open: () => false,
  },
};
