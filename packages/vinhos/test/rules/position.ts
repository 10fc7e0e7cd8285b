// Small positions for the tests of the rules: a game after its setup with bare boards, to which a test adds what its rule is about.
//
// Bare means: seat 0 begins, everybody on the centre with 20 money and nothing built, every stack has a red vineyard on top,
// every pile the expert of the free move, no cubes anywhere, the vintage is P1.

import { CHANCE, isParseError, type Refusal, type Seat } from '@adega/kernel';
import { holdOffers } from '@adega/kernel/test/offered.ts';
import { membersOf } from '@adega/kit';
import { compile } from '../../data/pack.ts';
import { PACK_2016 } from '../../data/packs.ts';
import type { PackJson } from '../../data/schema.ts';
import { COLOURS, type Colour, FEATURES, REGIONS, type Region, TILE_ACTIONS, type TileAction } from '../../data/words.ts';
import { edition2016 } from '../../editions/2016.ts';
import type { Event } from '../../events.ts';
import type { Frame, FrameKind } from '../../frames.ts';
import { type Vinhos, vinhos } from '../../game.ts';
import { send } from '../../moves.ts';
import { frame } from '../../rules/setting.ts';
import { makeWine } from '../../rules/wine.ts';
import { CENTRE, type Move, NONE, PLACES, type Player, RED, type Sayable, type State } from '../../state.ts';

const game2016 = vinhos(edition2016, PACK_2016);
const tables = compile(PACK_2016);

export interface Setting {
  readonly seats?: number;
  readonly year?: number;
  /** With other component numbers. */
  readonly pack?: PackJson;
}

/** What an estate holds; what is not said is none. */
export interface Holding {
  readonly region?: Region;
  readonly colour?: Colour;
  readonly vineyards?: number;
  readonly wineries?: number;
  readonly farmers?: number;
  readonly enologists?: number;
  readonly cellar?: boolean;
  readonly waiting?: number;
  readonly onCellar?: number;
}

export class Position {
  readonly game: Vinhos;
  readonly s: State;
  readonly events: Event[] = [];

  constructor(game: Vinhos, s: State) {
    this.game = game;
    this.s = s;
  }

  player(seat: Seat = 0): Player {
    return this.s.players[seat] as Player;
  }

  /** The money of all seats. */
  get purses(): number[] {
    return this.s.players.map(player => player.money);
  }

  // What lies where. Each of these gives a changed copy: the position itself changes only by playing.

  change(how: (s: State) => void): this {
    const next = this.game.clone(this.s);
    how(next);
    // A test of another kind of game has a position class of its own.
    return new (this.constructor as new (game: Vinhos, s: State) => this)(this.game, next);
  }

  copy(): this {
    return this.change(() => {});
  }

  /** Changes a player by hand. */
  own(how: (p: Player) => void, seat: Seat = 0): this {
    return this.change(s => how(s.players[seat] as Player));
  }

  money(amount: number, seat: Seat = 0): this {
    return this.own(p => {
      p.money = amount;
    }, seat);
  }

  /** Barrels in the supply of a seat. */
  barrels(n: number, seat: Seat = 0): this {
    return this.own(p => {
      p.barrels = n;
    }, seat);
  }

  /** The marker of a seat on a space. */
  at(space: string, seat: Seat = 0): this {
    return this.own(p => {
      p.at = this.move(`enter ${space}`).to;
    }, seat);
  }

  estate(n: number, holding: Holding, seat: Seat = 0): this {
    const { region, colour, cellar, ...counts } = holding;
    return this.own(p => {
      p.estates[n - 1] = {
        region: region === undefined ? NONE : REGIONS.indexOf(region),
        colour: region === undefined ? NONE : COLOURS.indexOf(colour ?? 'red'),
        vineyards: region === undefined ? 0 : 1,
        wineries: 0,
        farmers: 0,
        enologists: 0,
        cellar: cellar === true ? 1 : 0,
        waiting: 0,
        onCellar: 0,
        ...counts,
      };
    }, seat);
  }

  /** All five alike. */
  estates(holding: Holding, seat: Seat = 0): this {
    return [1, 2, 3, 4, 5].reduce((p: this, n) => p.estate(n, holding, seat), this);
  }

