// How good a position of Vinhos is for a player: chapters of features, by edition.

import { type Aim, type Judgement, type Seat, USUAL } from '@adega/kernel';
import { compile, type Tables } from '../data/pack.ts';
import type { PackJson } from '../data/schema.ts';
import type { Edition } from '../editions/edition.ts';
import type { Whole } from '../frames.ts';
import { majorities, scoreOf } from '../rules/scoring.ts';
import { type Setting, settingFor } from '../rules/setting.ts';
import { LACERDA, YOU } from '../solo/lacerda.ts';
import type { Player, State } from '../state.ts';
import { columns, marker, renown } from './board.ts';
import type { Chapter } from './chapter.ts';
import { estates, harvest, regions } from './estates.ts';
import { fair, order } from './fair.ts';
import { byHand } from './hand.ts';
import { lacerda } from './lacerda.ts';
import { bank, purse } from './purse.ts';
import { rows, tracks } from './rows.ts';
import { score2010, score2016 } from './score.ts';
import { experts, multipliers, tiles } from './staff.ts';
import { wines } from './wines.ts';

const both = (pack: Tables): Chapter[] => [
  ...[purse, estates, regions, harvest, wines, experts],
  ...[fair, order, marker, renown, columns(pack)],
];

function chaptersOf({ bank: hasBank, automa }: Edition, pack: Tables): Chapter[] {
  if (hasBank !== undefined) return [score2010, ...both(pack), bank, rows(pack), tracks];
  const own = [score2016, ...both(pack), tiles, multipliers];
  return automa === undefined ? own : [...own, lacerda];
}

export function judgementOf(edition: Edition, pack: PackJson): Judgement<State> {
  const tables = compile(pack);
  const g = settingFor(edition, tables);
  const chapters = chaptersOf(edition, tables);
  const about = new Map(chapters.flatMap(chapter => chapter.names.map(name => [name, chapter.but?.[name] ?? chapter.about])));
  const phases = phasesOf(tables);
  const alone = edition.automa !== undefined;
  return {
    game: `vinhos/${edition.id}`,
    features: chapters.flatMap(chapter => chapter.names),
    aboutOf: feature => about.get(feature) ?? USUAL,
    phases,
    phaseOf: s => phaseOf(g, s),
    traits: phases.map((_, phase) => traitsOf(phase, phases.length)),
    read(s, seat, into) {
      const p = s.players[seat] as Player;
      let at = 0;
      for (const chapter of chapters) {
        chapter.read(g, s, seat, p, into, at);
        at += chapter.names.length;
      }
    },
    alone,
    aims: alone ? awardsFor(g) : [{ name: 'margin', worth: 1, counts: 'amount', of: (s, seat) => marginOf(g, s, seat) }],
    grain: alone ? 0.1 : 1,
    byHand: (feature, phase) => byHand(feature, phase / (phases.length - 1)),
    turnOf,
    roundOf: s => phaseOf(g, s),
  };
}

function phasesOf(tables: Tables): string[] {
  const years = Array.from({ length: tables.years }, (_, i) => i + 1);
  return ['setup', ...years.flatMap(year => [`year ${year}, round 1`, `year ${year}, round 2`, `year ${year}, its end`]), 'the end'];
}

/** How late it is, and which part of a year. */
function traitsOf(phase: number, phases: number): number[] {
  const [late, part] = [phase / (phases - 1), (phase - 1) % 3];
  const isYear = phase > 0 && phase < phases - 1;
  const marks = [isYear && part === 1, isYear && part === 2, phase === 0, phase === phases - 1];
  return [1, late, late * late, ...marks.map(Number)];
}

/** Setup, then for each year its rounds and what follows them, then what comes after the last fair. */
function phaseOf(g: Setting, s: State): number {
  if (s.year === 0) return 0;
  if (s.year > g.pack.years || s.stack.length === 0) return 3 * g.pack.years + 1;
  const phase = s.stack[1];
  const rounds = g.edition.year.indexOf('production') - 1;
  const isLate = phase !== undefined && phase.kind === 'year' && phase.step > rounds;
  return 3 * (s.year - 1) + (isLate ? 3 : s.round >= 2 ? 2 : 1);
}

/** What a seat has more than the mean of the others. */
function marginOf(g: Setting, s: State, seat: Seat): number {
  let others = 0;
  for (let i = 0; i < s.players.length; i++) if (i !== seat) others += scoreOf(g, s, i).total;
  return scoreOf(g, s, seat).total - others / (s.players.length - 1);
}

/** Each kind of award by itself: what is given for having more is foretold by how much more there is. */
function awardsFor(g: Setting): Aim<State>[] {
  const sheet = (s: State, part: string): number => g.edition.automa?.sheet(g, s).find(row => row.part === part)?.amount ?? 0;
  const points = (s: State, seat: Seat): number => scoreOf(g, s, seat).total;
  const you = (s: State): Player => s.players[YOU] as Player;
  const his = (s: State): Player => s.players[LACERDA] as Player;
  return [
    { name: 'points', worth: 4, counts: 'above', slope: 0.08, of: s => points(s, YOU) - points(s, LACERDA) },
    { name: 'money', worth: 2, counts: 'above', slope: 0.1, of: s => you(s).money - his(s).money },
    { name: 'trophies', worth: 1, counts: 'amount', of: s => sheet(s, 'trophies') },
    { name: 'estates', worth: 1, counts: 'amount', of: s => sheet(s, 'estates') },
    { name: 'export', worth: 1, counts: 'above', slope: 0.03, of: s => majorities.of(g, s, YOU) - majorities.of(g, s, LACERDA) },
    { name: 'magnates', worth: 1, counts: 'above', slope: 0.3, of: s => 0.5 - you(s).atA - you(s).atB - you(s).atC },
  ];
}

/** The turn at hand, its last draws apart; what is asked between turns belongs to its stretch of the year. */
function turnOf(s: State): number {
  const [, stretch, part] = s.stack as Whole[];
  const step = part === undefined || part.kind === 'turn' || part.kind === 'buy-tiles' ? 0 : part.step;
  const id = ((s.year * 8 + s.round) * 32 + (stretch?.step ?? 0)) * 32 + step;
  for (const f of s.stack) if (f.kind === 'turn') return id * 4 + (f.step < 3 ? 1 : 2);
  return id * 4;
}
