// The moves of Vinhos in words. A move comes as a line of notation and is read with the position it belongs to.

import type { Position } from '@adega/wire';
import type { Spoken } from '../../table/face.ts';
import { END, ON } from '../../table/groups.ts';
import { boxOf } from './box.ts';
import {
  abilityName,
  barrelPlace,
  estateName,
  estateNumber,
  estateShort,
  expertName,
  expertPhrase,
  exportName,
  featureName,
  hullOf,
  magnateName,
  regionName,
  saleName,
  spaceName,
  staffPlaces,
  standName,
  tileName,
  vineyardName,
  wineAt,
} from './names.ts';
import {
  ABILITIES,
  colourWord,
  type MoveKind,
  type MoveOf,
  MULTIPLIERS_FROM,
  membersOf,
  NONE,
  playerOf,
  SPACE_ACTIONS,
  type State,
  spotOf,
  stateOf,
  tileOf,
  tilesOf,
} from './set.ts';
import { type Context, ofWine, type Speak, spoken, wineRow, wineWords } from './speech.ts';
import { SPEAK_2010 } from './speech-2010.ts';
import type { Say, Values } from './words.ts';

export function sayMove(say: Say, position: Position, key: string): Spoken {
  const s = stateOf(position);
  const move = boxOf(position).game.parse(s, key);
  if ('problem' in move) return { group: key, title: key, label: key, phrase: key };
  const speak: Speak<MoveKind> = SPEAK[move.kind];
  return speak(contextOf(say, position, s), move);
}

function contextOf(say: Say, position: Position, s: State): Context {
  const seat = position.question?.seat ?? 0;
  const { asks = '', offered = [] } = position.question ?? {};
  return { say, box: boxOf(position), s, seat, asks: asks.replaceAll('-', '_'), tile: tileAsking(position), offered };
}

/** The magnate tile that a question comes from; NONE for one of the space. */
export function tileAsking(position: Position): number {
  const s = stateOf(position);
  const frame = (s.lanes.length > 0 ? s.lanes[position.question?.seat ?? 0] : s.stack)?.at(-1);
  return frame === undefined ? NONE : tileOf(frame);
}

/** Chance is told by events; here its outcomes are only named. */
const byKey: Speak<MoveKind> = (c, m) => {
  const key = c.box.game.keyOf(m);
  return { group: key, title: key, label: key, phrase: key };
};

const inEstate =
  (kind: 'winery' | 'enologist' | 'farmer' | 'cellar'): Speak<'winery' | 'enologist' | 'farmer' | 'cellar'> =>
  (c, m) =>
    ofKind(c, kind, {
      cost: c.box.look.price(kind, c.tile),
      estate: estateName(c.say, c.s, c.seat, m.estate),
      short: estateShort(c.say, c.s, c.seat, m.estate),
    });

/** Who says only what is done says no price: what comes before the move may change it. */
const ofKind = (c: Context, kind: 'buy' | 'winery' | 'enologist' | 'farmer' | 'cellar', values: Values): Spoken => ({
  ...spoken(c, kind, values),
  kind: c.say(`move.${kind}.kind`),
});

const plain =
  (kind: 'end' | 'pass' | 'stay', group?: string): Speak<'end' | 'pass' | 'stay'> =>
  c => {
    const words = spoken(c, kind, { asks: c.asks });
    return group === undefined ? words : { ...words, group };
  };

/** A turn always ends with the same words, whatever is stopped by them. */
const stopping: Speak<'done'> = (c, m) => {
  const after = afterStopping(c, m);
  const then = after === 'window' && c.box.edition.rows !== undefined ? 'favours' : after;
  const words = spoken(c, 'done', { asks: c.asks, then });
  if (after === 'over' && ACTIONS.has(c.asks)) return { ...words, label: c.say('move.end.label'), group: END };
  return after === 'window' ? { ...words, group: ON, ends: ['end'] } : { ...words, group: ON };
};

/** What is done on a space; to stop anywhere else says something besides. */
const ACTIONS: ReadonlySet<string> = new Set(SPACE_ACTIONS);

/** Whether stopping ends the turn, with the experts beside it unused (A46), leads to where the turn can be ended, or to something else. */
function afterStopping(c: Context, m: MoveOf<'done'>): 'over' | 'window' | 'on' {
  const { game } = c.box;
  if (!c.offered.includes(game.keyOf(m)) || c.s.turn.seat !== c.seat || c.s.turn.stage === 'fair') return 'on';
  const then = game.clone(c.s);
  game.apply(then, c.seat, m);
  const { seat, stage } = then.turn;
  // Whoever is last in a round may be first in the next.
  const isSameTurn = seat === c.seat && stage !== 'fair' && stage !== 'before' && then.round === c.s.round && then.year === c.s.year;
  if (!isSameTurn || !then.stack.some(frame => 'seat' in frame && frame.seat === c.seat && frame.kind !== 'turn')) return 'over';
  const [asked] = game.decide(then);
  return asked?.by === c.seat && asked.moves.some(({ kind }) => kind === 'end') ? 'window' : 'on';
}

