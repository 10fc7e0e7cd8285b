// A turn: the move with its action, and what may follow it.

import type { Seat } from '@adega/kernel';
import { NO_CAP } from '../data/pack.ts';
import { SPACE_ACTIONS } from '../data/words.ts';
import type { FrameKind, FrameOf } from '../frames.ts';
import { END, enter, STAY } from '../moves.ts';
import { payBribe } from '../solo/bribe.ts';
import { NONE, SPACES, type State } from '../state.ts';
import { canUseExpert, flip } from './abilities.ts';
import { isHelper } from './helpers.ts';
import { hasMeans } from './means.ts';
import { enterCentre } from './press.ts';
import { canGo, costsOf, DISCOUNT, enterWithExpert, forbidsEntering, isFreeMove, moveCost } from './quadrel.ts';
import { type Asking, end, freshTurn, noTurn, type Procedure, playerOf, push, type Setting, seatOf } from './setting.ts';
import { actionAt } from './spaces.ts';
import { isUnturned } from './supply.ts';

export const turn: Procedure<'turn'> = {
  run(g, s, f) {
    f.step++;
    if (f.step === 1) {
      s.turn = freshTurn(f.seat, 'before');
      push(g, 'move', f.seat);
    } else if (f.step === 2) {
      s.turn.stage = 'after';
      push(g, 'after', f.seat);
      if (g.edition.readsTops(g, s, f.seat) && isUnturned(s)) push(g, 'turn-up');
    } else if (isUnturned(s)) {
      push(g, 'turn-up');
    } else {
      s.turn = noTurn();
      end(g);
    }
  },
};

/** Then only what is to be turned up is left of a turn. */
const LAST_STEP = 3;

/** Whether a turn of this seat has more to come than that. */
export const isTurnOpen = (s: State, seat: Seat): boolean => s.stack.some(f => f.kind === 'turn' && f.seat === seat && f.step < LAST_STEP);

/** The move of the action marker to another space (A1, A4), before anything else a turn must bring. */
export const move: Asking<'move'> = {
  by: seatOf,
  moves(g, s, f, out, all) {
    const p = playerOf(s, f.seat);
    for (let space = 0; space < SPACES; space++) {
      if (space !== p.at && (all || forbidsEntering(g, s, f.seat, space, NONE) === undefined)) out.push(enter(space, NONE));
    }
    if (p.at === g.pack.centre && (all || (out.length === 0 && mayStay(g, s, f)))) out.push(STAY);
    if (all || canUseExpert(g, s)) enterWithExpert(g, s, f.seat, out, all);
  },
  exact: true,
  forbids(g, s, f, m, tally) {
    if (m.kind === 'stay') return mayStay(g, s, f) ? undefined : 'move.stay-centre';
    return forbidsEntering(g, s, f.seat, m.to, m.item, tally);
  },
  // Nobody's last helper is used for him (A2).
  open: (_g, _s, _f, only) => !isHelper(only),
  play(g, s, f, m, chosen) {
    end(g);
    // Nobody was asked: why not is told, as far as it is a fact.
    if (!chosen) {
      const space = m.kind === 'stay' ? g.pack.centre : m.to;
      g.emit?.({ rule: 'move.able', kind: 'only-way', seat: f.seat, space, money: playerOf(s, f.seat).money, unasked: 1 });
    }
    if (m.kind === 'stay') go(g, s, f.seat, g.pack.centre, NONE, 'move.stay-centre');
    else go(g, s, f.seat, m.to, m.item, 'move.must');
  },
};

/** Only who can do nothing else (A2). */
const mayStay = (g: Setting, s: State, f: FrameOf<'move'>): boolean => !canGo(g, s, f.seat) && !hasMeans(g, s, f);

/** The frame of each action, and how many units the space gives. */
const FRAMES: readonly FrameKind[] = SPACE_ACTIONS.map(a => a);

function startAction(g: Setting, s: State, seat: number): void {
  const kind = FRAMES[actionAt(g, playerOf(s, seat).at)] as keyof Setting['pack']['limit'] | 'centre' | 'bank';
  if (kind === 'centre') enterCentre(g, s, seat);
  else push(g, kind, seat, kind === 'bank' ? NO_CAP : g.pack.limit[kind]);
}

/** move.players, move.adjacent, move.tax: to each player there, the rest to the supply; always in cash, nothing to or from an account
 *  (move.cash, C41). */
function payMove(g: Setting, s: State, seat: Seat, space: number): void {
  const cost = moveCost(g, s, seat, space);
  if (cost === 0) return;
  playerOf(s, seat).money -= cost;
  for (let i = 0; i < s.players.length; i++) {
    const other = playerOf(s, i);
    if (i === seat || other.at !== space) continue;
    other.money += g.pack.price.player;
    g.emit?.({ rule: 'move.players', kind: 'paid-player', seat, to: i, money: g.pack.price.player });
  }
  if (g.emit !== undefined) tellBank(g, s, seat, space);
}

function tellBank(g: Setting, s: State, seat: Seat, space: number): void {
  const { distance, tax } = costsOf(g, s, seat, space);
  if (distance > 0) g.emit?.({ rule: 'move.adjacent', kind: 'paid-bank', seat, money: distance });
  if (tax > 0) g.emit?.({ rule: 'move.tax', kind: 'paid-bank', seat, money: tax });
}

function go(g: Setting, s: State, seat: Seat, space: number, expert: number, rule: 'move.must' | 'move.stay-centre'): void {
  const p = playerOf(s, seat);
  if (expert !== NONE) flip(g, s, seat, expert);
  // With a free move nobody receives anything (A148).
  if (isFreeMove(g, expert)) g.emit?.({ rule: 'expert.free-move', kind: 'free-move', seat, expert });
  else payMove(g, s, seat, space);
  payBribe(g, s, space);
  if (expert !== NONE && g.pack.expertAbility[expert] === DISCOUNT) s.turn.discount += g.pack.expertDiscount;
  p.at = space;
  s.turn.stage = 'between';
  g.emit?.({ rule, kind: 'entered', seat, space });
  startAction(g, s, seat);
}

/** The window after the action: the end of the turn, and what may be done before it. */
export const after: Asking<'after'> = {
  by: seatOf,
  moves(_g, s, _f, out, all) {
    if (all || s.turn.owes === 0) out.push(END);
  },
  exact: true,
  forbids: (_g, s) => (s.turn.owes === 1 ? 'magnate.benefit-2010' : undefined),
  play: end,
};
