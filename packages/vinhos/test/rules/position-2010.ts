// Small positions of the editions of 2010, bare as those of 2016: cash 20, an account of 10, the investment on +1, 8 barrels, all markers of
// features at 0.

import { compile } from '../../data/pack.ts';
import { PACK_FIRST, PACK_RESERVE } from '../../data/packs.ts';
import type { Pack2010 } from '../../data/schema.ts';
import { editionFirst } from '../../editions/first.ts';
import { editionReserve } from '../../editions/reserve.ts';
import type { Whole } from '../../frames.ts';
import { type Vinhos, vinhos } from '../../game.ts';
import type { State } from '../../state.ts';
import { clear, Position } from './position.ts';

export interface Setting2010 {
  readonly edition?: 'reserve' | 'first';
  readonly seats?: number;
  readonly year?: number;
  readonly options?: { readonly [id: string]: string | number };
  /** With other component numbers. */
  readonly pack?: Pack2010;
}

const games: { readonly [edition: string]: Vinhos } = {
  reserve: vinhos(editionReserve, PACK_RESERVE),
  first: vinhos(editionFirst, PACK_FIRST),
};

const gameOf = (edition: 'reserve' | 'first', pack: Pack2010 | undefined): Vinhos => {
  if (pack === undefined) return games[edition] as Vinhos;
  return vinhos(edition === 'first' ? editionFirst : editionReserve, pack);
};

/** Where the investment marker stands for a number of its track. */
export const invested = (interest: number): number => interest + 2;

/** The very start of a game: chance is asked for the order. */
export function opening2010({ edition = 'reserve', seats = 4, options = {}, pack }: Setting2010 = {}): Position {
  const game = gameOf(edition, pack);
  return new Position(game, game.start({ seats, regions: 'recommended', ...options }));
}

/** A bare position: seat 0 is asked for its move. */
export function bare2010(setting: Setting2010 = {}): Position {
  const p = opening2010(setting);
  while (p.asks !== 'move') p.play(p.offers()[0] as string);
  const t = compile(setting.pack ?? (setting.edition === 'first' ? PACK_FIRST : PACK_RESERVE));
  return p.change(s => {
    clear(s, setting.year ?? 1, t.kinds);
    supplies(s, t);
    s.order = s.order.map((_, i) => i);
    for (const frame of s.stack as Whole[]) if (frame.seat >= 0) frame.seat = 0;
    s.turn.seat = 0;
    s.features.fill(0);
    for (const player of s.players) {
      Object.assign(player, { barrels: 8, atA: 0, atB: 0, atC: 0, account: 10, investment: invested(1), bankVp: 0, magnateVp: 0 });
    }
  });
}

function supplies(s: State, t: ReturnType<typeof compile>): void {
  const at = s.seats - 2;
  s.cubeSupply = t.cubes;
  s.wineries = t.wineries[at] as number;
  s.cellars = t.cellars[at] as number;
  s.farmers = t.farmers[at] as number;
  s.enologists = t.enologists[at] as number;
}