  /** A wine at estate.place. */
  wine(at: string, region: Region, colour: Colour, quality: number, seat: Seat = 0): this {
    return this.own(p => {
      p.wines[spotOf(at)] = makeWine(quality, REGIONS.indexOf(region), COLOURS.indexOf(colour));
    }, seat);
  }

  cubes(region: Region, n: number): this {
    return this.change(s => {
      s.cubeSupply -= n - (s.cubes[REGIONS.indexOf(region)] as number);
      s.cubes[REGIONS.indexOf(region)] = n;
    });
  }

  expert(word: string, up = true, seat: Seat = 0): this {
    const set = 1 << this.move(`use ${word}`).item;
    return this.own(p => {
      if (up) p.expertsUp |= set;
      else p.expertsDown |= set;
    }, seat);
  }

  tile(action: TileAction, up = true, seat: Seat = 0): this {
    const set = 1 << TILE_ACTIONS.indexOf(action);
    return this.own(p => {
      if (up) p.tilesUp |= set;
      else p.tilesDown |= set;
    }, seat);
  }

  multiplier(id: string, manned = true, seat: Seat = 0): this {
    const set = 1 << tables.multiplierId.indexOf(id);
    return this.own(p => {
      p.multipliers |= set;
      if (manned) p.manned |= set;
    }, seat);
  }

  /** Barrels of a seat on spaces of the sales area. */
  sold(seat: Seat, ...spaces: string[]): this {
    return this.change(s => {
      for (const space of spaces) s.sales[this.move(`retrieve ${space}`).to] = seat;
    });
  }

  /** Barrels of a seat on spaces of the export area. */
  exported(seat: Seat, ...spaces: string[]): this {
    return this.change(s => {
      for (const space of spaces) s.exports[this.move(`export 1.1 ${space}`).to] = seat;
    });
  }

  /** The colour on top of a stack, NONE where it is empty. */
  top(region: Region, colour: Colour | undefined): this {
    return this.change(s => {
      s.tops[REGIONS.indexOf(region)] = colour === undefined ? NONE : COLOURS.indexOf(colour);
    });
  }

  vintage(id: string): this {
    return this.change(s => {
      s.vintage = tables.vintageId.indexOf(id);
    });
  }

  // what is asked, offered, refused, played

  move(line: string): Move & Sayable {
    const m = this.game.parse(this.s, line);
    if (isParseError(m)) throw new Error(`${line}: ${m.problem} ${m.word}`);
    return m as Move & Sayable;
  }

  get asks(): string {
    return this.game.decide(this.s)[0]?.asks ?? 'nothing';
  }

  get by(): number {
    return this.game.decide(this.s)[0]?.by ?? NONE;
  }

  /** Everything offered to a seat, or to whoever is asked first, that begins with a word. */
  offers(word = '', seat: number = this.by): string[] {
    const moves = this.game.decide(this.s).find(d => d.by === seat)?.moves ?? [];
    return moves.map(m => this.game.keyOf(m)).filter(key => key === word || key.startsWith(word === '' ? '' : `${word} `));
  }

  isOffered(line: string): boolean {
    return this.offers().includes(this.game.keyOf(this.move(line)));
  }

  /** Why a candidate is not offered. A line that is no candidate is a mistake of the test. */
  refusal(line: string, seat: Seat = this.by): Refusal | undefined {
    holdOffers(this.game, this.s);
    const m = this.move(line);
    const key = this.game.keyOf(m);
    if (!this.game.candidates(this.s, seat).some(c => this.game.keyOf(c) === key)) throw new Error(`${key} is no candidate`);
    return this.game.forbids(this.s, seat, m);
  }

  isCandidate(line: string): boolean {
    return this.game.candidates(this.s, this.by).some(c => this.game.keyOf(c) === line);
  }

  /** Plays lines for whoever is asked. */
  play(...lines: string[]): this {
    for (const line of lines) this.playBy(this.by, line);
    return this;
  }

  playBy(seat: number, line: string): this {
    holdOffers(this.game, this.s);
    this.game.apply(this.s, seat, this.move(line), event => this.events.push(event));
    return this;
  }

  /** Answers chance with its first outcome until a seat is asked. */
  draw(): this {
    while (this.by === CHANCE && this.asks !== 'nothing') this.play(this.offers()[0] as string);
    return this;
  }

