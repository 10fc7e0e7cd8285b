// From the words of a position to the position: who owns what, what lies on the board, where in the rules we are.

import { type Problem, pointerOf } from '@adega/kernel';
import { REGIONS, VARIETIES } from '../data/words.ts';
import type { Frame, FrameKind, Frames } from '../frames.ts';
import { vineyardWords } from '../notation.ts';
import { frame, playerOf, type Setting } from '../rules/setting.ts';
import { NONE, type State } from '../state.ts';
import type { Given, GivenPlayer } from './given.ts';
import type { Phase } from './words.ts';

/** What the builders share. */
export interface Site {
  readonly g: Setting;
  readonly s: State;
  readonly given: Given;
  readonly names: readonly string[];
  readonly problems: Problem[];
}

function wrong(site: Site, path: readonly unknown[], expected: string, got: unknown): void {
  site.problems.push({ path: pointerOf(path), expected, got: String(got) });
}

const setOf = (words: readonly string[], known: readonly string[]): number => words.reduce((set, w) => set | (1 << known.indexOf(w)), 0);

const phaseOf = (given: Given): Phase => given.phase ?? 'choose';

/** A game that has not begun has nothing to be said of. */
export function build(site: Site): void {
  if (phaseOf(site.given) === 'setup') {
    for (const w of Object.keys(site.given)) if (w !== 'phase') wrong(site, [w], 'absent in a game that has not begun', w);
    return;
  }
  buildBoard(site);
  site.names.forEach((name, seat) => {
    buildPlayer(site, name, seat);
  });
  buildMarkers(site);
  buildPhase(site);
  site.s.bank = site.s.players.reduce((bank, p) => bank - p.money, 0);
}

function buildBoard(site: Site): void {
  const { given, s, g } = site;
  const order = given.order?.split(/\s+/).map(name => site.names.indexOf(name)) ?? s.order;
  if (order.length !== s.seats || new Set(order).size !== s.seats || order.includes(NONE))
    wrong(site, ['order'], `each of ${site.names.join(' ')} once`, given.order);
  s.order = [...order];
  if (given.bottles !== undefined) s.bottles = setOf(given.bottles, REGIONS);
  if ((s.bottles & ~g.pack.bottles) !== 0) wrong(site, ['bottles'], 'regions with government vineyards', given.bottles?.join(' '));
  for (const [w, name] of Object.entries(given.vineyards ?? {}))
    s.owners[vineyardWords(g.pack).indexOf(w)] = name === null || name === undefined ? NONE : site.names.indexOf(name);
  buildMarket(site);
}

function buildMarket(site: Site): void {
  const { given, s, g } = site;
  VARIETIES.forEach((variety, i) => {
    const demand = given.market?.[variety] ?? 0;
    if (demand % g.pack.step !== 0) wrong(site, ['market', variety], `a multiple of ${g.pack.step}`, demand);
    s.market[i] = demand / g.pack.step;
  });
  const sum = s.market.reduce((a, b) => a + b, 0);
  if (sum !== 0) wrong(site, ['market'], 'a sum of 0', sum * g.pack.step);
}

function buildPlayer(site: Site, name: string, seat: number): void {
  const { s, g } = site;
  const p = playerOf(s, seat);
  const given: GivenPlayer = site.given.players?.[name] ?? {};
  p.money = given.money ?? p.money;
  p.income = given.income ?? 0;
  p.chosen = setOf(given.chosen ?? [], REGIONS);
  p.shown = p.chosen === 0 ? 0 : 1;
  p.grows = REGIONS.map(region => VARIETIES.indexOf(given.grows?.[region] as (typeof VARIETIES)[number]));
  const owned = s.owners.flatMap((owner, v) => (owner === seat ? [v] : []));
  p.pawns = g.pack.most - owned.length;
  if (p.pawns < 0) wrong(site, ['vineyards'], `at most ${g.pack.most} of ${name}`, owned.length);
  for (const v of owned) stock(site, name, seat, v);
  REGIONS.forEach((region, r) => {
    if (p.grows[r] !== NONE && !owned.some(v => g.pack.region[v] === r))
      wrong(site, ['players', name, 'grows', region], 'a region with a vineyard of his', given.grows?.[region]);
  });
  check(site, ['players', name, 'pawns'], given.pawns, p.pawns);
  VARIETIES.forEach((variety, i) => {
    check(site, ['players', name, 'cellar', variety], given.cellar?.[variety], p.cellar[i]);
  });
}

