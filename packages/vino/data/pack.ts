// From a pack to the tables of the rules.

import type { PackJson } from './schema.ts';
import { REGIONS, VARIETIES } from './words.ts';

type Numbers = readonly number[];

/** A region is an index into REGIONS, a vineyard a number from 0 on: region after region, each along its road. */
export interface Tables {
  readonly money: number;
  /** Vineyards that one player can own: a pawn each, but for the one on the order rose. */
  readonly most: number;
  readonly stall: number;
  /** The market in steps. */
  readonly lowest: number;
  readonly highest: number;
  readonly step: number;

  /** Regions in the order of their numbers. */
  readonly byNumber: Numbers;
  readonly number: Numbers;
  /** The printed varieties, a bit each. */
  readonly varieties: Numbers;
  /** The variety of the start marker. */
  readonly start: Numbers;
  /** The first vineyard of each region; the last entry is the number of vineyards. */
  readonly first: Numbers;
  /** Regions with government vineyards, a bit each. */
  readonly bottles: number;

  readonly vineyards: number;
  readonly region: Numbers;
  readonly price: Numbers;
  /** 1 for a government vineyard. */
  readonly government: Numbers;

  readonly gifts: Numbers;
  /** By amount of wine sold; nothing at 0. */
  readonly revenue: Numbers;
  readonly lost: Numbers;
  readonly fall: Numbers;
}

interface Site {
  readonly region: number;
  readonly price: number;
  readonly government: number;
}

export function compile(pack: PackJson): Tables {
  const regions = REGIONS.map(id => pack.regions.find(region => region.id === id) as PackJson['regions'][number]);
  const sites = regions.flatMap((region, i) => roadOf(region, i));
  const { market, sale } = pack;
  return {
    money: pack.money,
    most: pack.pawns - 1,
    stall: pack.stall,
    lowest: market.lowest / market.step,
    highest: market.highest / market.step,
    step: market.step,
    byNumber: regions.map((_, i) => i).sort((a, b) => numberOf(regions, a) - numberOf(regions, b)),
    number: regions.map(region => region.number),
    varieties: regions.map(region => region.varieties.reduce((set, id) => set | (1 << VARIETIES.indexOf(id)), 0)),
    start: regions.map(region => VARIETIES.indexOf(region.start)),
    first: [...regions.map((_, i) => sites.findIndex(site => site.region === i)), sites.length],
    bottles: regions.reduce((set, region, i) => (region.government.length > 0 ? set | (1 << i) : set), 0),
    vineyards: sites.length,
    region: sites.map(site => site.region),
    price: sites.map(site => site.price),
    government: sites.map(site => site.government),
    gifts: pack.gifts,
    revenue: [0, ...sale.revenue],
    lost: [0, ...sale.lost],
    fall: [0, ...sale.fall],
  };
}

const numberOf = (regions: PackJson['regions'], i: number): number => regions[i]?.number ?? 0;

/** The road runs by rising cost, private before government where the cost is the same (C58, V38). */
function roadOf(region: PackJson['regions'][number], i: number): Site[] {
  const sites = [
    ...region.private.map(price => ({ region: i, price, government: 0 })),
    ...region.government.map(price => ({ region: i, price, government: 1 })),
  ];
  return sites.sort((a, b) => a.price - b.price || a.government - b.government);
}
