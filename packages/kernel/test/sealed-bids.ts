// A tiny game: each round a prize is drawn, everybody bids for it at the same time and in secret, and the bids are revealed one by one.
// Who bids most pays and takes the prize; where two bid most nobody does. Everybody may take one loan before bidding.

import {
  answersOf,
  CHANCE,
  copyOf,
  type Emit,
  Flow,
  type Game,
  type GameEvent,
  isParseError,
  type Options,
  type ParseError,
  type Place,
  type Random,
  type Refusal,
  type Score,
  type Seat,
  type Viewer,
} from '../index.ts';

export type BidMove =
  | { readonly kind: 'prize'; readonly worth: number }
  | { readonly kind: 'bid'; readonly coins: number }
  | { readonly kind: 'loan' }
  | { readonly kind: 'reveal'; readonly seat: Seat; readonly coins: number };

type BidFrame =
  | { readonly kind: 'rounds' }
  | { readonly kind: 'prize' }
  | { readonly kind: 'together' }
  | { readonly kind: 'bid'; readonly seat: Seat }
  | { readonly kind: 'open' }
  | { readonly kind: 'reveal'; readonly seat: Seat }
  | { readonly kind: 'award' };

export interface Bidder {
  coins: number;
  loans: number;
  won: number;
  /** NONE before bidding, HIDDEN where the viewer does not know it. */
  bid: number;
  /** Everybody knows the bid. */
  shown: boolean;
}

export interface BidState {
  /** Whose view this is; 'all' for the state itself. */
  viewer: Viewer | 'all';
  round: number;
  rounds: number;
  worth: number;
  bank: number;
  highest: number;
  /** Who has bid, in the order of seats. */
  bidden: Seat[];
  players: Bidder[];
  stack: BidFrame[];
  lanes: BidFrame[][];
}

export interface BidEvent extends GameEvent {
  readonly seat?: Seat;
  readonly coins?: number;
}

const NONE = -1;
export const HIDDEN = -2;
const MOST = 4;
const LENT = 2;
const WORTH = [1, 2, 3];
const WEIGHTS = [3, 2, 1];

interface Tools {
  stack: BidFrame[];
  emit: Emit<BidEvent> | undefined;
}

const bid = (coins: number): BidMove => ({ kind: 'bid', coins });
const isBroke = (p: Bidder): boolean => p.coins === 0 && p.loans > 0;

const forbidsBid = (s: BidState, seat: Seat, m: BidMove): Refusal | undefined => {
  const p = s.players[seat] as Bidder;
  if (m.kind === 'loan') return p.loans === 0 ? undefined : { rule: 'loan.once' };
  if (m.kind !== 'bid' || m.coins < 0) return { rule: 'bid.secret' };
  if (m.coins <= p.coins) return undefined;
  return { rule: 'bid.coins', of: 'coins', needs: [{ part: 'bid', amount: m.coins }], has: p.coins, missing: m.coins - p.coins };
};

