// Makes the recorded games anew, after a change of rules or pack: node packages/vino/test/make-games.ts

import { writeFileSync } from 'node:fs';
import { vinoBots } from '@adega/bots';
import { begin, CHANCE, type Decision, enter, makeRecord, outcomeOf, type Playing, pick, stream } from '@adega/kernel';
import { compile } from '../data/pack.ts';
import { PACK } from '../data/packs.ts';
import { vino } from '../game.ts';
import type { Event, Move, State } from '../state.ts';
import { steer } from '../trials/steering.ts';

const game = vino(PACK);
const tables = compile(PACK);
const bots = vinoBots(tables);

interface Played {
  readonly playing: Playing<State, Move>;
  readonly events: readonly Event[];
  readonly seed: string;
}

type Answer = (s: State, d: Decision<Move>, rng: ReturnType<typeof stream>) => Move;

const judged: Answer = (s, d, rng) =>
  (bots[d.by % 2] as (typeof bots)[number]).choose({ game, seat: d.by, decision: d, look: () => game.view(s, d.by), rng });
const idle: Answer = (_s, d, rng) => d.moves.find(m => m.kind === 'pass') ?? pick(d, rng);
const anyhow: Answer = (s, d, rng) => steer(s, d, rng) ?? pick(d, rng);

function play(seats: number, seed: string, answer: Answer): Played {
  const [rng, chance] = [stream(seed, 'players'), stream(seed, 'chance')];
  const playing = begin(game, { seats });
  const events: Event[] = [];
  for (let d = game.decide(playing.state)[0]; d !== undefined; d = game.decide(playing.state)[0]) {
    enter(game, playing, d.by, d.by === CHANCE ? pick(d, chance) : answer(playing.state, d, rng), event => events.push(event));
  }
  return { playing, events, seed };
}

function save(name: string, comment: string, { playing, seed }: Played): void {
  const record = { ...playing.record, result: outcomeOf(game, playing.state) };
  writeFileSync(new URL(`games/${name}.txt`, import.meta.url), `# ${comment}; seed ${seed}\n${makeRecord(game, record)}`);
}

/** The first game of these seeds that ends as wanted. */
function search(seats: number, seed: string, answer: Answer, is: (played: Played) => boolean): Played {
  for (let n = 0; ; n++) {
    const played = play(seats, `${seed} ${n}`, answer);
    if (is(played)) return played;
  }
}

/** The purchase that took the last bottle was one of a government vineyard. */
function endsWithGovernment({ events }: Played): boolean {
  const end = events.findLastIndex(event => event.kind === 'bottle-gone');
  const last = events.slice(0, end).findLast(event => event.kind === 'bought' || event.kind === 'given');
  return last?.kind === 'bought' && tables.government[last['vineyard'] as number] === 1;
}

const endsWithTie = ({ playing }: Played): boolean => game.result(playing.state).some(place => place.rank === 1 && place.by === 'money');

for (const seats of [3, 4, 5])
  save(`players-${seats}`, `${seats} players, merchant and vintner in turn`, play(seats, `games-${seats}`, judged));
save('stall', 'nobody buys for three rounds in a row (vino.stall)', play(3, 'stall', idle));
save('last-government', 'the last government vineyard takes the last bottle (V20)', search(4, 'government', anyhow, endsWithGovernment));
save('tie-on-vineyards', 'two have most vineyards, money decides (V22)', search(5, 'tie', judged, endsWithTie));
