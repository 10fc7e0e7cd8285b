// A position in the words of a scenario: the way back from board.ts, players.ts and phases.ts. Every word there is has a value, null where nothing is.

import { Row, type Told, Ways } from '@adega/kernel';
import { membersOf } from '@adega/kit';
import { numbers } from '@adega/kit/notation.ts';
import { COLOURS, FEATURES, REGIONS } from '../data/words.ts';
import type { FrameKind } from '../frames.ts';
import { MAGNATES } from '../notation.ts';
import type { Setting } from '../rules/setting.ts';
import { belowOf, isInPlay } from '../rules/supply.ts';
import { colourOf, qualityOf, regionOf } from '../rules/wine.ts';
import { type Estate, NONE, PLACES, type Player, type State, UNTURNED } from '../state.ts';
import { actionOf, tellLacerda } from './lacerda.ts';
import { type Phase, vineyardAs, vineyardsAs, type Words } from './words.ts';

/** A value at each of these words. */
const at = (words: readonly string[], of: (i: number) => unknown): Told => Object.fromEntries(words.map((word, i) => [word, of(i)]));

export function tellState(g: Setting, w: Words, s: State, names: readonly string[]): Told {
  const name = (seat: number | undefined): string | null => names[seat ?? NONE] ?? null;
  const inPlay = REGIONS.filter((_, i) => isInPlay(s, i));
  const region = (word: string): number => REGIONS.indexOf(word as (typeof REGIONS)[number]);
  return {
    phase: phaseOf(s),
    year: s.year,
    round: s.round,
    turn: name(s.turn.seat),
    action: actionOf(s),
    passed: membersOf(passedOf(s)).map(name),
    order: new Row(s.order.map(name)),
    slots: at(numbers(s.seats), i => name(s.slots[i])),
    tax: w.spaces[s.tax] ?? null,
    vintage: w.vintages[s.vintage] ?? null,
    vintagesLeft: membersOf(s.vintagesLeft).map(i => w.vintages[i]),
    out: REGIONS.filter(word => !inPlay.includes(word)),
    tops: Object.fromEntries(inPlay.map(word => [word, topVineyard(w, s, region(word))])),
    below: Object.fromEntries(inPlay.map(word => [word, tellBelow(g, w, s, region(word))])),
    arranged: Object.fromEntries(inPlay.map(word => [word, tellArranged(w, s, region(word), names)])),
    cubes: Object.fromEntries(inPlay.map(word => [word, s.cubes[region(word)]])),
    supplies: tellSupplies(s),
    piles: at(FEATURES, i => topOf(s.piles[i], w.experts)),
    unseen: at(FEATURES, i => membersOf(s.unseen[i] as number).map(expert => w.experts[expert])),
    returned: at(FEATURES, i => new Row((s.returned[i] as number[]).map(expert => w.experts[expert] as string))),
    sales: at(w.sales, i => name(s.sales[i])),
    exports: at(w.exports, i => name(s.exports[i])),
    display: s.display.filter(tile => tile !== NONE).map(tile => w.tiles[tile]),
    stack: tellStack(w, s),
    stands: at(w.stands, i => name(s.stands[i])),
    ...(s.features.length === 0 ? {} : { features: at(FEATURES, i => s.features[i]), rows: at(w.rows, i => name(s.rowSlots[i])) }),
    players: at(names, seat => tellPlayer(g, w, s.players[seat] as Player)),
    lacerda: tellLacerda(g, w, s, names),
  };
}

/** The phase that the frames of a position belong to; the first that is found. */
const PHASE_OF: readonly (readonly [FrameKind, Phase])[] = [
  ['start-vineyards', 'first-vineyards'],
  ['magnate-picks', 'first-tiles'],
  ['setup', 'setup'],
  ['buy-tiles', 'buying'],
  ['benefit-rounds', 'benefits'],
  ['fair', 'fair'],
  ['production', 'production'],
  ['both-turns', 'turn'],
  ['round', 'turn'],
  ['turn-vintage', 'year'],
];

function phaseOf(s: State): Phase {
  if (s.stack.length === 0) return 'end';
  return PHASE_OF.find(([kind]) => s.stack.some(f => f.kind === kind))?.[1] ?? 'maintenance';
}

