// A state is plain data: it can be looked at, copied, stored and rebuilt.

import { copyOf, freezeDeep } from '../equal.ts';
import type { GameEvent, Viewer } from '../game.ts';
import { outcomeOf, replay } from '../record.ts';
import { makeRecord, parseRecord } from '../record-text.ts';
import { all, anyOf, keysOf, type Law, type Moment, same } from './law.ts';

/** Who looks changes nothing. Frozen, so that a write that puts back what was there is found too. */
const looking: Law = {
  id: 'looking',
  when: 'position',
  check: at =>
    all([at.state, at.game.view(at.state, anyOf(at.viewers, at.rng) as Viewer)], s => {
      const frozen = freezeDeep(copyOf(s));
      lookAll(at, frozen);
      return same('changed', s, frozen);
    }),
};

function lookAll<S, M>({ game, seats, viewers, rng, over, record }: Moment<S, M>, s: S): void {
  for (const d of game.decide(s)) keysOf(game, d.moves);
  for (const seat of seats) {
    for (const m of game.candidates(s, seat)) {
      game.forbids(s, seat, m);
      game.wish(s, seat, m);
      game.parse(s, game.keyOf(m));
    }
  }
  for (const v of viewers) freezeDeep(record.entries.slice(-1).map(e => game.hear(freezeDeep(copyOf(e)), v)));
  for (const v of viewers) game.determinize(freezeDeep(game.view(s, v)), v, rng);
  game.scores(s);
  if (over) game.result(s);
  game.clone(s);
  game.positionKey(s);
}

/** A copy is equal and asks the same. */
const cloneEqual: Law = {
  id: 'clone-equal',
  when: 'position',
  check: ({ game, state, decisions }) => {
    const clone = game.clone(state);
    const equal = same('state / clone', state, clone);
    return typeof equal === 'string' ? equal : same('decisions / of the clone', decisions, game.decide(clone));
  },
};

/** Whatever was played since, no copy has changed. */
const copiesStay: Law = {
  id: 'copies-stay',
  when: 'end',
  check: ({ copies }) => all(copies, ({ copy, text }) => JSON.stringify(copy) === text || same('then / now', JSON.parse(text), copy)),
};

/** A stored state is the state, and asks the same. */
const json: Law = {
  id: 'json',
  when: 'position',
  check: ({ game, state, decisions }) => {
    const stored = JSON.parse(JSON.stringify(state)) as typeof state;
    const equal = same('state / stored', state, stored);
    return typeof equal === 'string' ? equal : same('decisions / of the stored', decisions, game.decide(stored));
  },
};

/** The record rebuilds the state. */
const recordRebuilds: Law = {
  id: 'record',
  when: 'end',
  check: ({ game, state, record }) => {
    const { state: rebuilt, problem } = replay(game, record);
    return problem === undefined ? same('state / rebuilt', state, rebuilt) : `entry ${problem.entry}: ${problem.problem} ${problem.found}`;
  },
};

/** The text of a record gives the record back. */
const recordText: Law = {
  id: 'record-text',
  when: 'end',
  check: ({ game, state, record, over }) => {
    const written = over ? { ...record, result: outcomeOf(game, state) } : record;
    const text = makeRecord(game, written);
    const read = parseRecord(game, text);
    if (read.problem !== undefined) return `line ${read.problem.line}: ${read.problem.problem} ${read.problem.found}`;
    const equal = same('written / read', written, read.record);
    return typeof equal === 'string' ? equal : text === makeRecord(game, read.record) || 'another text the second time';
  },
};

/** Events are for people: with and without a listener the same happens, and each event names its rule. */
const listening: Law = {
  id: 'listening',
  when: 'step',
  check: ({ game, step, state }) => {
    if (step === undefined) return undefined;
    const heard: GameEvent[] = [];
    const s = copyOf(step.before);
    game.apply(s, step.entry.by, step.entry.move, event => heard.push(event));
    const nameless = heard.find(e => e.rule === '' || e.kind === '');
    return nameless === undefined ? same('unheard / heard', state, s) : `an event without a name: ${JSON.stringify(nameless)}`;
  },
};

export const COPIES: readonly Law[] = [looking, cloneEqual, copiesStay, json, recordRebuilds, recordText, listening];
