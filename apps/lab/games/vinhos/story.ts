// A game of Vinhos as a study keeps it: what each seat has done how often, and what there was not to be done.

import { type Bot, type Options, seatsOf } from '@adega/kernel';
import * as vinhos from '@adega/vinhos';
import { isOpenSpace } from '@adega/vinhos/rules/export.ts';
import { leadersOf, scoreOf } from '@adega/vinhos/rules/scoring.ts';
import { type Setting, settingFor } from '@adega/vinhos/rules/setting.ts';
import { castOf, playTold, winsOf } from '../../study/told.ts';
import { type Deed, deedsOf } from './deeds.ts';
import { exportNames, keyOf, majorityName, placeName } from './things.ts';

export interface SeatStory {
  /** Its share of the first place. */
  readonly won: number;
  readonly total: number;
  /** By the key of the thing: how often, or how much. */
  readonly amounts: ReadonlyMap<string, number>;
}

export interface GameStory {
  readonly seats: readonly SeatStory[];
  /** Things that were not there in this game, by their keys. */
  readonly missing: ReadonlySet<string>;
}

/** What is studied. */
export interface Box {
  readonly game: vinhos.Vinhos;
  readonly edition: vinhos.Edition;
  readonly pack: vinhos.PackJson;
}

export function playStory({ game, edition, pack }: Box, options: Options, bots: readonly Bot[], seed: string): GameStory {
  const cast = castOf(bots, seatsOf(game, options).length, seed);
  // Only people: what an automa does is not counted.
  const deeds = cast.map((): Deed[] => []);
  const shown = new Set<number>();
  const s = playTold(game, options, cast, seed, {
    hear(event, state) {
      if (event.kind === 'tile-up') shown.add(event.tile);
      deeds[event.seat]?.push(...deedsOf(event, pack, state));
    },
  });
  const g = settingFor(edition, vinhos.compile(pack));
  const won = winsOf(game, s);
  const scores = game.scores(s);
  return {
    seats: deeds.map((own, seat) => ({
      won: won[seat] ?? 0,
      total: scores.find(score => score.seat === seat)?.total ?? 0,
      amounts: sumOf([...own, ...endOf(g, s, seat), ...(edition.automa === undefined ? [] : awardsIn(scores, seat))]),
    })),
    missing: missingFrom(g, pack, s, shown),
  };
}

function sumOf(deeds: readonly Deed[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const [group, name, n] of deeds) sums.set(keyOf(group, name), (sums.get(keyOf(group, name)) ?? 0) + n);
  return sums;
}

/** Points and majorities. */
const endOf = (g: Setting, s: vinhos.State, seat: number): readonly Deed[] => [
  ...scoreOf(g, s, seat).parts.map(({ part, amount }): Deed => ['points', part, amount]),
  ...g.pack.majority.flatMap((vp, c): Deed[] => (leadersOf(g, s, c).includes(seat) ? [['majorities', majorityName(c, vp), 1]] : [])),
];

const awardsIn = (scores: ReturnType<vinhos.Vinhos['scores']>, of: number): readonly Deed[] =>
  scores.filter(({ seat }) => seat === of).flatMap(({ parts }) => parts.map(({ part, amount }): Deed => ['awards', part, amount]));

/** Regions and columns out of play, places nobody can have, tiles that never came. */
function missingFrom(g: Setting, pack: vinhos.PackJson, s: vinhos.State, shown: ReadonlySet<number>): ReadonlySet<string> {
  const regions = vinhos.REGIONS.filter((_, i) => ((s.regions >> i) & 1) === 0);
  const columns = pack.export.columns.map((_, c) => isOpenSpace(g, s, g.pack.exportColumn.indexOf(c)));
  const tiles = 'multipliers' in pack.magnates ? pack.magnates.multipliers : [];
  return new Set([
    ...regions.flatMap(region => [keyOf('regions', region), keyOf('start region', region)]),
    ...exportNames(pack).flatMap((name, space) => (isOpenSpace(g, s, space) ? [] : [keyOf('exports', name)])),
    ...g.pack.majority.flatMap((vp, c) => (columns[c] === true ? [] : [keyOf('majorities', majorityName(c, vp))])),
    ...[0, 1, 2].filter(rank => rank >= s.seats).map(rank => keyOf('fairs', placeName(rank))),
    ...tiles.flatMap(({ id }, i) => (shown.has(vinhos.TILE_ACTIONS.length + i) ? [] : [keyOf('multiplier tiles', id)])),
  ]);
}
