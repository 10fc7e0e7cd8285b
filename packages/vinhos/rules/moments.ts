// When experts help (A46): by kind of question whether they may stand beside its answers, and which abilities can change those.

import { ABILITIES } from '../data/words.ts';
import type { AskingKind, FrameOf } from '../frames.ts';
import { NONE, type State } from '../state.ts';
import { tileOf } from './setting.ts';

/** A question beside which somebody may help himself. */
export interface Moment {
  /** A window of the turn: everything that may be done beside stands here, not only an expert. */
  readonly isWindow: boolean;
  /** Whatever can be used here makes a question: before the move, and where a turn would end. */
  readonly asks: boolean;
  /** The abilities that can change the answers: where one of them opens a move it makes a question of a single answer. The others wait for
   *  a question that is asked anyway. */
  readonly changes: readonly number[];
  /** The abilities that make something else of a single unit of the action: its price, the tile that is bought. */
  readonly alters: readonly number[];
  /** Something has been begun here that an ability might make impossible. */
  readonly binds: boolean;
}

const CASH = ABILITIES.indexOf('cash');
const RENOWN = ABILITIES.indexOf('renown');
const RETRIEVE = ABILITIES.indexOf('retrieve-barrel');
const REORDER = ABILITIES.indexOf('reorder-vineyards');
const DISCOUNT = ABILITIES.indexOf('vineyard-discount');

const step: Moment = { isWindow: false, asks: false, changes: [], alters: [], binds: false };
const bound: Moment = { ...step, binds: true };
const window: Moment = { ...step, isWindow: true };
const open: Moment = { ...window, asks: true };
const costly: Moment = { ...window, changes: [CASH] };
const trading: Moment = { ...window, changes: [RENOWN, RETRIEVE] };

export const MOMENTS = {
  move: open,
  after: open,
  'benefit-round': open,
  'fair-window': open,

  vineyards: { ...window, changes: [CASH, DISCOUNT, REORDER], alters: [DISCOUNT, REORDER] },
  wineries: costly,
  staff: costly,
  cellars: costly,
  experts: costly,
  bank: costly,
  sales: trading,
  export: trading,
  centre: window,

  // Within an action, a press release or an extra action.
  order: step,
  arrange: step,
  'free-experts': step,
  surplus: step,
  stand: step,
  'send-expert': step,
  'collect-barrels': step,
  'entrust-barrels': { ...step, changes: [RETRIEVE] },
  'pair-cubes': bound,
  'spend-wine': bound,
  'pour-wine': step,

  // Outside a turn, where an edition lets an expert bring money.
  'start-vineyard': step,
  'start-port': step,
  'late-press': step,
  'lose-piece': step,
  dismiss: step,
  'place-enologists': step,
  port: step,
} as const satisfies { readonly [K in AskingKind]?: Moment };

/** The questions beside which somebody may help himself. */
export type MomentKind = keyof typeof MOMENTS;
/** A frame at which he may. */
export type Occasion = FrameOf<MomentKind>;

const isOwnTurn = (s: State, f: Occasion): boolean => s.turn.seat === f.seat;

const WINDOWS: ReadonlySet<string> = new Set(Object.entries(MOMENTS).flatMap(([kind, moment]) => (moment.isWindow ? [kind] : [])));

/** Before the move, between move and action, after the action: never during one (magnate.tiles-2016). The windows are all in the own turn. */
export const isWindow = (s: State, f: Occasion): boolean => s.turn.stage !== 'acting' && tileOf(f) === NONE && WINDOWS.has(f.kind);

/** The moments of an edition for an expert's money, cube and barrel. */
export interface Moments {
  readonly forMoney: (s: State, f: Occasion) => boolean;
  readonly forPieces: (s: State, f: Occasion) => boolean;
  /** After the action a cube or a barrel is one before an extra action, which must then follow. */
  readonly leadsOn: boolean;
}

/** 2016 and Reserve: at any question of one's own turn, also between two steps of an action and after it. */
export const anyMoment: Moments = { forMoney: isOwnTurn, forPieces: isOwnTurn, leadsOn: false };

/** First edition: money at every decision of one's own, cube and barrel before the action, an extra action or the fair. */
export const ownWindows: Moments = { forMoney: () => true, forPieces: isWindow, leadsOn: true };
