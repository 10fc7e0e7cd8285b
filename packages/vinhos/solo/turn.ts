// His turn: a card, the way there, the action.

import { lowest } from '@adega/kit';
import { ACTIONS } from '../data/words.ts';
import type { FrameKind } from '../frames.ts';
import { card } from '../moves.ts';
import { askSeat, chance, type Draw, end, nothing, type Procedure, push, type Setting } from '../rules/setting.ts';
import { actionAt } from '../rules/spaces.ts';
import { isUnturned, takeExpert } from '../rules/supply.ts';
import { applyOrder } from '../rules/year.ts';
import { NOBODY, NONE, type Stage, type State } from '../state.ts';
import { placeBribe } from './bribe.ts';
import { askCard } from './cards.ts';
import { him, hisOf, LACERDA, TWO, you } from './lacerda.ts';
import { visitCentre } from './press.ts';

/** solo.turns: both actions of a player in one go, in player order (SO6). The marker of the rounds stands on 1 for the first player, on 2
 *  for the second, and then on B (SO7); the order is applied once a year. */
export const bothTurns: Procedure<'both-turns'> = {
  run(g, s, f) {
    const place = Math.floor(f.step / TWO);
    const seat = s.order[place];
    if (f.step % TWO === 0) g.emit?.({ rule: 'solo.turns', kind: 'round-marker', seat: NOBODY, round: place + 1 });
    if (seat === undefined) {
      end(g);
      return applyOrder(g, s);
    }
    s.round = place + 1;
    f.step++;
    askSeat(g, 'turn', seat);
  },
};

export const lacerdaTurn: Procedure<'lacerda-turn'> = {
  run(g, s, f) {
    f.step++;
    if (s.year > g.pack.years) return pass(g);
    if (f.step === 1) {
      beginTurn(s, LACERDA, 'acting');
      askCard(g, s);
    } else if (isUnturned(s)) {
      push(g, 'turn-up');
    } else {
      beginTurn(s, NONE, 'none');
      end(g);
    }
  },
};

/** Nothing is ever used in his turn, so the rest is as it was left. */
function beginTurn(s: State, seat: number, stage: Stage): void {
  s.turn.seat = seat;
  s.turn.stage = stage;
}

/** solo.end: he passes the extra action (SO32). */
function pass(g: Setting): void {
  end(g);
  g.emit?.({ rule: 'solo.end', kind: 'passed', seat: LACERDA });
}

/** solo.move: an action card is drawn and discarded; he goes there and acts. One of the space he stands on takes him nowhere, so
 *  another is drawn (SO8). */
export const drawCard: Draw<'draw-card'> = {
  by: chance,
  moves(_g, s, _f, out) {
    for (let rest = hisOf(s).cards; rest !== 0; rest &= rest - 1) out.push(card(lowest(rest)));
  },
  forbids: nothing,
  open: () => true,
  play(g, s, _f, m) {
    end(g);
    hisOf(s).cards &= ~(1 << m.to);
    g.emit?.({ rule: 'solo.move', kind: 'card-drawn', seat: LACERDA, space: m.to });
    if (him(s).at !== m.to) return walkTo(g, s, m.to);
    g.emit?.({ rule: 'solo.move', kind: 'card-void', seat: LACERDA });
    askCard(g, s);
  },
};

/** solo.move: he pays nothing; what he would owe you the bank pays (SO9). The centre is free, so nobody is owed anything there. */
function walkTo(g: Setting, s: State, space: number): void {
  const p = him(s);
  placeBribe(g, s, p.at);
  if (space !== g.pack.centre && you(s).at === space) {
    you(s).money += g.pack.price.player;
    g.emit?.({ rule: 'solo.move', kind: 'paid-by-bank', seat: LACERDA, money: g.pack.price.player });
  }
  p.at = space;
  g.emit?.({ rule: 'solo.move', kind: 'entered', seat: LACERDA, space });
  act(g, s, space);
}

/** The actions that need cards or cubes are frames of their own, the others are done at once. */
const FRAMES: { readonly [action: string]: FrameKind } = {
  vineyards: 'lacerda-vineyards',
  cellars: 'lacerda-cellars',
  wineries: 'lacerda-wineries',
  export: 'lacerda-export',
  sales: 'lacerda-sales',
};

function act(g: Setting, s: State, space: number): void {
  const action = ACTIONS[actionAt(g, space)] as string;
  const kind = FRAMES[action];
  if (kind !== undefined) push(g, kind, LACERDA);
  else if (action === 'experts') collectExperts(g, s);
  else if (action === 'staff') dismissStaff(g, s);
  else visitCentre(g, s);
}

/** solo.experts: the top one of each feature on the vintage tile, as far as there are any (SO13). */
function collectExperts(g: Setting, s: State): void {
  s.piles.forEach((top, feature) => {
    if (top !== NONE && (g.pack.symbols[s.vintage]?.[feature] ?? 0) > 0) gainExpert(g, s, feature, 'solo.experts');
  });
}

export function gainExpert(g: Setting, s: State, pile: number, rule: 'solo.experts' | 'solo.setup'): void {
  const expert = takeExpert(s, pile);
  him(s).expertsUp |= 1 << expert;
  g.emit?.({ rule, kind: 'expert-taken', seat: LACERDA, expert, cost: 0 });
}

/** solo.staff: two enologists and two farmers leave the game, or what is left (SO14). */
function dismissStaff(g: Setting, s: State): void {
  const enologists = Math.min(TWO, s.enologists);
  const farmers = Math.min(TWO, s.farmers);
  s.enologists -= enologists;
  s.farmers -= farmers;
  hisOf(s).enologists += enologists;
  hisOf(s).farmers += farmers;
  g.emit?.({ rule: 'solo.staff', kind: 'staff-discarded', seat: LACERDA, enologists, farmers });
}