const flow = (tools: Tools) =>
  new Flow<Tools, BidState, BidFrame, BidMove>(
    tools,
    {
      rounds: {
        run(g, s) {
          if (s.round === s.rounds) g.stack.pop();
          else {
            s.round++;
            g.stack.push({ kind: 'open' }, { kind: 'together' }, { kind: 'prize' });
          }
        },
      },
      prize: {
        by: () => CHANCE,
        moves: (_g, _s, _f, out) => void out.push(...WORTH.map((worth): BidMove => ({ kind: 'prize', worth }))),
        forbids: () => undefined,
        weights: () => WEIGHTS,
        play(g, s, _f, m) {
          g.stack.pop();
          if (m.kind === 'prize') s.worth = m.worth;
          g.emit?.({ rule: 'prize', kind: 'prize', coins: s.worth });
        },
      },
      together: {
        run(g, s) {
          g.stack.pop();
          for (const p of s.players) {
            p.shown = isBroke(p);
            p.bid = p.shown ? 0 : NONE;
          }
          s.bidden = [];
          s.lanes = s.players.map((p, seat) => (p.shown ? [] : [{ kind: 'bid', seat }]));
        },
      },
      bid: {
        by: (_g, _s, f) => (f.kind === 'bid' ? f.seat : CHANCE),
        moves: (_g, _s, _f, out) => {
          for (let coins = 0; coins <= MOST; coins++) out.push(bid(coins));
          out.push({ kind: 'loan' });
        },
        forbids: (_g, s, f, m) => (f.kind === 'bid' ? forbidsBid(s, f.seat, m)?.rule : undefined),
        heard: (_g, s, f, m) => m.kind === 'bid' && m.coins === HIDDEN && f.kind === 'bid' && s.viewer !== 'all' && s.viewer !== f.seat,
        play(g, s, f, m) {
          if (f.kind !== 'bid') return;
          const p = s.players[f.seat] as Bidder;
          if (m.kind === 'loan') {
            p.loans++;
            p.coins += LENT;
            s.bank -= LENT;
            g.emit?.({ rule: 'loan', kind: 'loan', seat: f.seat, coins: LENT });
          } else if (m.kind === 'bid') {
            g.stack.pop();
            p.bid = m.coins;
            s.bidden = [...s.bidden, f.seat].sort((a, b) => a - b);
            g.emit?.({ rule: 'bid', kind: 'bid', seat: f.seat });
          }
        },
      },
      open: {
        run(g, s) {
          g.stack.pop();
          g.stack.push({ kind: 'award' });
          for (let seat = s.players.length - 1; seat >= 0; seat--) {
            if (!(s.players[seat] as Bidder).shown) g.stack.push({ kind: 'reveal', seat });
          }
        },
      },
      reveal: {
        by: () => CHANCE,
        moves(_g, s, f, out) {
          if (f.kind !== 'reveal') return;
          const p = s.players[f.seat] as Bidder;
          const from = p.bid === HIDDEN ? 0 : p.bid;
          const to = p.bid === HIDDEN ? Math.min(MOST, p.coins) : p.bid;
          for (let coins = from; coins <= to; coins++) out.push({ kind: 'reveal', seat: f.seat, coins });
        },
        forbids: () => undefined,
        play(g, s, f, m) {
          g.stack.pop();
          if (f.kind !== 'reveal' || m.kind !== 'reveal') return;
          const p = s.players[f.seat] as Bidder;
          p.bid = m.coins;
          p.shown = true;
          g.emit?.({ rule: 'reveal', kind: 'reveal', seat: f.seat, coins: m.coins });
        },
      },
      award: {
        run(g, s) {
          g.stack.pop();
          const best = Math.max(...s.players.map(p => p.bid));
          const highest = s.players.filter(p => p.bid === best);
          s.highest = Math.max(s.highest, best);
          if (highest.length !== 1) return;
          const winner = highest[0] as Bidder;
          winner.coins -= best;
          s.bank += best;
          winner.won += s.worth;
        },
      },
    },
    keyOf,
  );

function keyOf(m: BidMove): string {
  if (m.kind === 'prize') return `prize ${m.worth}`;
  if (m.kind === 'loan') return 'loan';
  const coins = m.coins === HIDDEN ? '?' : m.coins;
  return m.kind === 'bid' ? `bid ${coins}` : `reveal ${m.seat + 1} ${coins}`;
}

function parse(_s: BidState, text: string): BidMove | ParseError {
  const [word = '', a = '', b = ''] = text.split(' ');
  if (word === 'loan') return { kind: 'loan' };
  if (word === 'prize') return WORTH.includes(Number(a)) ? { kind: 'prize', worth: Number(a) } : unread(1, a, WORTH.map(String));
  if (word === 'bid') {
    const coins = parseCoins(a);
    return isParseError(coins) ? coins : bid(coins);
  }
  if (word !== 'reveal') return unread(0, word, ['prize', 'bid', 'loan', 'reveal']);
  const coins = parseCoins(b);
  return isParseError(coins) ? coins : { kind: 'reveal', seat: Number(a) - 1, coins };
}

const parseCoins = (word: string): number | ParseError =>
  word === '?' ? HIDDEN : /^[0-4]$/.test(word) ? Number(word) : unread(1, word, ['0', '1', '2', '3', '4']);

const unread = (at: number, word: string, expected: readonly string[]): ParseError => ({
  problem: word === '' ? 'missing-word' : 'unknown-word',
  at,
  word,
  expected,
});

