// The players of a position: their boards, wines, barrels and tiles.

import { COLOURS, REGIONS } from '../data/words.ts';
import { MAGNATES } from '../notation.ts';
import { freeSlots, isBlank } from '../rules/estates.ts';
import { refusesCellar } from '../rules/regions.ts';
import { isAutoma, playerOf } from '../rules/setting.ts';
import { isInPlay } from '../rules/supply.ts';
import { makeWine } from '../rules/wine.ts';
import { type Estate, NONE, PLACES, type Player } from '../state.ts';
import type { GivenEstate, GivenPlayer } from './given.ts';
import { claimExpert, claimTile, type Site, sum, wrong } from './site.ts';

export function buildPlayers(site: Site): void {
  site.names.forEach((name, seat) => {
    const p = playerOf(site.s, seat);
    const given = site.given.players?.[name] ?? {};
    const path = ['players', name];
    p.money = given.money ?? (isAutoma(site.g, seat) ? 0 : (site.g.pack.money[site.s.seats - 2]?.[site.s.order.indexOf(seat)] as number));
    p.at = given.at === undefined ? site.g.pack.centre : site.w.spaces.indexOf(given.at);
    p.fairPoints = given.fairPoints ?? 0;
    p.ports = given.ports ?? 0;
    buildEstates(site, p, given, path);
    if (isAutoma(site.g, seat) && p.estates.some((_, e) => !isBlank(p, e)))
      wrong(site, [...path, 'estates'], 'no board (solo.setup)', 'one');
    buildExperts(site, p, given, path);
    buildTiles(site, p, given, path);
    buildBarrels(site, p, seat, given, path);
    buildAccount(site, p, given, path);
    p.fairVp = given.vp?.fair ?? 0;
    p.bankVp = given.vp?.bank ?? 0;
    p.magnateVp = given.vp?.benefits ?? 0;
    p.mayBring = given.fairTile ?? 0;
    p.exportVp = given.vp?.export ?? exportVp(site, seat);
  });
}

/** Account and investment, where the edition has a bank. */
function buildAccount(site: Site, p: Player, given: GivenPlayer, path: readonly unknown[]): void {
  const { bank } = site.g.pack;
  for (const word of ['account', 'investment', 'fairTile'] as const) {
    if (bank === undefined && given[word] !== undefined) wrong(site, [...path, word], 'absent in this edition', given[word]);
  }
  for (const word of ['bank', 'benefits'] as const) {
    if (bank === undefined && given.vp?.[word] !== undefined) wrong(site, [...path, 'vp', word], 'absent in this edition', given.vp[word]);
  }
  if (bank === undefined) return;
  p.account = given.account ?? bank.start;
  if (p.account > bank.most) wrong(site, [...path, 'account'], `at most ${bank.most}`, p.account);
  p.investment = given.investment === undefined ? bank.investment : bank.interest.indexOf(given.investment);
  if (p.investment < 0) wrong(site, [...path, 'investment'], `one of ${bank.interest.join('|')}`, given.investment);
}

/** What the barrels in export have scored, unless the scenario says otherwise. */
function exportVp(site: Site, seat: number): number {
  return sum(site.s.exports.map((owner, space) => (owner === seat ? (site.g.pack.exportPoints[space] as number) : 0)));
}

function buildEstates(site: Site, p: Player, given: GivenPlayer, path: readonly unknown[]): void {
  site.w.estates.forEach((number, e) => {
    const estate = given.estates?.[number];
    if (estate !== undefined) buildEstate(site, p, e, estate, [...path, 'estates', number]);
  });
}

function buildEstate(site: Site, p: Player, e: number, given: GivenEstate, path: readonly unknown[]): void {
  const estate = p.estates[e] as Estate;
  estate.region = REGIONS.indexOf((given.region ?? '') as (typeof REGIONS)[number]);
  estate.colour = COLOURS.indexOf((given.colour ?? '') as (typeof COLOURS)[number]);
  estate.vineyards = given.vineyards ?? (estate.region === NONE ? 0 : 1);
  estate.wineries = given.wineries ?? 0;
  estate.farmers = given.farmers ?? 0;
  estate.enologists = given.enologists ?? 0;
  estate.cellar = given.cellar === true ? 1 : 0;
  estate.waiting = given.waiting ?? 0;
  estate.onCellar = (given.onCellar ?? estate.waiting > estate.wineries) ? 1 : 0;
  checkEstate(site, estate, path);
  buildWines(site, p, e, given, path);
}

/** What the rules would never let an estate become. */
function checkEstate(site: Site, e: Estate, path: readonly unknown[]): void {
  const { pack } = site.g;
  const most = (word: keyof Estate, n: number): void => {
    if (e[word] > n) wrong(site, [...path, word], `at most ${n}`, e[word]);
  };
  if (e.vineyards > 0 !== e.region >= 0) wrong(site, [...path, 'region'], 'a region with vineyards, vineyards with a region', e.vineyards);
  if (e.vineyards > 0 !== e.colour >= 0) wrong(site, [...path, 'colour'], 'a colour with vineyards, vineyards with a colour', e.vineyards);
  if (e.region >= 0 && !isInPlay(site.s, e.region)) wrong(site, [...path, 'region'], 'a region in play', REGIONS[e.region]);
  if (freeSlots(site.g, e) < 0) wrong(site, path, `at most ${pack.slots} vineyards and wineries`, e.vineyards + e.wineries);
  if (e.cellar === 1 && refusesCellar(e.region)) wrong(site, [...path, 'cellar'], 'no cellar in this region (region.minho)', true);
  most('wineries', pack.mostWineries);
  most('farmers', e.vineyards);
  most('enologists', e.wineries);
  most('waiting', e.region >= 0 ? 0 : e.wineries + e.cellar);
  most('onCellar', Math.min(e.waiting, e.cellar));
  if (e.waiting - e.onCellar > e.wineries) wrong(site, [...path, 'onCellar'], 'no more cubes on wineries than there are', false);
  checkTiles(site, e, path);
}

