// Games of Vino between some bots, and what is kept of each.

import { type Bot, CHANCE, pick, type Stream, stream } from '@adega/kernel';
import type * as vino from '@adega/vino';

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

/** Everything follows from the seed: who sits where, chance, and each seat's thoughts. */
export function playStory(game: vino.Vino, t: vino.Tables, bots: readonly Bot[], seats: number, seed: string): GameStory {
  const casting = stream(seed, 'casting');
  const cast = Array.from({ length: seats }, () => bots[casting.below(bots.length)] as Bot);
  const chance = stream(seed, 'chance');
  const thoughts = cast.map((_, seat) => stream(seed, `bot ${seat}`));
  const told = cast.map((bot): Telling => ({ bot: bot.name, regions: [], varieties: [], won: 0, vineyards: 0, sales: [], bought: [] }));
  const money: number[][] = [];
  const s = game.start({ seats });
  const listen = (event: vino.Event): void => {
    if (event.kind === 'drawn') noteDraw(told[event.seat] as Telling, t, event['regions'] as number);
    if (event.kind === 'bought') noteRound((told[event.seat] as Telling).bought, s.round);
    if (event.kind === 'sold') (told[event.seat] as Telling).sales.push(event['n'] as number);
  };
  for (let open = game.decide(s); open.length > 0 && s.round <= MOST_ROUNDS; open = game.decide(s)) {
    const d = open[0] as (typeof open)[number];
    if (d.asks === 'sell' && money.length < s.round) money.push(s.players.map(p => p.money));
    const moves = d.by === CHANCE ? [pick(d, chance)] : answer(game, s, d, cast, thoughts);
    for (const move of moves) game.apply(s, d.by, move, listen);
  }
  const places = game.result(s);
  const first = places.filter(place => place.rank === 1).length;
  for (const { seat, rank } of places) (told[seat] as Telling).won = rank === 1 ? 1 / first : 0;
  for (const { seat, total } of game.scores(s)) (told[seat] as Telling).vineyards = total;
  return { rounds: s.round, stalled: s.bottles !== 0, seats: told, money };
}

function answer(
  game: vino.Vino,
  s: vino.State,
  d: ReturnType<vino.Vino['decide']>[number],
  cast: readonly Bot[],
  thoughts: readonly Stream[],
): readonly vino.Move[] {
  const look = () => game.view(s, d.by);
  return (cast[d.by] as Bot).plan({ game, seat: d.by, decision: d, look, rng: thoughts[d.by] as Stream });
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
