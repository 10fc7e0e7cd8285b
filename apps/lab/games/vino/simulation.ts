// Games of Vino between some bots, and what is kept of each.

import { type Bot, type Options, seatsOf } from '@adega/kernel';
import type * as vino from '@adega/vino';
import { castOf, playTold, winsOf } from '../../study/told.ts';

/** One seat's part in a game. */
export interface SeatStory {
  readonly bot: string;
  /** Regions and varieties of the start markers. */
  readonly regions: readonly number[];
  readonly varieties: readonly number[];
  /** Its share of the first place. */
  readonly won: number;
  readonly vineyards: number;
  /** The amounts sold, sale by sale. */
  readonly sales: readonly number[];
  /** The rounds in which something was bought. */
  readonly bought: readonly number[];
}

export interface GameStory {
  readonly rounds: number;
  readonly stalled: boolean;
  readonly seats: readonly SeatStory[];
  /** Money of each seat after buying, round by round. */
  readonly money: readonly (readonly number[])[];
}

type Telling = { -readonly [K in keyof SeatStory]: SeatStory[K] extends readonly number[] ? number[] : SeatStory[K] };

/** A game that goes on longer has no end among these bots. */
const MOST_ROUNDS = 40;

export function playStory(game: vino.Vino, t: vino.Tables, options: Options, bots: readonly Bot[], seed: string): GameStory {
  const cast = castOf(bots, seatsOf(game, options).length, seed);
  const told = cast.map((bot): Telling => ({ bot: bot.name, regions: [], varieties: [], won: 0, vineyards: 0, sales: [], bought: [] }));
  const money: number[][] = [];
  const s = playTold(game, options, cast, seed, {
    hear(event, { round }) {
      if (event.kind === 'drawn') noteDraw(told[event.seat] as Telling, t, event['regions'] as number);
      if (event.kind === 'bought') noteRound((told[event.seat] as Telling).bought, round);
      if (event.kind === 'sold') (told[event.seat] as Telling).sales.push(event['n'] as number);
    },
    goesOn({ round, players }, { asks }) {
      if (round <= MOST_ROUNDS && asks === 'sell' && money.length < round) money.push(players.map(p => p.money));
      return round <= MOST_ROUNDS;
    },
  });
  winsOf(game, s).forEach((won, seat) => {
    (told[seat] as Telling).won = won;
  });
  for (const { seat, total } of game.scores(s)) (told[seat] as Telling).vineyards = total;
  return { rounds: s.round, stalled: s.bottles !== 0, seats: told, money };
}

function noteRound(rounds: number[], round: number): void {
  if (round > 0 && rounds.at(-1) !== round) rounds.push(round);
}

function noteDraw(story: Telling, t: vino.Tables, set: number): void {
  t.start.forEach((variety, region) => {
    if (((set >> region) & 1) === 0) return;
    story.regions.push(region);
    story.varieties.push(variety);
  });
}
