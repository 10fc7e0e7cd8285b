// What the laws of the kernel need to know of Vino, for its tests and for fuzzing.

import type { Hooks } from '@adega/kernel';
import { compile } from '../data/pack.ts';
import type { PackJson } from '../data/schema.ts';
import type { Move, State } from '../state.ts';
import { quantitiesOf } from './quantities.ts';
import { steer } from './steering.ts';
import { hasSecrets, twinOf } from './twins.ts';

export function hooksFor(pack: PackJson): Hooks<State, Move> {
  const tables = compile(pack);
  return { conserved: s => quantitiesOf(tables, s), twins: twinOf, several: hasSecrets, steer, endless: s => s.endless === 1 };
}
