// The key of a position, written out like the copy: everything is in it, the place in the rules and whose view it is too.

import { beginKey, endKey, putEach, putNumber, putNumbers, putWord } from '@adega/kit/position-key.ts';
import type { Frame, Whole } from './frames.ts';
import type { Player, State } from './state.ts';

function putPlayer(p: Player): void {
  putNumber(p.money);
  putNumber(p.income);
  putNumber(p.pawns);
  putNumber(p.chosen);
  putNumber(p.shown);
  putNumbers(p.grows);
  putNumbers(p.cellar);
}

function putFrame(f: Whole): void {
  putWord(f.kind);
  putNumber(f.seat);
  putNumber(f.step);
  putNumber(f.item);
  putNumber(f.count);
  putNumber(f.last);
}

const putFrames = (frames: readonly Frame[]): void => putEach(frames as readonly Whole[], putFrame);

export function positionKey(s: State): number {
  beginKey();
  putNumber(s.version);
  putNumber(s.seenBy);
  putNumber(s.seats);
  putNumber(s.hideMoney);
  putNumber(s.endless);
  putNumber(s.round);
  putNumbers(s.order);
  putNumbers(s.owners);
  putNumber(s.facedown);
  putNumbers(s.markers);
  putNumber(s.bottles);
  putNumbers(s.market);
  putNumber(s.bank);
  putNumber(s.bought);
  putNumber(s.idle);
  putNumbers(s.queue);
  putNumbers(s.newcomers);
  putEach(s.players, putPlayer);
  putFrames(s.stack);
  putEach(s.lanes, putFrames);
  return endKey();
}
