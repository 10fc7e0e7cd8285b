// The key of a position, written out like the copy: everything is in it, the place in the rules and whose view it is too.

import { beginKey, endKey, putEach, putNumber, putNumbers, putWord } from '@adega/kit/position-key.ts';
import type { Frame, Whole } from './frames.ts';
import { type Arranged, type Estate, type Lacerda, NONE, type Player, type State, type Turn } from './state.ts';

function putEstate(e: Estate): void {
  putNumber(e.region);
  putNumber(e.colour);
  putNumber(e.vineyards);
  putNumber(e.wineries);
  putNumber(e.farmers);
  putNumber(e.enologists);
  putNumber(e.cellar);
  putNumber(e.waiting);
  putNumber(e.onCellar);
}

function putPlayer(p: Player): void {
  putNumber(p.money);
  putNumber(p.barrels);
  putNumber(p.atA);
  putNumber(p.atB);
  putNumber(p.atC);
  putNumber(p.at);
  putNumber(p.fairPoints);
  putNumber(p.presented);
  putNumber(p.exportVp);
  putNumber(p.fairVp);
  putNumber(p.bankVp);
  putNumber(p.magnateVp);
  putNumber(p.account);
  putNumber(p.investment);
  putNumbers(p.extras);
  putNumber(p.mayBring);
  putNumber(p.sealed);
  putNumber(p.brought);
  putNumber(p.ports);
  putNumber(p.porting);
  putNumber(p.expertsUp);
  putNumber(p.expertsDown);
  putNumber(p.tilesUp);
  putNumber(p.tilesDown);
  putNumber(p.multipliers);
  putNumber(p.manned);
  putEach(p.estates, putEstate);
  putNumbers(p.wines);
}

function putFrame(f: Whole): void {
  putWord(f.kind);
  putNumber(f.seat);
  putNumber(f.step);
  putNumber(f.count);
  putNumber(f.most);
  putNumber(f.item);
  putNumber(f.tile);
  putNumber(f.value);
}

function putTurn(t: Turn): void {
  putNumber(t.seat);
  putWord(t.stage);
  putNumber(t.experts);
  putNumber(t.tiles);
  putNumber(t.discount);
  putNumber(t.owes);
  putNumber(t.declined);
}

function putLacerda(l: Lacerda | null): void {
  putNumber(l === null ? 0 : 1);
  if (l === null) return;
  putNumber(l.cards);
  putNumber(l.numbers);
  putNumber(l.bribes);
  putNumbers(l.trophies);
  putNumbers(l.vineyards);
  putNumber(l.wineries);
  putNumber(l.cellars);
  putNumber(l.enologists);
  putNumber(l.farmers);
  putNumber(l.tiles);
}

/** Not arranged, arranged by somebody whose tiles are not known, or known tiles. */
function putArranged(a: Arranged | null): void {
  putNumber(a === null ? NONE : a.by);
  putNumber(a?.tiles == null ? 0 : 1);
  putNumbers(a?.tiles ?? []);
}

const putFrames = (frames: readonly Frame[]): void => putEach(frames as readonly Whole[], putFrame);

export function positionKey(s: State): number {
  beginKey();
  putNumber(s.version);
  putNumber(s.seenBy);
  putNumber(s.seats);
  putNumber(s.randomRegions);
  putNumber(s.pairsDue);
  putNumber(s.year);
  putNumber(s.round);
  putNumbers(s.order);
  putNumbers(s.slots);
  putNumber(s.tax);
  putNumber(s.vintage);
  putNumber(s.vintagesLeft);
  putNumber(s.regions);
  putNumbers(s.tops);
  putNumbers(s.below);
  putEach(s.arranged, putArranged);
  putNumbers(s.cubes);
  putNumber(s.cubeSupply);
  putNumber(s.ports);
  putNumber(s.wineries);
  putNumber(s.cellars);
  putNumber(s.enologists);
  putNumber(s.farmers);
  putNumbers(s.piles);
  putNumbers(s.unseen);
  putEach(s.returned, putNumbers);
  putNumbers(s.sales);
  putNumbers(s.exports);
  putNumbers(s.display);
  putNumbers(s.actionsLeft);
  putNumber(s.multipliersLeft);
  putNumbers(s.features);
  putNumbers(s.rowSlots);
  putNumber(s.vineyardsLost);
  putNumbers(s.stands);
  putNumber(s.fairs);
  putEach(s.players, putPlayer);
  putLacerda(s.lacerda);
  putTurn(s.turn);
  putFrames(s.stack);
  putEach(s.lanes, putFrames);
  return endKey();
}
