// A position in the words of a scenario: the way back from build.ts. Every word there is has a value, null where nothing is.

import { Row, type Told } from '@adega/kernel';
import { membersOf } from '@adega/kit';
import { REGIONS, VARIETIES } from '../data/words.ts';
import type { FrameKind, Whole } from '../frames.ts';
import { vineyardWords } from '../notation.ts';
import type { Setting } from '../rules/setting.ts';
import { HIDDEN, NOBODY, NONE, type Player, type State } from '../state.ts';
import type { Phase } from './words.ts';

/** A value at each of these words. */
const at = (words: readonly string[], of: (i: number) => unknown): Told => Object.fromEntries(words.map((w, i) => [w, of(i)]));
const wordsOf = (set: number, words: readonly string[]): string[] => membersOf(set).map(i => words[i] as string);

export function tellState(g: Setting, s: State, names: readonly string[]): Told {
  const name = (seat: number | undefined): string | null => names[seat ?? NONE] ?? null;
  return {
    phase: phaseOf(s),
    round: s.round,
    turn: name(turnOf(s)),
    region: REGIONS[s.stack.find(f => f.kind === 'region' || f.kind === 'newcomers')?.item ?? NONE] ?? null,
    order: new Row(s.order.map(name)),
    facedown: wordsOf(s.facedown, REGIONS),
    bottles: wordsOf(s.bottles, REGIONS),
    market: at(VARIETIES, i => (s.market[i] as number) * g.pack.step),
    bought: s.bought === 1,
    idle: s.idle,
    vineyards: at(vineyardWords(g.pack), v => name(s.owners[v])),
    markers: at(REGIONS, r => wordsOf(s.markers[r] as number, VARIETIES)),
    players: at(names, seat => tellPlayer(s.players[seat] as Player)),
  };
}

/** The phase that the frames of a position belong to; the first that is found. */
const PHASE_OF: readonly (readonly [FrameKind, Phase])[] = [
  ['start', 'start'],
  ['third', 'third'],
  ['buying', 'buy'],
  ['selling', 'sell'],
  ['order', 'order'],
];

function phaseOf(s: State): Phase {
  if (s.stack.length === 0) return 'end';
  return PHASE_OF.find(([kind]) => s.stack.some(f => f.kind === kind))?.[1] ?? 'choose';
}

/** Whose turn it is where turns go in order. */
const turnOf = (s: State): number => (s.stack as Whole[]).findLast(f => f.seat !== NOBODY)?.seat ?? NOBODY;

function tellPlayer(p: Player): Told {
  return {
    money: p.money,
    income: p.income,
    chosen: p.chosen === HIDDEN ? null : wordsOf(p.chosen, REGIONS),
    grows: at(REGIONS, r => VARIETIES[p.grows[r] as number] ?? null),
    cellar: at(VARIETIES, i => p.cellar[i]),
    pawns: p.pawns,
  };
}
