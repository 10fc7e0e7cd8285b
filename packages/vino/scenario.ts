// Vino for scenarios: positions built from words and told in them.

import { Flow, isProblems, type Options, type Playhouse, type Problems, type Stage } from '@adega/kernel';
import { withPatch } from '@adega/kit/patch.ts';
import { compile } from './data/pack.ts';
import { type PackJson, parsePack } from './data/schema.ts';
import type { Frame } from './frames.ts';
import { choicesOf, vino } from './game.ts';
import { makeMove } from './notation.ts';
import { RULEBOOK } from './rulebook.ts';
import { KINDS } from './rules/kinds.ts';
import type { Setting } from './rules/setting.ts';
import { startState } from './rules/setup.ts';
import { RULINGS } from './rulings.ts';
import { build, type Site } from './scenario/build.ts';
import { readGiven } from './scenario/given.ts';
import { tellState } from './scenario/tell.ts';
import type { Move, State } from './state.ts';

/** Rules have names, rulings numbers. */
const isRule = (id: string): boolean => Object.hasOwn(RULEBOOK, id) || Object.hasOwn(RULINGS, id);

export const playhouse = (pack: PackJson): Playhouse => ({ id: 'vino', isRule, open: patch => open(pack, patch) });

function open(pack: PackJson, patch: unknown): Stage<State, Move> | Problems {
  const changed = withPatch(pack, patch, parsePack);
  return 'pack' in changed ? stageWith(changed.pack) : changed;
}

type Flowing = Flow<Setting, State, Frame, Move>;

function stageWith(pack: PackJson): Stage<State, Move> {
  const t = compile(pack);
  const g: Setting = { pack: t, stack: [], emit: undefined };
  const flow: Flowing = new Flow(g, KINDS, (m: Move) => makeMove(m, t));
  return {
    game: vino(pack),
    questions: flow.questions,
    build: (given, names, options) => buildWith(g, flow, given, names, options),
    tell: (s, names) => tellState(g, s, names),
  };
}

/** Builds, then lets the rules run to the first question. */
function buildWith(
  g: Setting,
  flow: Flowing,
  json: unknown,
  names: readonly string[],
  options: Options,
): { readonly state: State } | Problems {
  const given = readGiven(g.pack, names, json);
  if (isProblems(given)) return given;
  const site: Site = { g, s: startState(g, choicesOf({ ...options, seats: names.length })), given, names, problems: [] };
  build(site);
  if (site.problems.length > 0) return { problems: site.problems };
  flow.settle(site.s);
  return { state: site.s };
}