/** Whether something is still to come in the turn in which the last move was made; what is done outside turns just goes on. */
export function goesOn(position: Position, seat: number): boolean {
  const { undo } = position;
  if (!undo.possible) return true;
  const was = stateOf({ ...position, view: undo.was.view }).turn;
  const isTurn = was.seat === seat && was.stage !== 'none' && was.stage !== 'fair';
  return !isTurn || boxOf(position).look.isTurnOpen(stateOf(position), seat);
}

const placing =
  (kind: 'enologists' | 'farmers'): Speak<'enologists' | 'farmers'> =>
  (c, m) => {
    const now = playerOf(c.s, c.seat).estates.reduceRight((code, e) => code * 4 + e[kind], 0);
    const words = spoken(c, kind, { places: staffPlaces(c.say, c.box, m.item), same: now === m.item ? 'yes' : 'no' });
    return { ...words, look: 'folded', pictured: true };
  };

function buying(c: Context, m: MoveOf<'buy'>): Spoken {
  const { say, s } = c;
  const kind = s.tops[m.item] as number;
  const values = {
    region: regionName(say, m.item),
    colour: kind < 0 ? 'none' : colourWord(c.box.tables.kindColour[m.item]?.[kind] ?? 0),
    cost: c.box.look.vineyard(s, m.item, c.tile) ?? -1,
    estate: estateName(say, s, c.seat, m.estate),
    short: estateShort(say, s, c.seat, m.estate),
  };
  return { ...ofKind(c, 'buy', values), row: { head: values.region, under: say('move.buy.row', values) } };
}

function entering(c: Context, m: MoveOf<'enter'>): Spoken {
  const { say } = c;
  const values = { space: spaceName(say, c.box, m.to), cost: c.box.look.way(c.s, c.seat, m.to, m.item) };
  const words =
    m.item === NONE ? spoken(c, 'enter', values) : spoken(c, 'enter-with', { ...values, expert: expertPhrase(say, c.box, m.item) });
  // Where one goes says what one does there.
  return { ...words, kind: words.phrase };
}

function selling(c: Context, m: MoveOf<'sell'>): Spoken {
  const { needs, pays } = c.box.look.sale(c.s, c.seat, m.to);
  const cubes = c.box.look.cubes(c.s, c.seat, spotOf(m), needs);
  const words = spoken(c, 'sell', { ...wineWords(c, m), money: pays, place: saleName(c.say, c.box, m.to), cubes });
  return { ...ofWine(m, words), row: wineRow(c, m), pictured: true };
}

function exporting(c: Context, m: MoveOf<'export'>): Spoken {
  const number = c.box.tables.exportNumber[m.to] as number;
  const column = (c.box.tables.exportColumn[m.to] as number) + 1;
  const cubes = c.box.look.cubes(c.s, c.seat, spotOf(m), number);
  const points = c.box.tables.exportPoints[m.to] as number;
  const hull = hullOf(c.box, m.to);
  const words = spoken(c, 'export', {
    ...wineWords(c, m),
    number,
    points,
    hull,
    place: exportName(c.say, c.box, m.to),
    cubes,
  });
  return { ...ofWine(m, words), row: { ...wineRow(c, m), column, columnHead: c.say('export.column', { hull }) }, pictured: true };
}

function hiring(c: Context, m: MoveOf<'hire'>): Spoken {
  const top = c.s.piles[m.item] as number;
  const values = {
    cost: c.box.look.hiring(c.s, c.seat),
    feature: featureName(c.say, m.item),
    expert: top < 0 ? '' : expertName(c.say, c.box, top),
    less: m.to === NONE ? '' : expertPhrase(c.say, c.box, m.to),
  };
  const words =
    m.to === NONE
      ? spoken(c, 'hire', values, top < 0 ? 'move.hire.none' : 'move.hire.label')
      : spoken(c, 'hire', values, 'move.hire.less', 'move.hire.less-phrase');
  return { ...words, kind: c.say('move.hire.kind') };
}