/** One more of the variety that is grown there; without one the position cannot be. */
function stock(site: Site, name: string, seat: number, v: number): void {
  const p = playerOf(site.s, seat);
  const region = site.g.pack.region[v] as number;
  const variety = p.grows[region] as number;
  if (variety === NONE) wrong(site, ['players', name, 'grows', REGIONS[region]], 'a variety', 'none');
  else p.cellar[variety] = (p.cellar[variety] as number) + 1;
}

/** What follows from the rest may be said, and must be right. */
function check(site: Site, path: readonly unknown[], said: number | undefined, is: number | undefined): void {
  if (said !== undefined && said !== is) wrong(site, path, String(is), said);
}

/** Every marker that nobody has lies on the board, but for start markers that are face down. */
function buildMarkers(site: Site): void {
  const { s, g, given } = site;
  s.facedown = setOf(given.facedown ?? [], REGIONS);
  s.markers = REGIONS.map((region, r) => {
    const held = s.players.map(p => p.grows[r] as number).filter(variety => variety !== NONE);
    const down = (s.facedown >> r) & 1 ? [g.pack.start[r] as number] : [];
    let left = g.pack.varieties[r] as number;
    for (const variety of [...held, ...down]) {
      if (((left >> variety) & 1) === 0) wrong(site, ['players'], `one marker of each variety in ${region}`, VARIETIES[variety]);
      left &= ~(1 << variety);
    }
    return left;
  });
  for (const [region, said] of Object.entries(given.markers ?? {}))
    check(site, ['markers', region], setOf(said ?? [], VARIETIES), s.markers[REGIONS.indexOf(region as (typeof REGIONS)[number])]);
}

type Stepping = { [K in FrameKind]: Frames[K] extends { step: number } ? K : never }[FrameKind];

const at = (kind: Stepping, step: number): Frame => ({ ...frame(kind), step });

function buildPhase(site: Site): void {
  const { given, s } = site;
  const phase = phaseOf(given);
  const first = phase === 'start' || phase === 'third' ? 0 : 1;
  s.round = given.round ?? first;
  if ((s.round === 0) !== (first === 0) && phase !== 'end') wrong(site, ['round'], first === 0 ? '0' : 'at least 1', s.round);
  s.bought = given.bought === true ? 1 : 0;
  s.idle = given.idle ?? 0;
  s.stack = STACKS[phase](site);
  if (phase !== 'buy' && s.players.some(p => p.chosen !== 0)) wrong(site, ['players'], 'choices only while regions are bought in', phase);
}

/** The place in the order of the seat whose turn it is. */
function turnOf({ given, s, names }: Site): number {
  return typeof given.turn === 'string' ? s.order.indexOf(names.indexOf(given.turn)) : 0;
}

/** Game and round, the round having come to a phase. */
const inRound = (s: State, phase: number): Frame[] => [at('game', s.round + 2), at('round', phase)];

/** The round's frame counts the round when it begins. */
function choosing({ s }: Site): Frame[] {
  const frames = inRound(s, 0);
  s.round--;
  return frames;
}

function buying({ s, g, given }: Site): Frame[] {
  const region = REGIONS.indexOf(given.region ?? (REGIONS[g.pack.byNumber[0] as number] as (typeof REGIONS)[number]));
  return [...inRound(s, 3), at('buying', g.pack.byNumber.indexOf(region))];
}

const STACKS: { readonly [P in Phase]: (site: Site) => Frame[] } = {
  setup: () => [frame('game')],
  start: site => [at('game', 1), at('start', turnOf(site))],
  third: site => [at('game', 2), at('third', turnOf(site))],
  choose: choosing,
  buy: buying,
  sell: site => [...inRound(site.s, 4), at('selling', turnOf(site))],
  order: site => [...inRound(site.s, 5), frame('order')],
  end: () => [],
};
