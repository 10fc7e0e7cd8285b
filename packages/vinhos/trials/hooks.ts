// What the laws of the kernel need to know of Vinhos, for its tests and for fuzzing.

import type { Hooks } from '@adega/kernel';
import { compile } from '../data/pack.ts';
import type { PackJson } from '../data/schema.ts';
import { isHelper } from '../rules/helpers.ts';
import type { Move, State } from '../state.ts';
import { quantitiesOf } from './quantities.ts';
import { steerFor } from './steering.ts';
import { hasSecrets, twinsFor } from './twins.ts';

export function hooksFor(pack: PackJson): Hooks<State, Move> {
  const tables = compile(pack);
  return {
    conserved: s => quantitiesOf(tables, s),
    twins: twinsFor(tables),
    several: hasSecrets,
    steer: steerFor(tables),
    // A2
    asked: isHelper,
  };
}
