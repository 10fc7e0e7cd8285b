// What lies on the board and can run out (A153): renown cubes, stacks of vineyards, piles of experts. Turning up what nobody has seen.

import type { Seat } from '@adega/kernel';
import { has, lowest } from '@adega/kit';
import { expertUp, vineyardUp } from '../moves.ts';
import type { RuleId } from '../rulebook.ts';
import { NOBODY, NONE, type State, UNTURNED } from '../state.ts';
import { chance, type Draw, end, nothing, type Procedure, push, type Setting } from './setting.ts';

export const isInPlay = (s: State, region: number): boolean => has(s.regions, region);

export const hasRoom = (g: Setting, s: State, region: number): boolean =>
  (s.cubes[region] as number) < (g.pack.cubeSpaces[region] as number);

/** vineyard.cube: a cube from the supply into the region, if both have room. */
export function placeCube(g: Setting, s: State, seat: Seat, region: number, rule: RuleId): void {
  if (s.cubeSupply === 0 || !hasRoom(g, s, region)) return;
  s.cubeSupply--;
  s.cubes[region] = (s.cubes[region] as number) + 1;
  g.emit?.({ rule, kind: 'cube-placed', seat, region });
}

export const belowOf = (g: Setting, s: State, region: number, kind: number): number => s.below[region * g.pack.kinds + kind] as number;

function tilesBelow(g: Setting, s: State, region: number): number {
  let n = 0;
  for (let kind = 0; kind < g.pack.kinds; kind++) n += belowOf(g, s, region, kind);
  return n;
}

/** Takes the top vineyard of a region; what is below stays unturned until somebody may use what it shows (flow.reveal). */
export function takeVineyard(g: Setting, s: State, region: number): number {
  const kind = s.tops[region] as number;
  s.tops[region] = tilesBelow(g, s, region) > 0 ? UNTURNED : NONE;
  return kind;
}

/** Takes the top expert of a pile. */
export function takeExpert(s: State, pile: number): number {
  const expert = s.piles[pile] as number;
  s.piles[pile] = s.unseen[pile] !== 0 || (s.returned[pile] as number[]).length > 0 ? UNTURNED : NONE;
  return expert;
}

/** expert.discard: face up under its pile, so that all know the order (A152); under an empty pile it is the top. */
export function returnExpert(g: Setting, s: State, seat: Seat, expert: number): void {
  const pile = g.pack.expertFeature[expert] as number;
  if (s.piles[pile] === NONE) s.piles[pile] = expert;
  else (s.returned[pile] as number[]).push(expert);
  g.emit?.({ rule: 'expert.discard', kind: 'expert-returned', seat, expert });
}

export const isUnturned = (s: State): boolean => s.tops.includes(UNTURNED) || s.piles.includes(UNTURNED);

/** flow.reveal: turns up every stack and pile whose top is unseen, one after the other. */
export const turnUp: Procedure<'turn-up'> = {
  run(g, s) {
    const region = s.tops.indexOf(UNTURNED);
    if (region >= 0) return push(g, 'turn-vineyard', NONE, 0, region);
    const pile = s.piles.indexOf(UNTURNED);
    if (pile >= 0) return push(g, 'turn-expert', NONE, 0, pile);
    end(g);
  },
};

/** The top of one stack: any of the tiles below, unless somebody has put them in order. */
export const turnVineyard: Draw<'turn-vineyard'> = {
  by: chance,
  moves(g, s, f, out) {
    const known = s.arranged[f.item]?.tiles?.[0];
    for (let kind = 0; kind < g.pack.kinds; kind++) {
      if (known === undefined ? belowOf(g, s, f.item, kind) > 0 : kind === known) out.push(vineyardUp(f.item, kind));
    }
  },
  forbids: nothing,
  weights: (g, s, f, moves) => moves.map(m => belowOf(g, s, f.item, m.to)),
  open: (_g, s, f) => s.arranged[f.item] === null,
  play(g, s, f, m) {
    end(g);
    s.tops[f.item] = m.to;
    s.below[f.item * g.pack.kinds + m.to] = belowOf(g, s, f.item, m.to) - 1;
    s.arranged[f.item]?.tiles?.shift();
    if (tilesBelow(g, s, f.item) === 0) s.arranged[f.item] = null;
    g.emit?.({ rule: 'flow.reveal', kind: 'vineyard-up', seat: NOBODY, region: f.item, tile: m.to });
  },
};

/** The top of one pile: any that nobody has seen; then those put back, in their order (A55). */
export const turnExpert: Draw<'turn-expert'> = {
  by: chance,
  moves(_g, s, f, out) {
    const unseen = s.unseen[f.item] as number;
    if (unseen === 0) out.push(expertUp((s.returned[f.item] as number[])[0] as number));
    else for (let rest = unseen; rest !== 0; rest &= rest - 1) out.push(expertUp(lowest(rest)));
  },
  forbids: nothing,
  open: () => true,
  play(g, s, f, m) {
    end(g);
    s.piles[f.item] = m.item;
    if (s.unseen[f.item] === 0) (s.returned[f.item] as number[]).shift();
    else s.unseen[f.item] = (s.unseen[f.item] as number) & ~(1 << m.item);
    g.emit?.({ rule: 'flow.reveal', kind: 'expert-up', seat: NOBODY, expert: m.item });
  },
};
