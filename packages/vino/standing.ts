// Answers that somebody may leave beforehand.

import type { StandingAnswer } from '@adega/kernel';
import type { AskingKind } from './frames.ts';
import type { Move, State } from './state.ts';

const passing = (id: string, asks: AskingKind): StandingAnswer<State, Move> => ({
  id,
  asks: [asks],
  choose: (_s, _by, moves) => moves.find(({ kind }) => kind === 'pass'),
});

export const STANDING: readonly StandingAnswer<State, Move>[] = [passing('sell-nothing', 'sell'), passing('no-extension', 'extend')];
