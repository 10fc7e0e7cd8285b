// Vinhos as a game of the kernel: an edition and a pack behind the contract.

import { answersOf, type Game, type Options, optionOf } from '@adega/kernel';
import { contentHash } from '@adega/kit/hash.ts';
import { writtenOnce } from '@adega/kit/notation.ts';
import { clone } from './clone.ts';
import { compile } from './data/pack.ts';
import type { PackJson } from './data/schema.ts';
import type { Edition } from './editions/edition.ts';
import type { Event } from './events.ts';
import type { AskingKind, FrameOf } from './frames.ts';
import { makeMove, parseMove } from './notation.ts';
import { OLDER } from './older.ts';
import { positionKey } from './position-key.ts';
import { refusalAt } from './refusals.ts';
import { rulesOf } from './rules/running.ts';
import { resultOf, scoreOf } from './rules/scoring.ts';
import { type Choices, startState } from './rules/setup.ts';
import { standingOf } from './standing.ts';
import type { Move, State } from './state.ts';
import { refusalUnlisted } from './unlisted.ts';
import { determinize, hear, view } from './view.ts';
import { actionOf, wishFor } from './wishes.ts';

export type Vinhos = Game<State, Move, Event>;

/** Raised with every change of behaviour; docs/rule-changes.md says what changed. */
const RULES_VERSION = 2;

export function vinhos(edition: Edition, pack: PackJson): Vinhos {
  const tables = compile(pack);
  let hash: string | undefined;
  const keyOf = writtenOnce((m: Move) => makeMove(m, tables));
  const { g, flow } = rulesOf(edition, tables);
  const forbids: Vinhos['forbids'] = (s, by, m) => {
    const f = flow.frameOf(s, by) as FrameOf<AskingKind> | undefined;
    if (f === undefined) return { rule: 'year.round' };
    const candidates = flow.candidates(s, by);
    return candidates.includes(m) ? refusalAt(g, s, f, m) : refusalUnlisted(candidates, m);
  };
  return {
    id: `vinhos/${edition.id}`,
    rules: RULES_VERSION,
    // Only records want it: a page that shows a game need not reckon it.
    get pack() {
      hash ??= contentHash(pack);
      return hash;
    },
    options: edition.options,
    standing: standingOf(tables, edition.standing),
    older: OLDER,
    start(options) {
      const s = startState(g, choicesOf(edition, options));
      flow.settle(s);
      return s;
    },
    ...answersOf(g, flow),
    forbids,
    wish(s, by, m) {
      const action = actionOf(m);
      return action !== undefined && flow.frameOf(s, by)?.kind === 'move' ? wishFor(g, s, by, m, action) : forbids(s, by, m);
    },
    scores: s => edition.automa?.scores(g, s) ?? s.players.map((_, seat) => scoreOf(g, s, seat)),
    result: s => edition.automa?.result(g, s) ?? resultOf(g, s),
    clone,
    positionKey,
    view,
    hear,
    determinize: (seen, _viewer, rng) => determinize(seen, rng, tables),
    keyOf,
    parse: (_s, text) => parseMove(text, tables),
  };
}

/** An option that the edition does not have is as it always is. The automa plays behind the people. */
export const choicesOf = ({ options: specs, automa }: Edition, options: Options): Choices => ({
  seats: (optionOf(specs, options, 'seats') as number) + (automa === undefined ? 0 : 1),
  randomRegions: optionOf(specs, options, 'regions') === 'random',
  moreEstates: optionOf(specs, options, 'estates') === 'five',
  pairsDue: optionOf(specs, options, 'maintenance') === 'pairs',
  seatOrder: optionOf(specs, options, 'order') === 'seats',
});
