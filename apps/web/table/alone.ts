import type { Position } from '@adega/wire';

/** Nobody else sits at this table but bots. */
export const isAlone = ({ names, bots = [] }: Position): boolean => names.filter((_, seat) => !bots[seat]).length <= 1;
