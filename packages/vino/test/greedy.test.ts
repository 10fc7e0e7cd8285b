// The judgements of Vino, on the game itself.

import { type Bot, CHANCE, type Decision, pick, stream } from '@adega/kernel';
import { expect, test } from 'vitest';
import { compile, type Move, PACK, type State, vino } from '../index.ts';
import { vinoBots } from '../judgement/greedy.ts';

const game = vino(PACK);
const [merchant, vintner] = vinoBots(compile(PACK)) as [Bot, Bot];

/** A whole game; what each seat sold, sale by sale. */
function play(cast: readonly Bot[], seed: string): { state: State; sold: number[][]; moves: string[] } {
  const [rng, chance] = [stream(seed, 'bots'), stream(seed, 'chance')];
  const state = game.start({ seats: cast.length });
  const sold: number[][] = cast.map(() => []);
  const moves: string[] = [];
  const answer = (d: Decision<Move>): Move =>
    (cast[d.by] as Bot).plan({ game, seat: d.by, decision: d, look: () => game.view(state, d.by), rng })[0] as Move;
  for (let d = game.decide(state)[0]; d !== undefined; d = game.decide(state)[0]) {
    const move = d.by === CHANCE ? pick(d, chance) : answer(d);
    if (move.kind === 'sell') sold[d.by]?.push(move.n);
    moves.push(game.keyOf(move));
    game.apply(state, d.by, move);
  }
  return { state, sold, moves };
}

const mean = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0) / numbers.length;

test('both play games to the end with three, four and five', () => {
  for (const seats of [3, 4, 5]) {
    const cast = Array.from({ length: seats }, (_, i) => (i % 2 === 0 ? merchant : vintner));
    expect(play(cast, `end ${seats}`).state.bottles).toBe(0);
  }
});

test('they play differently: the merchant sells much at once, the vintner little at a time', () => {
  const games = Array.from({ length: 6 }, (_, n) => play([merchant, vintner, merchant, vintner], `style ${n}`).sold);
  const of = (seats: readonly number[]): number => mean(games.flatMap(sold => seats.flatMap(seat => sold[seat] ?? [])));
  expect(of([0, 2])).toBeGreaterThan(1.5 * of([1, 3]));
});

test('the same streams give the same game', () => {
  expect(play([merchant, vintner, vintner], 'same').moves).toEqual(play([merchant, vintner, vintner], 'same').moves);
});

test('they go only by what their seat knows: what others have chosen makes no difference', () => {
  const s = game.start({ seats: 3 });
  const chance = stream('sealed', 'chance');
  while (game.decide(s).length === 1) {
    const d = game.decide(s)[0] as Decision<Move>;
    game.apply(s, d.by, pick(d, chance));
  }
  const [a, b] = [game.clone(s), game.clone(s)];
  const decision = game.decide(s)[0] as Decision<Move>;
  game.apply(a, 1, decision.moves[0] as Move);
  game.apply(b, 1, decision.moves[20] as Move);
  for (const bot of [merchant, vintner]) {
    const choices = [a, b].map(state => bot.plan({ game, seat: 0, decision, look: () => game.view(state, 0), rng: stream('ties') }));
    expect(choices[0]).toEqual(choices[1]);
  }
});

test('they beat players at random', () => {
  const random: Bot = { name: 'random', plan: ({ decision, rng }) => [pick(decision, rng)] };
  for (const bot of [merchant, vintner]) {
    const wins = Array.from({ length: 8 }, (_, n) => game.result(play([bot, random, random], `beat ${n}`).state)[0]?.rank === 1);
    expect(wins.filter(Boolean).length).toBeGreaterThan(5);
  }
});