function using(c: Context, m: MoveOf<'use'>): Spoken {
  const { say } = c;
  const expert = expertPhrase(say, c.box, m.item);
  const row = { head: featureName(say, c.box.tables.expertFeature[m.item] as number), under: abilityName(say, c.box, m.item) };
  if (m.to === NONE) return { ...spoken(c, 'use', { expert }), row };
  const isBarrel = ABILITIES[c.box.tables.expertAbility[m.item] as number] === 'retrieve-barrel';
  const words = isBarrel
    ? spoken(c, 'use', { expert, place: barrelPlace(say, c.box, m.to) }, 'move.use.barrel', 'move.use.barrel-phrase')
    : spoken(c, 'use', { expert, region: regionName(say, m.to) }, 'move.use.region', 'move.use.region-phrase');
  return { ...words, row };
}

function arranging(c: Context, m: MoveOf<'arrange'>): Spoken {
  const { say } = c;
  const tiles = tilesOf(m.to).map(kind => vineyardName(say, c.box, m.item, kind));
  const values = { region: regionName(say, m.item), tiles: say.list(tiles), top: tiles[0] ?? '' };
  if (tiles.length === 1) return spoken(c, 'arrange', values, 'move.arrange.unknown');
  return { ...spoken(c, 'arrange', values, 'move.arrange.label'), pictured: true };
}

function presenting(c: Context, m: MoveOf<'present'>): Spoken {
  const { points, experts, magnates } = c.box.look.presenting(c.s, c.seat, spotOf(m), m.to);
  const names = c.say.list(magnates.map(magnate => magnateName(c.say, c.box, magnate)));
  const values = { ...wineWords(c, m), cubes: m.to, points, experts, magnates: magnates.length, names };
  return { ...ofWine(m, spoken(c, 'present', values)), look: 'feast' };
}

function sending(c: Context, m: MoveOf<'send'>): Spoken {
  const feature = c.box.tables.expertFeature[m.item] as number;
  const { say } = c;
  return spoken(c, 'send', {
    feature: featureName(say, feature),
    ability: abilityName(say, c.box, m.item),
    expert: expertPhrase(say, c.box, m.item),
    points: c.box.look.sending(c.s, m.item),
  });
}

function founding(c: Context, m: MoveOf<'found'>): Spoken {
  const kind = c.s.tops[m.item] as number;
  const values = { region: regionName(c.say, m.item), colour: colourWord(c.box.tables.kindColour[m.item]?.[kind] ?? 0) };
  return spoken(c, 'found', { ...values, cost: c.box.look.starting(c.s, m.item) });
}

function porting(c: Context, m: MoveOf<'port'>): Spoken {
  const estates = membersOf(m.item, c.box.tables.mostEstates);
  const words = spoken(c, 'port', { tiles: estates.length, estates: c.say.list(estates.map(e => estateNumber(c.say, e))) });
  // Before the first year only the list asks it.
  return c.asks === 'port' ? { ...words, look: 'folded' } : words;
}

/** A multiplier says what it would bring now. */
function taking(c: Context, m: MoveOf<'take'>): Spoken {
  const now = m.item < MULTIPLIERS_FROM ? NONE : c.box.look.multiplier(c.s, c.seat, m.item - MULTIPLIERS_FROM);
  return spoken(c, 'take', { asks: c.asks, tile: tileName(c.say, c.box, m.item), now });
}

const SPEAK: { readonly [K in MoveKind]: Speak<K> } = {
  'order-is': byKey,
  'regions-out': byKey,
  vintage: byKey,
  'vineyard-up': byKey,
  'expert-up': byKey,
  'tile-up': byKey,
  card: byKey,
  number: byKey,
  brought: byKey,
  found: founding,
  port: porting,
  take: taking,
  enter: entering,
  stay: plain('stay'),
  slot: (c, m) => spoken(c, 'slot', { n: m.to + 1 }),
  buy: buying,
  winery: inEstate('winery'),
  enologist: inEstate('enologist'),
  farmer: inEstate('farmer'),
  cellar: inEstate('cellar'),
  sell: selling,
  export: exporting,
  hire: hiring,
  use: using,
  arrange: arranging,
  tile: (c, m) => spoken(c, 'tile', { tile: tileName(c.say, c.box, m.item) }),
  done: stopping,
  end: plain('end', END),
  pass: plain('pass', ON),
  present: presenting,
  stand: (c, m) => spoken(c, 'stand', { n: m.to + 1, bonus: standName(c.say, c.box, m.to), points: c.box.look.standing(c.s, m.to) }),
  send: sending,
  collect: (c, m) => spoken(c, 'collect', { magnate: magnateName(c.say, c.box, m.item) }),
  pay: (c, m) => spoken(c, 'pay', { wine: wineAt(c.say, c.box, c.s, c.seat, spotOf(m)) }),
  retrieve: (c, m) => spoken(c, 'retrieve', { place: saleName(c.say, c.box, m.to) }),
  enologists: placing('enologists'),
  farmers: placing('farmers'),
  ...SPEAK_2010,
};
