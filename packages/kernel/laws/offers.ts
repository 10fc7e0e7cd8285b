// What is offered: legality has one source.

import { copyOf, difference } from '../equal.ts';
import { type Actor, CHANCE, type Decision, isParseError, NotOffered, type Refusal } from '../game.ts';
import { all, anyOf, decisionOf, keysOf, type Law, type Moment, messageOf, same, type Verdict } from './law.ts';

/** As much of a moment as says who is asked for what. */
type Asked<S, M> = Pick<Moment<S, M>, 'game' | 'state' | 'decisions' | 'seats'>;

/** Offered are the candidates that nothing forbids, in their order; who is not asked has no candidates. */
export const offered = {
  id: 'offered',
  when: 'position',
  check: <S, M>(at: Asked<S, M>): Verdict =>
    all(at.seats, seat => {
      const d = decisionOf(at.decisions, seat);
      const candidates = at.game.candidates(at.state, seat);
      if (d === undefined) return candidates.length === 0 || `seat ${seat} is not asked, yet has candidates`;
      const free = candidates.filter(m => at.game.forbids(at.state, seat, m) === undefined);
      return same(`seat ${seat}, offered / not forbidden`, keysOf(at.game, d.moves), keysOf(at.game, free));
    }),
} satisfies Law;

const keysUnique: Law = {
  id: 'keys-unique',
  when: 'position',
  check: at => all([...at.decisions.map(d => d.moves), ...at.seats.map(seat => at.game.candidates(at.state, seat))], m => uniqueIn(at, m)),
};

function uniqueIn<S, M>(at: Moment<S, M>, moves: readonly M[]): Verdict {
  const seen = new Set<string>();
  for (const key of keysOf(at.game, moves)) {
    if (seen.has(key)) return `twice: ${key}`;
    seen.add(key);
  }
  return moves.length > 0 || undefined;
}

/** There is always an answer, and a seat is asked only where it has a choice, where others cannot tell that it has none, or where the
 *  game says that the only answer is asked for. */
const choice: Law = {
  id: 'choice',
  when: 'position',
  check: at =>
    all(at.decisions, d => {
      const only = d.moves[0];
      if (only === undefined) return `${d.asks} has no answer`;
      const isAsked = d.by === CHANCE || d.moves.length > 1 || at.hooks.asked?.(only) === true;
      return isAsked || !isPublic(at, d) || `${d.asks} has one answer, and everybody knows it`;
    }),
};

function isPublic<S, M>({ game, state }: Moment<S, M>, d: Decision<M>): boolean {
  const seen = decisionOf(game.decide(game.view(state, 'watcher')), d.by);
  return seen !== undefined && difference(keysOf(game, seen.moves), keysOf(game, d.moves)) === undefined;
}

/** Chance says how often: a whole number of times, at least once, for each outcome. */
const weights: Law = {
  id: 'weights',
  when: 'position',
  check: at =>
    all(at.decisions, d => {
      if (d.weights === undefined) return undefined;
      if (d.weights.length !== d.moves.length) return `${d.asks}: ${d.weights.length} weights for ${d.moves.length} outcomes`;
      return d.weights.every(w => Number.isInteger(w) && w > 0) || `${d.asks}: weights ${d.weights.join(' ')}`;
    }),
};

/** A refusal names its rule, and its numbers add up. */
export const refusals = {
  id: 'refusals',
  when: 'position',
  check: <S, M>(at: Asked<S, M>): Verdict =>
    all(at.seats, seat => all(at.game.candidates(at.state, seat), m => wellFormed(at.game.forbids(at.state, seat, m)))),
} satisfies Law;

function wellFormed(refusal: Refusal | undefined): Verdict {
  if (refusal === undefined) return undefined;
  const { rule, needs, has, missing } = refusal;
  if (rule === '') return 'no rule';
  if (missing === undefined) return true;
  if (missing <= 0) return `${rule}: missing ${missing}`;
  if (needs === undefined || has === undefined) return `${rule}: missing ${missing}, but not of what`;
  const sum = needs.reduce((n, part) => n + part.amount, 0);
  return sum - has === missing || `${rule}: needs ${sum}, has ${has}, missing ${missing}`;
}

/** The text of a move is understood where the move can be made. */
const keysParse: Law = {
  id: 'keys-parse',
  when: 'position',
  check: at => all([...at.decisions.map(d => d.moves), ...at.seats.map(seat => at.game.candidates(at.state, seat))], m => parsedAll(at, m)),
};

function parsedAll<S, M>({ game, state }: Moment<S, M>, moves: readonly M[]): Verdict {
  return all(moves, m => {
    const key = game.keyOf(m);
    const parsed = game.parse(state, key);
    return isParseError(parsed) ? `${key}: ${parsed.problem} ${parsed.word}` : same(key, m, parsed);
  });
}

const TRIED = 4;

/** What is not offered is not accepted, and leaves no trace: greyed moves, moves of who is not asked, and moves as others hear them. */
const refused: Law = {
  id: 'refused',
  when: 'position',
  check: at => all([...greyed(at), ...strangers(at)], ([by, m]) => refusesAt(at, at.state, by, m)),
};

function greyed<S, M>(at: Moment<S, M>): [Actor, M][] {
  return at.seats.flatMap(seat => {
    const grey = at.game.candidates(at.state, seat).filter(m => at.game.forbids(at.state, seat, m) !== undefined);
    const tried = grey.length <= TRIED ? grey : Array.from({ length: TRIED }, () => anyOf(grey, at.rng) as M);
    return tried.map((m): [Actor, M] => [seat, m]);
  });
}

function strangers<S, M>(at: Moment<S, M>): [Actor, M][] {
  const m = at.decisions[0]?.moves[0] ?? at.record.entries.at(-1)?.move;
  if (m === undefined) return [];
  return [CHANCE, ...at.seats].filter(by => decisionOf(at.decisions, by) === undefined).map(by => [by, m]);
}

function refusesAt<S, M>({ game }: Moment<S, M>, s: S, by: Actor, m: M): Verdict {
  const state = copyOf(s);
  try {
    game.apply(state, by, m);
  } catch (error) {
    return error instanceof NotOffered ? same('changed', s, state) : messageOf(error);
  }
  return `accepted: ${by} ${game.keyOf(m)}`;
}

/** What others hear of a masked move is no move. */
const masked: Law = {
  id: 'masked',
  when: 'step',
  check: at => {
    const { game, step } = at;
    if (step === undefined) return undefined;
    const { by, move } = step.entry;
    return all(at.viewers, v => {
      const heard = game.hear(step.entry, v).move;
      return game.keyOf(heard) === game.keyOf(move) ? undefined : refusesAt(at, step.before, by, heard);
    });
  },
};

export const OFFERS: readonly Law[] = [offered, keysUnique, choice, weights, refusals, keysParse, refused, masked];
