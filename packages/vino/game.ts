// Vino as a game of the kernel: a pack behind the contract.

import { answersOf, Flow, type Game, type OptionSpec, type Options, optionOf } from '@adega/kernel';
import { contentHash } from '@adega/kit/hash.ts';
import { writtenOnce } from '@adega/kit/notation.ts';
import { clone } from './clone.ts';
import { compile } from './data/pack.ts';
import type { PackJson } from './data/schema.ts';
import type { Event } from './events.ts';
import type { AskingKind, Frame, FrameOf } from './frames.ts';
import { makeMove, parseMove } from './notation.ts';
import { OLDER } from './older.ts';
import { positionKey } from './position-key.ts';
import { explain } from './refusals.ts';
import { KINDS } from './rules/kinds.ts';
import { resultOf, scoreOf } from './rules/scoring.ts';
import type { Setting } from './rules/setting.ts';
import { type Choices, startState } from './rules/setup.ts';
import { STANDING } from './standing.ts';
import type { Move, State } from './state.ts';
import { determinize, hear, view } from './view.ts';
import { wishFor } from './wishes.ts';

export type Vino = Game<State, Move, Event>;

/** Raised with every change of behaviour; docs/rule-changes.md says what changed. */
const RULES_VERSION = 2;

const OPTIONS: readonly OptionSpec[] = [
  { id: 'seats', values: [3, 4, 5], default: 4 },
  { id: 'money', values: ['open', 'hidden'], default: 'open', rule: 'vino.info' },
  { id: 'stall', values: ['on', 'off'], default: 'on', rule: 'vino.stall', ours: true },
];

export const choicesOf = (options: Options): Choices => ({
  seats: optionOf(OPTIONS, options, 'seats') as number,
  hideMoney: optionOf(OPTIONS, options, 'money') === 'hidden',
  endless: optionOf(OPTIONS, options, 'stall') === 'off',
});

export function vino(pack: PackJson): Vino {
  const tables = compile(pack);
  const g: Setting = { pack: tables, stack: [], emit: undefined };
  const keyOf = writtenOnce((m: Move) => makeMove(m, tables));
  const flow = new Flow<Setting, State, Frame, Move>(g, KINDS, keyOf);
  return {
    id: 'vino',
    rules: RULES_VERSION,
    pack: contentHash(pack),
    options: OPTIONS,
    standing: STANDING,
    older: OLDER,
    start(options) {
      const s = startState(g, choicesOf(options));
      flow.settle(s);
      return s;
    },
    ...answersOf(g, flow),
    forbids(s, by, m) {
      const f = flow.frameOf(s, by);
      const rule = flow.forbids(s, by, m);
      if (f === undefined) return { rule: 'vino.round' };
      if (rule !== undefined) return explain(g, s, f, by, m, rule);
      // Nothing forbids it, yet it may be no answer to the present question.
      return flow.decide(s).some(d => d.by === by && d.moves.includes(m)) ? undefined : { rule: 'vino.round' };
    },
    wish: (s, by, m) => wishFor(g, s, flow.frameOf(s, by) as FrameOf<AskingKind> | undefined, by, m),
    scores: s => s.players.map((_, seat) => scoreOf(g, s, seat)),
    result: s => resultOf(g, s),
    clone,
    positionKey,
    view,
    hear,
    determinize: (seen, _viewer, rng) => determinize(seen, rng),
    keyOf,
    parse: (_s, text) => parseMove(text, tables),
  };
}
