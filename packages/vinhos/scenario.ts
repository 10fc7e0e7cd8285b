// Vinhos for scenarios: positions built from words and told in them.

import { isProblems, type Options, type Playhouse, type Problems, type Stage } from '@adega/kernel';
import { withPatch } from '@adega/kit/patch.ts';
import { compile } from './data/pack.ts';
import { type PackJson, parsePack } from './data/schema.ts';
import type { Edition } from './editions/edition.ts';
import { choicesOf, vinhos } from './game.ts';
import { RULEBOOK } from './rulebook.ts';
import { type Rules, rulesOf } from './rules/running.ts';

import { startState } from './rules/setup.ts';
import { RULINGS } from './rulings.ts';
import { buildBoard, buildLost, buildSupplies } from './scenario/board.ts';
import { readGiven } from './scenario/given.ts';
import { buildLacerda, playersNamed } from './scenario/lacerda.ts';
import { buildPhase, phaseOf } from './scenario/phases.ts';
import { buildPlayers } from './scenario/players.ts';
import { type Site, wrong } from './scenario/site.ts';
import { tellState } from './scenario/tell.ts';
import { unlistedOf } from './scenario/unlisted.ts';
import { type Words, wordsOf } from './scenario/words.ts';
import type { Move, State } from './state.ts';

/** Rules have names, rulings numbers. */
const isRule = (id: string): boolean => Object.hasOwn(RULEBOOK, id) || Object.hasOwn(RULINGS, id);

export const playhouse = (edition: Edition, pack: PackJson): Playhouse => ({
  id: `vinhos/${edition.id}`,
  isRule,
  open: patch => open(edition, pack, patch),
});

function open(edition: Edition, pack: PackJson, patch: unknown): Stage<State, Move> | Problems {
  const changed = withPatch(pack, patch, json => parsePack(json, pack.edition));
  return 'pack' in changed ? stageOf(edition, changed.pack) : changed;
}

function stageOf(edition: Edition, pack: PackJson): Stage<State, Move> {
  const t = compile(pack);
  const rules = rulesOf(edition, t);
  const w = wordsOf(t, t.tileCount.length + t.multipliers);
  return {
    game: vinhos(edition, pack),
    questions: rules.flow.questions,
    build: (given, names, options) => build(rules, w, given, names, options),
    tell: (s, names) => tellState(rules.g, w, s, playersNamed(rules.g, names)),
    unlisted: (s, by, m) => (rules.flow.frameOf(s, by)?.kind === 'move' ? unlistedOf(rules.g, s, by, m) : undefined),
  };
}

/** A scenario is about a position, not about a draw: where it names no regions, the recommended ones are in play. */
const UNSAID: Options = { regions: 'recommended' };

/** Builds, then lets the rules run to the first question. */
function build(
  { g, flow }: Rules,
  w: Words,
  json: unknown,
  people: readonly string[],
  options: Options,
): { readonly state: State } | Problems {
  const names = playersNamed(g, people);
  const given = readGiven(w, names, json);
  if (isProblems(given)) return given;
  const s = startState(g, choicesOf(g.edition, { ...UNSAID, ...options, seats: people.length }));
  const site: Site = { g, w, names, given, s, problems: [], experts: 0, tiles: [] };
  if (phaseOf(site) === 'setup') onlyPhase(site);
  else place(site);
  if (site.problems.length > 0) return { problems: site.problems };
  return settled(flow, s);
}

function place(site: Site): void {
  buildBoard(site);
  buildPlayers(site);
  buildSupplies(site);
  buildLacerda(site);
  buildLost(site);
  buildPhase(site);
}

/** A game that has not begun has nothing to be said of. */
function onlyPhase(site: Site): void {
  for (const word of Object.keys(site.given)) if (word !== 'phase') wrong(site, [word], 'absent in a game that has not begun', word);
}

/** A position in which somebody could do nothing at all stops the rules: that is the scenario's mistake. */
function settled(flow: Rules['flow'], s: State): { readonly state: State } | Problems {
  try {
    flow.settle(s);
    return { state: s };
  } catch (error) {
    return {
      problems: [
        { path: '', expected: 'a position in which the game can go on', got: error instanceof Error ? error.message : String(error) },
      ],
    };
  }
}
