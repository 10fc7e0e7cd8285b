// Whether a player has any means of doing something else than to stay on the centre (A2): looked for by using his helpers on copies.

import type { Seat } from '@adega/kernel';
import { sizeOf } from '@adega/kit';
import { cloneFor } from '../clone.ts';
import { ABILITIES, TILE_ACTIONS } from '../data/words.ts';
import type { FrameOf } from '../frames.ts';
import { type Move, type MoveOf, NONE, type Player, type State } from '../state.ts';
import { afterUses, canUseExpert, withAbility } from './abilities.ts';
import { salesArea } from './barrels.ts';
import { helpersNow } from './helpers.ts';
import { canGo } from './quadrel.ts';
import { onlySpends } from './rows.ts';
import { playerOf, type Setting, type Trial } from './setting.ts';
import { hasWine, regionOf } from './wine.ts';

const RENOWN = ABILITIES.indexOf('renown');
const RETRIEVE = ABILITIES.indexOf('retrieve-barrel');
const EXPERT = TILE_ACTIONS.indexOf('expert');
const EXPORT = TILE_ACTIONS.indexOf('export');
const POINTS = TILE_ACTIONS.indexOf('points');

/** So many positions are looked at; with more he surely has enough to do. */
const MOST = 2000;

/** move.stay-centre: whether any line of helpers leads to a move; a line ends at a draw. A trial does not look for itself. */
export const hasMeans = (g: Setting, s: State, f: FrameOf<'move'>): boolean =>
  g.trial !== undefined && anyLeadsOn(g, g.trial, s, f, helpersOf(g, s, f), new Set());

/** What may open a space. */
const helpersOf = (g: Setting, s: State, f: FrameOf<'move'>): Move[] => helpersNow(g, s, f).filter(m => !isIdle(g, s, f.seat, m));

function anyLeadsOn(g: Setting, trial: Trial, s: State, f: FrameOf<'move'>, helpers: readonly Move[], seen: Set<string>): boolean {
  const opens = (then: State): boolean => canGo(g, then, f.seat) || seen.size >= MOST || leadsOn(g, trial, then, f, seen);
  return helpers.some(m => (m.kind === 'use' ? afterUses(g, s, f, m).some(opens) : afterPlaying(trial, s, f.seat, m, opens)));
}

/** From a position on the way; to where it began no way leads back, every helper is used up. */
function leadsOn(g: Setting, trial: Trial, s: State, f: FrameOf<'move'>, seen: Set<string>): boolean {
  const helpers = helpersOf(g, s, f);
  return helpers.length > 0 && !isSeen(s, f.seat, seen) && anyLeadsOn(g, trial, s, f, helpers, seen);
}

/** By what helpers can change, of the cubes only those that serve a wine, and how many are left. */
function isSeen(s: State, seat: Seat, seen: Set<string>): boolean {
  const p = playerOf(s, seat);
  const cubes = s.cubes.filter((_, region) => hasWineOf(p, region));
  const key = JSON.stringify([p, s.turn, s.tops, s.piles, cubes, s.cubeSupply, s.sales, s.exports, s.rowSlots]);
  if (seen.has(key)) return true;
  seen.add(key);
  return false;
}

/** What opens no space for sure: fair points; an expert who cannot be used any more, or after whom another is drawn; cubes and barrels serve
 *  only wine, and cubes only that of their region; no helper makes wine; wine that goes for points leaves nothing but its cubes. */
function isIdle(g: Setting, s: State, seat: Seat, m: Move): boolean {
  switch (m.kind) {
    case 'pair':
      return !hasWine(playerOf(s, seat));
    case 'tile':
      return m.item === POINTS || (m.item === EXPERT && !canHelp(g, s)) || (m.item === EXPORT && hasCubes(s, seat));
    case 'benefit':
      return onlySpends(g, m.to) && hasCubes(s, seat);
    case 'use':
      return isIdleUse(g, playerOf(s, seat), m);
    default:
      return false;
  }
}

function isIdleUse(g: Setting, p: Player, m: MoveOf<'use'>): boolean {
  const ability = g.pack.expertAbility[m.item];
  if (ability === RENOWN) return !hasWineOf(p, m.to);
  return ability === RETRIEVE && !hasWine(p);
}

const hasWineOf = (p: Player, region: number): boolean => p.wines.some(wine => wine !== 0 && regionOf(wine) === region);

/** Whether the supply has all cubes that experts and pairs could still place. */
const hasCubes = (s: State, seat: Seat): boolean =>
  s.cubeSupply >= sizeOf(withAbility(playerOf(s, seat), RENOWN)) + sizeOf(salesArea.held(s, seat));

/** Whether one of the experts that could be taken now could be used at once. */
const canHelp = (g: Setting, s: State): boolean => canUseExpert(g, s) && !isDrawn(s);

/** Whether each expert that could be taken has several that could come after him. */
const isDrawn = (s: State): boolean => s.unseen.every((set, pile) => s.piles[pile] === NONE || (set & (set - 1)) !== 0);

/** Whether this holds of a position in which he is asked for his move again, however he answers what is asked before. */
function afterPlaying(trial: Trial, s: State, seat: Seat, m: Move, holds: (then: State) => boolean): boolean {
  const then = cloneFor(s, seat);
  trial.follow(then, m);
  const d = trial.decide(then)[0];
  if (d?.by !== seat) return false;
  return d.asks === 'move' ? holds(then) : d.moves.some(next => afterPlaying(trial, then, seat, next, holds));
}
