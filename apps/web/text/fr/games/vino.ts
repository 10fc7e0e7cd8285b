// Les mots de Vino.
import type { vino as english } from '../../en/games/vino.ts';
import type { Translated } from '../translated.ts';

export const vino: Translated<typeof english> = {
  'measure.money': 'Lires',
};