/** No more vineyards of a region and colour than the pack has. */
function checkTiles(site: Site, e: Estate, path: readonly unknown[]): void {
  if (e.region < 0 || e.colour < 0) return;
  const { pack } = site.g;
  const printed = sum((pack.kindColour[e.region] ?? []).map((c, kind) => (c === e.colour ? (pack.kindCount[e.region]?.[kind] ?? 0) : 0)));
  const planted = plantedOf(site, e.region, e.colour);
  if (planted > printed) wrong(site, [...path, 'vineyards'], `at most ${printed} of this region and colour in all`, planted);
}

/** Vineyards of a region and colour on all boards built so far. */
export function plantedOf(site: Site, region: number, colour: number): number {
  const estates = site.s.players.flatMap(p => p.estates);
  return sum(estates.map(e => (e.region === region && e.colour === colour ? e.vineyards : 0)));
}

function buildWines(site: Site, p: Player, e: number, given: GivenEstate, path: readonly unknown[]): void {
  const estate = p.estates[e] as Estate;
  const places = (estate.cellar === 1 ? site.g.pack.cellar : site.g.pack.warehouse).length;
  for (const [word, wine] of Object.entries(given.wines ?? {})) {
    if (wine === null || wine === undefined) continue;
    const at = [...path, 'wines', word];
    if (Number(word) > places) wrong(site, at, `a place from 1 to ${places} (${estate.cellar === 1 ? 'cellar' : 'warehouse'})`, word);
    else p.wines[e * PLACES + Number(word) - 1] = readWine(site, estate, wine, at);
  }
}

/** A number is the quality; region and colour are then those of the estate. Where it has none (any more), they are said. */
function readWine(site: Site, estate: Estate, wine: string | number, path: readonly unknown[]): number {
  const [first = '', colour = '', region = '', more] = String(wine).trim().split(/\s+/);
  const quality = Number(first);
  const own = colour === '';
  const r = own ? estate.region : REGIONS.indexOf(region as (typeof REGIONS)[number]);
  const c = own ? estate.colour : COLOURS.indexOf(colour as (typeof COLOURS)[number]);
  if (!Number.isInteger(quality) || quality < 1 || quality > 30) wrong(site, path, 'a quality from 1 to 30', wine);
  else if (r < 0 || c < 0 || more !== undefined) wrong(site, path, 'quality, colour and region, as in "5 red dao"', wine);
  else return makeWine(quality, r, c);
  return 0;
}

function buildExperts(site: Site, p: Player, given: GivenPlayer, path: readonly unknown[]): void {
  const claim = (side: 'up' | 'down'): number =>
    (given.experts?.[side] ?? []).reduce((set, word, i) => {
      const at = [...path, 'experts', side, i];
      return set | (1 << claimExpert(site, at, site.w.experts.indexOf(word)));
    }, 0);
  p.expertsUp = claim('up');
  p.expertsDown = claim('down');
}

function buildTiles(site: Site, p: Player, given: GivenPlayer, path: readonly unknown[]): void {
  const actions = site.g.pack.tileCount.length;
  const claim = (side: 'up' | 'down' | 'manned' | 'bare', wantsAction: boolean): number =>
    (given.tiles?.[side] ?? []).reduce((set, word, i) => {
      const at = [...path, 'tiles', side, i];
      const tile = claimTile(site, at, site.w.tiles.indexOf(word));
      if (tile < actions !== wantsAction) wrong(site, at, wantsAction ? 'an action tile' : 'a multiplier', word);
      const bit = 1 << (tile < actions ? tile : tile - actions);
      if ((set & bit) !== 0) wrong(site, at, 'one tile of this icon (fair.buy-2016)', word);
      return set | bit;
    }, 0);
  p.tilesUp = claim('up', true);
  p.tilesDown = claim('down', true);
  p.manned = claim('manned', false);
  p.multipliers = p.manned | claim('bare', false);
}

/** Barrels that are not named elsewhere stand in the own supply. */
function buildBarrels(site: Site, p: Player, seat: number, given: GivenPlayer, path: readonly unknown[]): void {
  const { pack } = site.g;
  const all = pack.barrels + 3 * pack.magnateBarrels;
  // Barrels go to the magnates where they have rows; elsewhere they only come from them.
  const most = pack.extraAction.length > 0 ? all : pack.magnateBarrels;
  const [a, b, c] = MAGNATES.map(magnate => {
    const n = given.magnates?.[magnate] ?? (isAutoma(site.g, seat) ? 0 : pack.magnateBarrels);
    if (n > most) wrong(site, [...path, 'magnates', magnate], `at most ${most}`, n);
    return n;
  }) as [number, number, number];
  Object.assign(p, { atA: a, atB: b, atC: c });
  p.extras = site.w.extras.map(word => given.extras?.[word] ?? 0);
  const spaces = [...site.s.sales, ...site.s.exports, ...site.s.rowSlots].filter(owner => owner === seat).length;
  const out = a + b + c + sum(p.extras) + (given.tiles?.manned?.length ?? 0) + spaces;
  p.barrels = given.barrels ?? all - out;
  if (p.barrels + out > all || p.barrels < 0)
    wrong(site, [...path, 'barrels'], `at most ${all} barrels in all`, out + Math.max(0, p.barrels));
}