function start(options: Options): BidState {
  const { seats = 2, rounds = 2 } = options;
  const players = Array.from({ length: Number(seats) }, (): Bidder => ({ coins: 3, loans: 0, won: 0, bid: NONE, shown: false }));
  return {
    viewer: 'all',
    round: 0,
    rounds: Number(rounds),
    worth: 0,
    bank: 20,
    highest: 0,
    bidden: [],
    players,
    stack: [{ kind: 'rounds' }],
    lanes: [],
  };
}

const clone = (s: BidState): BidState => ({
  ...s,
  bidden: [...s.bidden],
  players: s.players.map(p => ({ ...p })),
  stack: [...s.stack],
  lanes: s.lanes.map(lane => [...lane]),
});

function view(s: BidState, viewer: Viewer): BidState {
  const v = clone(s);
  v.viewer = viewer;
  for (const [seat, p] of v.players.entries()) if (seat !== viewer && !p.shown && p.bid !== NONE) p.bid = HIDDEN;
  return v;
}

function determinize(v: BidState, _viewer: Viewer, rng: Random): BidState {
  const s = clone(v);
  s.viewer = 'all';
  for (const p of s.players) if (p.bid === HIDDEN) p.bid = rng.below(Math.min(MOST, p.coins) + 1);
  return s;
}

const scores = (s: BidState): Score[] =>
  s.players.map((p, seat) => ({
    seat,
    total: p.won * 2 + p.coins - p.loans * 3,
    parts: [
      { rule: 'score.prizes', part: 'prizes', amount: p.won * 2 },
      { rule: 'score.coins', part: 'coins', amount: p.coins },
      { rule: 'score.loans', part: 'loans', amount: -p.loans * 3 },
    ],
  }));

export function placesOf(all: readonly Score[]): Place[] {
  return all.map(({ seat, total }) => ({
    seat,
    rank: 1 + all.filter(o => o.total > total).length,
    shared: all.filter(o => o.total === total).length > 1,
    by: 'points',
  }));
}

export type SealedBids = Game<BidState, BidMove, BidEvent>;

export function sealedBids(): SealedBids {
  const tools: Tools = { stack: [], emit: undefined };
  const frames = flow(tools);
  return {
    id: 'sealed-bids',
    rules: 1,
    pack: 'none',
    options: [
      { id: 'seats', values: [2, 3], default: 2 },
      { id: 'rounds', values: [1, 2, 3, 4], default: 2 },
    ],
    start(options) {
      const s = start(options);
      frames.settle(s);
      return s;
    },
    ...answersOf(tools, frames),
    forbids: (s, by, m) => (frames.frameOf(s, by) === undefined ? { rule: 'flow.not-asked' } : forbidsBid(s, by, m)),
    wish: (s, by, m) => (m.kind === 'bid' ? forbidsBid(s, by, m) : undefined),
    scores,
    result: s => placesOf(scores(s)),
    clone,
    positionKey: s => JSON.stringify(s),
    view,
    hear: (entry, viewer) => (entry.move.kind === 'bid' && entry.by !== viewer ? { by: entry.by, move: bid(HIDDEN) } : entry),
    determinize,
    keyOf,
    parse,
  };
}

/** Coins are never made or lost. */
export const coinsIn = (s: BidState) => ({ coins: s.bank + s.players.reduce((n, p) => n + p.coins, 0) });

/** From the rules: a bid that is made and not revealed is known to the bidder alone, and may be any that can be paid. */
export function otherBids(s: BidState, viewer: Viewer, rng: Random): BidState | undefined {
  const twin = copyOf(s);
  const secret = twin.players.filter((p, seat) => seat !== viewer && p.bid !== NONE && !p.shown && p.coins > 0);
  for (const p of secret) p.bid = (p.bid + 1 + rng.below(Math.min(MOST, p.coins))) % (Math.min(MOST, p.coins) + 1);
  return secret.length === 0 ? undefined : twin;
}

export const severalBids = (s: BidState, viewer: Viewer): boolean =>
  s.players.some((p, seat) => seat !== viewer && p.bid !== NONE && !p.shown && p.coins > 0);
