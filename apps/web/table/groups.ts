// Moves in groups, each under its title, in the order in which they come.

import type { Position } from '@adega/wire';
import type { Say } from '../text/words.ts';
import type { Face, Spoken } from './face.ts';

/** The group of the moves that end a turn: where one is offered, it is the large button. */
export const END = 'end';
/** The group of the moves that go on without doing more: they come after what can be done. */
export const ON = 'on';

export interface Group<T> {
  readonly group: string;
  readonly title: string;
  readonly items: readonly { readonly item: T; readonly spoken: Spoken }[];
}

export function groupsOf<T>(face: Face, say: Say, position: Position, items: readonly T[], keyOf: (item: T) => string): Group<T>[] {
  const groups = new Map<string, { group: string; title: string; items: { item: T; spoken: Spoken }[] }>();
  for (const item of items) {
    const spoken = face.move(say, position, keyOf(item));
    const group = groups.get(spoken.group) ?? { group: spoken.group, title: spoken.title, items: [] };
    group.items.push({ item, spoken });
    groups.set(spoken.group, group);
  }
  return [...groups.values()].sort((a, b) => rankOf(a.group) - rankOf(b.group));
}

const rankOf = (group: string): number => (group === END ? 0 : group === ON ? 2 : 1);
