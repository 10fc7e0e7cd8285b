// Whether a position is the one that somebody kept: by its fingerprint, or by what else was kept of it.

import { type AnyGame, type Carried, CHANCE, outcomeOf, seatsOf, type Title } from '@adega/kernel';
import type { Request, Carried as Told } from '@adega/wire';
import type { Desk } from './desk.ts';

type Kept = (Request & { type: 'resume' })['kept'];
// biome-ignore lint/suspicious/noExplicitAny: as in AnyGame
type Read = Carried<any, any>;

/** The fingerprint of where a match has come to. */
export const nameOf = ({ title, match }: Desk): string | undefined => title?.fingerprintOf?.(match.playing.state);

/** How a record of older rules comes out under those of now. A finished one has come out the same if its result has. */
export function comesOut(game: AnyGame, title: Title | undefined, read: Read, kept: Kept): Told['same'] {
  if (read.problem !== undefined) return 'no';
  if (read.result !== undefined) return isOver(game, read) && alike(outcomeOf(game, read.state), read.result) ? 'yes' : 'no';
  if (kept?.position !== undefined) return kept.position === title?.fingerprintOf?.(read.state, kept.position) ? 'yes' : 'no';
  if (kept?.points === undefined || kept.toMove === undefined) return 'unknown';
  return alike(pointsOf(game, read), kept.points) && alike(awaitedIn(game, read), kept.toMove) ? 'likely' : 'no';
}

const alike = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const isOver = (game: AnyGame, { state }: Read): boolean => game.decide(state).length === 0;

/** Of the seats that people sit in. */
function pointsOf(game: AnyGame, { state, record }: Read): number[] {
  const scores = game.scores(state);
  return seatsOf(game, record.options).map(seat => scores.find(score => score.seat === seat)?.total ?? 0);
}

/** Before a draw, the seat that has yet to say that it may come. */
function awaitedIn(game: AnyGame, { state, record }: Read): number[] {
  const open = game.decide(state).map(({ by }) => by);
  return open[0] === CHANCE ? [record.entries.at(-1)?.by ?? CHANCE] : open;
}