  /** Runs one phase alone, from a step of it on: nothing comes after it. */
  run(kind: FrameKind, step = 0): this {
    const p = this.change(s => {
      s.stack = [{ ...frame(kind), step } as Frame, frame('after', 0)];
      s.turn.seat = NONE;
    });
    return p.play('end');
  }

  /** The parts of a seat's score by name. */
  score(seat: Seat = 0): { [part: string]: number } {
    const score = this.game.scores(this.s)[seat];
    return Object.fromEntries(score?.parts.map(({ part, amount }) => [part, amount]) ?? []);
  }
}

const spotOf = (at: string): number => {
  const [estate, place] = at.split('.').map(Number) as [number, number];
  return (estate - 1) * PLACES + place - 1;
};

/** The number of a multiplier in the display. */
export const multiplierTile = (id: string): number => TILE_ACTIONS.length + tables.multiplierId.indexOf(id);

export const regionOf = (region: Region): number => REGIONS.indexOf(region);

/** A wine as quality, region and colour, or nothing. */
export function wineAt(p: Position, at: string, seat: Seat = 0): string {
  const wine = p.player(seat).wines[spotOf(at)] as number;
  return wine === 0 ? '' : `${wine >> 5} ${REGIONS[(wine >> 1) & 15]} ${COLOURS[wine & 1]}`;
}

/** The experts before a seat by name. */
export const expertsOf = (p: Position, seat: Seat = 0): { up: string[]; down: string[] } => ({
  up: namesOf(p, p.player(seat).expertsUp),
  down: namesOf(p, p.player(seat).expertsDown),
});

const namesOf = (p: Position, set: number): string[] => membersOf(set).map(i => p.game.keyOf(send(i)).slice('send '.length));

/** The very start of a game: chance is asked for the order. */
export function opening(seats = 4, options: { [id: string]: string | number } = {}, pack: PackJson = PACK_2016): Position {
  const game = gameWith(pack);
  return new Position(game, game.start({ seats, regions: 'recommended', ...options }));
}

const gameWith = (pack: PackJson): Vinhos => (pack === PACK_2016 ? game2016 : vinhos(edition2016, pack));

/** A bare position: seat 0 is asked for its move. */
export function bare({ seats = 4, year = 1, pack = PACK_2016 }: Setting = {}): Position {
  const p = opening(seats, {}, pack);
  while (p.asks !== 'move') p.play(p.offers()[0] as string);
  return p.change(s => clear(s, year, compile(pack).kinds));
}

export function clear(s: State, year: number, kinds: number): void {
  s.year = year;
  s.tax = tables.yearSpace[year - 1] ?? NONE;
  s.vintage = 0;
  s.cubes.fill(0);
  s.cubeSupply = tables.cubes;
  s.ports = tables.ports;
  s.wineries = tables.wineries[s.seats - 2] as number;
  s.cellars = tables.cellars[s.seats - 2] as number;
  s.farmers = tables.farmers[s.seats - 2] as number;
  s.enologists = tables.enologists[s.seats - 2] as number;
  for (let region = 0; region < REGIONS.length; region++) {
    if (((s.regions >> region) & 1) === 0) continue;
    s.tops[region] = RED;
    for (let kind = 0; kind < kinds; kind++) s.below[region * kinds + kind] = kind === RED ? 1 : kind === 1 ? 2 : 0;
  }
  FEATURES.forEach((_, pile) => {
    s.piles[pile] = pile * 6 + 1;
    s.unseen[pile] = 0b111101 << (pile * 6);
    s.returned[pile] = [];
  });
  s.players.forEach(clearPlayer);
  // The frames below say which year it is, and how far it has come.
  const [game] = s.stack;
  if (game?.kind === 'game') game.step = year + 1;
}

function clearPlayer(p: Player): void {
  Object.assign(p, { money: 20, barrels: 2, atA: 2, atB: 2, atC: 2, at: CENTRE, fairPoints: 0, presented: 0 });
  Object.assign(p, { exportVp: 0, fairVp: 0, ports: 0, porting: 0 });
  Object.assign(p, { expertsUp: 0, expertsDown: 0, tilesUp: 0, tilesDown: 0, multipliers: 0, manned: 0 });
  p.wines.fill(0);
  for (const estate of p.estates) {
    Object.assign(estate, { region: NONE, colour: NONE, vineyards: 0, wineries: 0, farmers: 0, enologists: 0, cellar: 0 });
    Object.assign(estate, { waiting: 0, onCellar: 0 });
  }
}