function passedOf(s: State): number {
  const item = s.stack.find(f => f.kind === 'buy-tiles' || f.kind === 'benefit-rounds')?.item ?? NONE;
  return item === NONE ? 0 : item;
}

const topOf = (top: number | undefined, words: readonly string[] | undefined): string | null =>
  top === UNTURNED ? 'unturned' : (words?.[top ?? NONE] ?? null);

function topVineyard(w: Words, s: State, region: number): Ways | string | null {
  const top = s.tops[region] ?? NONE;
  return top === UNTURNED ? 'unturned' : top === NONE ? null : vineyardAs(w, region, top);
}

const tellBelow = (g: Setting, w: Words, s: State, region: number): Ways[] => vineyardsAs(w, region, kind => belowOf(g, s, region, kind));

function tellArranged(w: Words, s: State, region: number, names: readonly string[]): Told | null {
  const arranged = s.arranged[region];
  if (!arranged) return null;
  const tiles = arranged.tiles?.map(kind => vineyardAs(w, region, kind));
  return { by: names[arranged.by] ?? null, tiles: tiles === undefined ? null : new Row(tiles) };
}

const tellSupplies = (s: State): Told => ({
  cubes: s.cubeSupply,
  ports: s.ports,
  wineries: s.wineries,
  cellars: s.cellars,
  enologists: s.enologists,
  farmers: s.farmers,
});

function tellStack(w: Words, s: State): (string | undefined)[] {
  const actions = s.actionsLeft.flatMap((n, tile) => Array.from({ length: n }, () => tile));
  const multipliers = membersOf(s.multipliersLeft).map(i => s.actionsLeft.length + i);
  return [...actions, ...multipliers].map(tile => w.tiles[tile]);
}

function tellPlayer(g: Setting, w: Words, p: Player): Told {
  const actions = g.pack.tileCount.length;
  const tiles = (set: number, from: number): unknown => membersOf(set).map(i => w.tiles[from + i]);
  const experts = (set: number): unknown => membersOf(set).map(i => w.experts[i]);
  return {
    money: p.money,
    at: w.spaces[p.at],
    barrels: p.barrels,
    magnates: at(MAGNATES, i => [p.atA, p.atB, p.atC][i]),
    fairPoints: p.fairPoints,
    vp: { export: p.exportVp, fair: p.fairVp, ...(g.pack.bank === undefined ? {} : { bank: p.bankVp, benefits: p.magnateVp }) },
    ...tellBank(g, w, p),
    ports: p.ports,
    experts: { up: experts(p.expertsUp), down: experts(p.expertsDown) },
    tiles: {
      up: tiles(p.tilesUp, 0),
      down: tiles(p.tilesDown, 0),
      manned: tiles(p.manned, actions),
      bare: tiles(p.multipliers & ~p.manned, actions),
    },
    estates: at(numbers(p.estates.length), e => tellEstate(p, e)),
  };
}

/** What only an edition with a bank has. */
function tellBank(g: Setting, w: Words, p: Player): Told {
  const { bank } = g.pack;
  if (bank === undefined) return {};
  return {
    account: p.account,
    investment: bank.interest[p.investment],
    extras: at(w.extras, i => p.extras[i]),
    fairTile: p.mayBring,
  };
}

function tellEstate(p: Player, e: number): Told {
  const estate = p.estates[e] as Estate;
  return {
    region: REGIONS[estate.region] ?? null,
    colour: COLOURS[estate.colour] ?? null,
    vineyards: estate.vineyards,
    wineries: estate.wineries,
    farmers: estate.farmers,
    enologists: estate.enologists,
    cellar: estate.cellar === 1,
    waiting: estate.waiting,
    onCellar: estate.onCellar === 1,
    wines: at(numbers(PLACES), place => tellWine(estate, p.wines[e * PLACES + place] as number)),
  };
}

/** A wine of its estate is told by its quality. */
function tellWine(estate: Estate, wine: number): Ways | null {
  if (wine === 0) return null;
  const isOwn = regionOf(wine) === estate.region && colourOf(wine) === estate.colour;
  const whole = `${qualityOf(wine)} ${COLOURS[colourOf(wine)]} ${REGIONS[regionOf(wine)]}`;
  return isOwn ? new Ways(qualityOf(wine), String(qualityOf(wine)), whole) : new Ways(whole);
}
