import type { Position } from '@adega/wire';

/** Nobody else sits at this screen but bots. */
export const isAlone = ({ names, bots = [], elsewhere = false }: Position): boolean =>
  elsewhere || names.filter((_, seat) => !bots[seat]).length <= 1;
