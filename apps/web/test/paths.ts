// Every offered move has a path of things of its own, over positions of random games.

import { stream } from '@adega/kernel';
import { nthOptions } from '@adega/kernel/test/on-trial.ts';
import { gameOf } from '@adega/shelf';
import type { Position } from '@adega/wire';
import { makeHost } from '../table/host.ts';
import { faceOf } from './faces.ts';

const NAMES = ['Ana', 'Bea', 'Carlos', 'Dora', 'Elio'];

/** Positions with a question, of random games one after the other, with every number of players and every value of every option in turn. */
export function* positions(seed: string, count: number, id = 'vinhos/2016'): Generator<Position> {
  let given = 0;
  for (let game = 0; given < count; game++) {
    const rng = stream(`${seed}.${game}`, 'seats');
    const host = makeHost(() => stream(`${seed}.${game}`, 'chance'));
    const ask = (request: object): Position => host.answer({ ...request, id: 0 }) as Position;
    const { seats = 1, ...options } = nthOptions(gameOf(id)?.options ?? [], game);
    let now = ask({ type: 'open', game: id, names: NAMES.slice(0, Number(seats)), options });
    while (now.waiting.for !== 'nobody' && given < count) {
      const { at, waiting, question } = now;
      if (question !== undefined) {
        given++;
        yield now;
      }
      const key = question?.offered[rng.below(question.offered.length)];
      now = ask(
        waiting.for === 'confirm' ? { type: 'confirm', at, seat: waiting.seat } : { type: 'choose', at, seat: question?.seat, key },
      );
    }
  }
}

/** What is wrong with the paths of a position. */
export function faultsOf(position: Position): string[] {
  const face = faceOf(position.game);
  const offered = position.question?.offered ?? [];
  const paths = offered.map(key => ({ key, path: face.path(position, key) }));
  const whole = new Map(paths.map(({ key, path }) => [path.join(' '), key]));
  const faults = paths.flatMap(({ key, path }) => {
    const prefixes = path.slice(1).map((_, i) => path.slice(0, i + 1).join(' '));
    const parts = path.filter(id => !/^(choice:.+|[a-z]+(:\d+){1,2})$/.test(id));
    return [
      ...(path.length === 0 || new Set(path).size < path.length ? [`${key}: no path`] : []),
      ...parts.map(id => `${key}: ${id} is no thing`),
      ...prefixes.filter(prefix => whole.has(prefix)).map(prefix => `${key}: ${whole.get(prefix)} comes first`),
    ];
  });
  return whole.size < offered.length ? [...faults, `${offered.length - whole.size} paths stand for several moves`] : faults;
}
