// Answers that somebody may leave beforehand: those that most people give most of the time.

import type { StandingAnswer } from '@adega/kernel';
import type { Tables } from './data/pack.ts';
import type { AskingKind } from './frames.ts';
import { codeOfEnologists, codeOfFarmers } from './rules/production.ts';
import type { Move, MoveKind, State } from './state.ts';

export const STANDING = ['keep-staff', 'lowest-barrel', 'no-tile', 'pass-window', 'no-pair', 'no-benefit'] as const;
export type StandingId = (typeof STANDING)[number];

interface Answer extends StandingAnswer<State, Move> {
  readonly id: StandingId;
  readonly asks: readonly AskingKind[];
}

export const standingOf = (pack: Tables, ids: readonly StandingId[]): readonly Answer[] =>
  ids.map(id => [keepStaff, lowestBarrel(pack), ...PASSING].find(answer => answer.id === id) as Answer);

/** production.staff: everybody stays where he is. */
const keepStaff: Answer = {
  id: 'keep-staff',
  asks: ['place-enologists', 'place-farmers'],
  choose(s, by, moves) {
    const estates = s.players[by]?.estates ?? [];
    return moves.find(move =>
      move.kind === 'enologists'
        ? move.item === codeOfEnologists(estates)
        : move.kind === 'farmers' && move.item === codeOfFarmers(estates),
    );
  },
};

/** maintenance.2016: the one in the space that asks for least. */
const lowestBarrel = ({ saleValue }: Tables): Answer => ({
  id: 'lowest-barrel',
  asks: ['retrieve'],
  choose: (_s, _by, moves) =>
    moves.filter(move => move.kind === 'retrieve').sort((a, b) => (saleValue[a.to] ?? 0) - (saleValue[b.to] ?? 0))[0],
});

const passing = (id: StandingId, asks: AskingKind, kind: MoveKind): Answer => ({
  id,
  asks: [asks],
  choose: (_s, _by, moves) => moves.find(move => move.kind === kind),
});

const PASSING: readonly Answer[] = [
  passing('no-tile', 'buy-tile', 'pass'),
  passing('pass-window', 'fair-window', 'done'),
  passing('no-pair', 'pairs-due', 'done'),
  passing('no-benefit', 'benefit-round', 'pass'),
];
