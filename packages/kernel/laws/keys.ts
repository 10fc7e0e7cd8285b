// The key of a position: the same for equal positions, another for others.

import { copyOf, difference } from '../equal.ts';
import type { Decision, Random } from '../game.ts';
import { pick } from '../random-play.ts';
import { all, anyOf, type Law, type Moment, nameOf, type Verdict } from './law.ts';

/** However a position was come to, its key is the same: as a copy, from a store, by lines that commute, as a view. */
const keyEqual: Law = {
  id: 'key-equal',
  when: 'position',
  check: at => all(pairsOf(at), pair => equalKeys(at, pair)),
};

interface Pair<S> {
  readonly what: string;
  readonly a: S;
  readonly b: S;
}

/** Positions that are not equal are for other laws to judge. */
const equalKeys = <S, M>({ game }: Moment<S, M>, { what, a, b }: Pair<S>): Verdict =>
  difference(a, b) === undefined ? game.positionKey(a) === game.positionKey(b) || `${what}: two keys` : undefined;

function* pairsOf<S, M>({ game, state, viewers, decisions, rng }: Moment<S, M>): Iterable<Pair<S>> {
  yield { what: 'state, clone', a: state, b: game.clone(state) };
  yield { what: 'state, stored', a: state, b: JSON.parse(JSON.stringify(state)) as S };
  for (const v of viewers) {
    const view = game.view(state, v);
    yield { what: `${nameOf(v)}, once, twice`, a: view, b: game.view(view, v) };
  }
  if (decisions.length > 1) yield inBothOrders(game, state, decisions.slice(0, 2), rng);
}

function inBothOrders<S, M>(game: Moment<S, M>['game'], state: S, open: readonly Decision<M>[], rng: Random): Pair<S> {
  const moves = open.map(d => ({ by: d.by, move: pick(d, rng) }));
  const [a, b] = [copyOf(state), copyOf(state)];
  for (const { by, move } of moves) game.apply(a, by, move);
  for (const { by, move } of moves.toReversed()) game.apply(b, by, move);
  return { what: 'in one order, in the other', a, b };
}

const LEAVES = 4;

/** Whatever is changed in a position, and wherever it goes by a move, its key is another. */
const keyDiffers: Law = {
  id: 'key-differs',
  when: 'step',
  check: ({ game, state, step, rng }) => {
    if (step === undefined) return undefined;
    const key = game.positionKey(state);
    if (difference(step.before, state) !== undefined && game.positionKey(step.before) === key) return 'before and after the move';
    for (let n = 0; n < LEAVES; n++) {
      const other = copyOf(state);
      const where = changeOne(other, rng);
      if (difference(state, other) !== undefined && game.positionKey(other) === key) return `another ${where}, the same key`;
    }
    return true;
  },
};

type Branch = { [key: string]: unknown };

/** Changes something in plain data, and says where: a list loses its last, a leaf is another. What is empty stays as it is. */
function changeOne(data: unknown, rng: Random, path = ''): string {
  if (Array.isArray(data) && rng.below(4) === 0) {
    data.pop();
    return `${path}.length`;
  }
  const branch = data as Branch;
  const key = anyOf(Object.keys(branch), rng);
  if (key === undefined) return path;
  const inner = branch[key];
  const here = `${path}.${key}`;
  if (typeof inner === 'object' && inner !== null) return changeOne(inner, rng, here);
  branch[key] = otherThan(inner, rng);
  return here;
}

function otherThan(leaf: unknown, rng: Random): unknown {
  if (typeof leaf === 'number') return leaf + (rng.below(2) === 0 ? 1 : -1);
  if (typeof leaf === 'boolean') return !leaf;
  return typeof leaf === 'string' ? `${leaf}s` : leaf;
}

export const KEYS: readonly Law[] = [keyEqual, keyDiffers];
