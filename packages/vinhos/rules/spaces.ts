// The actions of the spaces, and whether one can be done at all.

import { lacksOne } from '@adega/kit/needs.ts';
import { ACTIONS, SPACE_ACTIONS } from '../data/words.ts';
import type { RuleId } from '../rulebook.ts';
import type { Player, State } from '../state.ts';
import { hasCellarSite } from './cellars.ts';
import { isFull } from './estates.ts';
import { expertsLeft } from './experts.ts';
import { canExport, lacksShip } from './export.ts';
import { canSell, lacksBuyer } from './sales.ts';
import type { Forbidden, Setting, Tally } from './setting.ts';
import { cheapestStaff, hiresFarmers } from './staff.ts';
import { canBuyVineyard, cheapestVineyard } from './vineyards.ts';
import { hasWine } from './wine.ts';
import { hasWinerySite } from './wineries.ts';

const VINEYARDS = ACTIONS.indexOf('vineyards');
const CELLARS = ACTIONS.indexOf('cellars');
const WINERIES = ACTIONS.indexOf('wineries');
const EXPERTS = ACTIONS.indexOf('experts');
const STAFF = ACTIONS.indexOf('staff');
const EXPORT = ACTIONS.indexOf('export');
const SALES = ACTIONS.indexOf('sales');
const BANK = SPACE_ACTIONS.indexOf('bank');

export const actionAt = (g: Setting, space: number): number => g.pack.spaceAction[space] as number;

/** Whether at least one unit of the action can be done with this money, each vineyard costing `less` (A6), as things are now (A87). */
export function isPossible(g: Setting, s: State, p: Player, action: number, money: number, less: number): boolean {
  switch (action) {
    case VINEYARDS:
      return canBuyVineyard(g, s, p, money, less);
    case CELLARS:
      return g.pack.price.cellar <= money && hasCellarSite(s, p);
    case WINERIES:
      return g.pack.price.winery <= money && hasWinerySite(g, s, p);
    case EXPERTS:
      return g.pack.price.expert <= money && expertsLeft(g, s);
    case STAFF:
      return cheapestStaff(g, s, p) <= money;
    case EXPORT:
      return canExport(g, s, p);
    case SALES:
      return canSell(g, s, p);
    case BANK:
      return g.edition.bank?.isPossible(g, p, money) === true;
    default:
      return true;
  }
}

/** The cheapest unit of an action, Infinity if there is none whatever the money. For refusals. */
export function cheapestUnit(g: Setting, s: State, p: Player, action: number): number {
  const price = g.pack.price;
  if (action === VINEYARDS) return cheapestVineyard(g, s, p);
  if (action === STAFF) return cheapestStaff(g, s, p);
  if (!isPossible(g, s, p, action, Number.POSITIVE_INFINITY, 0)) return Number.POSITIVE_INFINITY;
  return action === CELLARS ? price.cellar : action === WINERIES ? price.winery : action === EXPERTS ? price.expert : 0;
}

/** What an action lacks that no money can buy. */
export function lacksThere(g: Setting, s: State, p: Player, action: number, tally: Tally, rule: RuleId = 'move.able'): Forbidden {
  switch (action) {
    case VINEYARDS:
      return lacksOne(rule, p.estates.every(estate => isFull(g, estate)) ? 'slot' : 'fitting-vineyard', 0, tally);
    case WINERIES:
      return lacksOne(rule, 'winery', s.wineries, tally) ?? lacksOne(rule, 'slot', 0, tally);
    case CELLARS:
      return lacksOne(rule, 'cellar', s.cellars, tally) ?? lacksOne(rule, 'warehouse', 0, tally);
    case STAFF:
      return lacksHand(g, s, tally, rule);
    case EXPERTS:
      // Where one is left only money can be short.
      return lacksOne(rule, 'expert', 0, tally);
    case SALES:
      return lacksGoods(p, tally, rule) ?? lacksBuyer(g, s, p, rule, tally);
    case EXPORT:
      return lacksGoods(p, tally, rule) ?? lacksShip(g, s, p, rule, tally);
    case BANK:
      return lacksOne(rule, 'account', p.account + p.money, tally);
    default:
      return undefined;
  }
}

/** Somebody to hire, and a place for him. */
const lacksHand = (g: Setting, s: State, tally: Tally, rule: RuleId): Forbidden =>
  hiresFarmers(g)
    ? (lacksOne(rule, 'staff', s.enologists + s.farmers, tally) ?? lacksOne(rule, 'empty-place', 0, tally))
    : (lacksOne(rule, 'staff', s.enologists, tally) ?? lacksOne(rule, 'empty-winery', 0, tally));

const lacksGoods = (p: Player, tally: Tally, rule: RuleId): Forbidden =>
  hasWine(p) ? lacksOne(rule, 'barrel', p.barrels, tally) : lacksOne(rule, 'wine', 0, tally);
