// Games played at random over the wire, for tests that look at many positions.
import { stream } from '@adega/kernel';
import type { Position, Reply } from '@adega/wire';
import { makeHost } from '../table/host.ts';

const NAMES = ['Ana', 'Bea', 'Carlos', 'Dora'];

/** Every position of a game from its first question to its end. */
export function* randomGame(seats: number, seed: string): Generator<Position> {
  const host = makeHost(named => stream(named ?? seed, 'chance'));
  const rng = stream(seed, 'seats');
  let id = 0;
  const ask = (request: object): Position => {
    const reply: Reply = host.answer({ ...request, id: ++id });
    if (reply.type !== 'position') throw new Error(JSON.stringify(reply));
    return reply;
  };
  let now = ask({ type: 'open', game: 'vinhos/2016', names: NAMES.slice(0, seats), options: { regions: 'random' } });
  for (;;) {
    yield now;
    const { at, waiting, question } = now;
    if (waiting.for === 'nobody') return;
    if (waiting.for === 'confirm') now = ask({ type: 'confirm', at, seat: waiting.seat });
    else if (question === undefined) throw new Error('nobody is asked');
    else now = ask({ type: 'choose', at, seat: question.seat, key: question.offered[rng.below(question.offered.length)] });
  }
}
