// What each thing on the board is to the seat that is asked. Every offered move is a path of things, which may be pressed in any order.

import type { Position, Question } from '@adega/wire';
import type { Face, Several } from './face.ts';

export type GreyedMove = Question['greyed'][number];

interface Way<T> {
  readonly path: readonly string[];
  readonly move: T;
}

/** What a thing on the board is to the seat that is asked. */
export interface Role {
  /** A goal is no part of the question; pressing it shows the way there. */
  readonly state: 'plain' | 'offered' | 'chosen' | 'greyed' | 'goal';
  /** The offered moves that go through it from what is chosen already. */
  readonly keys: readonly string[];
  /** The move that pressing it plays. */
  readonly completes: string | undefined;
  /** The moves that pressing it plays, as the last of several things. */
  readonly line?: readonly string[];
  /** It comes first in one of its moves: what to press now. The others can be pressed too, in any order. */
  readonly next?: boolean;
  /** It begins another move: what is chosen is let go. */
  readonly afresh?: boolean;
  /** The move it stands for beyond the question. */
  readonly goal?: string | undefined;
  /** Why it cannot be pressed: one for each move that would go through it. */
  readonly refused: readonly GreyedMove[];
}

export const PLAIN: Role = { state: 'plain', keys: [], completes: undefined, refused: [] };

export const NOTHING: readonly string[] = [];

export function goalRole(face: Face, position: Position, id: string): Role {
  const goal = face.goal(position, id);
  return goal === undefined ? PLAIN : { ...PLAIN, state: 'goal', goal };
}

export interface Ways {
  readonly offered: readonly Way<string>[];
  readonly greyed: readonly Way<GreyedMove>[];
}

export function waysOf(face: Face, position: Position): Ways {
  const { offered = [], greyed = [] } = position.question ?? {};
  return {
    offered: offered.map(key => ({ path: face.path(position, key), move: key })),
    greyed: greyed.map(move => ({ path: face.path(position, move.key), move })),
  };
}

/** Besides what goes on from the things chosen, whatever another move could begin with. */
export function withOthers(roles: ReadonlyMap<string, Role>, fresh: ReadonlyMap<string, Role> | undefined): ReadonlyMap<string, Role> {
  const all = new Map(roles);
  for (const [id, role] of fresh ?? []) if (role.next === true && !all.has(id)) all.set(id, { ...role, next: false, afresh: true });
  return all;
}

/** What each of several things is when some of them are chosen. */
export function rolesAmong({ n, things, moveOf, lineOf }: Several, chosen: readonly string[]): ReadonlyMap<string, Role> {
  const roleOf = (id: string): Role =>
    chosen.includes(id)
      ? { ...PLAIN, state: 'chosen' }
      : {
          ...PLAIN,
          state: 'offered',
          next: true,
          keys: [moveOf(id)],
          ...(chosen.length === n - 1 && { line: lineOf([...chosen, id]) }),
        };
  return new Map(things.map(id => [id, roleOf(id)]));
}

type Draft = { -readonly [K in keyof Role]: Role[K] } & { keys: string[]; refused: GreyedMove[] };

/** What each thing is when these are chosen. A path may be pressed in any order. */
export function rolesOf({ offered, greyed }: Ways, chosen: readonly string[]): ReadonlyMap<string, Role> {
  const roles = new Map<string, Draft>();
  const roleAt = (id: string, state: Role['state']) => {
    const role: Draft = roles.get(id) ?? { state, next: false, keys: [], completes: undefined, refused: [] };
    roles.set(id, role);
    return role;
  };
  const rest = ({ path }: Way<unknown>): readonly string[] | undefined =>
    chosen.every(id => path.includes(id)) ? path.filter(id => !chosen.includes(id)) : undefined;
  for (const id of chosen) roleAt(id, 'chosen');
  for (const way of offered) {
    const left = rest(way);
    for (const id of left ?? []) {
      const role = roleAt(id, 'offered');
      role.keys.push(way.move);
      if (id === left?.[0]) role.next = true;
      if (left?.length === 1) role.completes = way.move;
    }
  }
  // What a move ends at, where only one goes there: the rest of its path is no choice.
  for (const role of roles.values()) if (role.next === false && role.keys.length === 1) role.completes = role.keys[0];
  for (const way of greyed) for (const id of rest(way) ?? []) roleAt(id, 'greyed').refused.push(way.move);
  return roles;
}

/** The same with nothing chosen. */
export function rolesAt(face: Face, position: Position): (id: string) => Role {
  const roles = rolesOf(waysOf(face, position), NOTHING);
  return id => roles.get(id) ?? goalRole(face, position, id);
}
