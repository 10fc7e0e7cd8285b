// A tiny game: eight cards, two of each value. In its turn a seat draws a card for itself alone, plays one for its points, or stops.
// Once in the game it may first peek at the two top cards and put them back in the order it likes; from then on it alone knows them.

import {
  answersOf,
  CHANCE,
  copyOf,
  type Decision,
  type Emit,
  type Entry,
  Flow,
  type Game,
  type GameEvent,
  type Options,
  type ParseError,
  type Random,
  type Refusal,
  type Score,
  type Seat,
  type Viewer,
} from '../index.ts';
import { placesOf } from './sealed-bids.ts';

/** A card, and the seats that know it as bits. */
export interface Card {
  value: number;
  knows: number;
}

export type CardMove =
  | { readonly kind: 'draw' | 'peek' | 'stop' }
  | { readonly kind: 'play'; readonly at: number; readonly value: number }
  | { readonly kind: 'get' | 'see'; readonly seat: Seat; readonly value: number }
  | { readonly kind: 'put'; readonly first: number; readonly second: number };

type CardFrame = { readonly kind: 'turns' | 'turn' | 'get' | 'see' | 'put' };

export interface CardState {
  viewer: Viewer | 'all';
  turn: Seat;
  hands: Card[][];
  tokens: number[];
  spent: number;
  stopped: boolean[];
  points: number[];
  played: number[];
  /** How many cards of each value lie unordered; in a view, of those the viewer does not know, wherever they are. */
  pool: number[];
  /** How many cards lie unordered. */
  size: number;
  /** The ordered cards on top of them. */
  top: Card[];
  /** The cards that are being looked at. */
  seen: Card[];
  stack: CardFrame[];
  lanes: CardFrame[][];
}

export interface CardEvent extends GameEvent {
  readonly seat: Seat;
}

const VALUES = [1, 2, 3, 4];
const EACH = 2;
export const UNKNOWN = 0;
const FULL = 3;

interface Tools {
  stack: CardFrame[];
  emit: Emit<CardEvent> | undefined;
}

const bitOf = (viewer: Viewer): number => (viewer === 'watcher' ? 0 : 1 << viewer);
const looksOn = (s: CardState): boolean => s.viewer !== 'all' && s.viewer !== s.turn;
const deckOf = (s: CardState): number => s.size + s.top.length;
const unseen = (s: CardState): number[] => VALUES.filter(v => (s.pool[v] as number) > 0);

/** What the next card may be, as far as this state knows. */
function nextValues(s: CardState): number[] {
  if (looksOn(s)) return [UNKNOWN];
  const top = s.top[0];
  return top === undefined || top.value === UNKNOWN ? unseen(s) : [top.value];
}

/** Takes the next card, which the seat in turn gets to know. */
function take(s: CardState, value: number): Card {
  const card = s.top.shift() ?? { value: UNKNOWN, knows: 0 };
  if (card.knows === 0) s.size--;
  if (card.value === UNKNOWN && value !== UNKNOWN) {
    s.pool[value] = (s.pool[value] as number) - 1;
    card.value = value;
  }
  card.knows |= bitOf(s.turn);
  return card;
}

/** A card that goes back is known to nobody but the seat in turn. */
function putBack(s: CardState, card: Card): void {
  card.knows = bitOf(s.turn);
  if (!looksOn(s) || card.value === UNKNOWN) return;
  s.pool[card.value] = (s.pool[card.value] as number) + 1;
  card.value = UNKNOWN;
}

function turnMoves(s: CardState): CardMove[] {
  const hand = s.hands[s.turn] as Card[];
  const plays = hand.flatMap((c, at) =>
    (c.value === UNKNOWN ? unseen(s) : [c.value]).map((value): CardMove => ({ kind: 'play', at, value })),
  );
  return [{ kind: 'draw' }, { kind: 'peek' }, ...plays, { kind: 'stop' }];
}

function forbidsTurn(s: CardState, seat: Seat, m: CardMove): Refusal | undefined {
  const tokens = s.tokens[seat] as number;
  if (m.kind === 'draw' && deckOf(s) === 0) return { rule: 'draw.deck' };
  if (m.kind === 'draw' && (s.hands[seat] as Card[]).length === FULL) return { rule: 'draw.full' };
  if (m.kind !== 'peek') return undefined;
  if (deckOf(s) < 2) return { rule: 'peek.deck', needs: [{ part: 'cards', amount: 2 }], has: deckOf(s), missing: 2 - deckOf(s) };
  return tokens > 0 ? undefined : { rule: 'peek.token', of: 'token', needs: [{ part: 'peek', amount: 1 }], has: 0, missing: 1 };
}

const chanceOf = (kind: 'get' | 'see') => ({
  by: () => CHANCE,
  moves: (_g: Tools, s: CardState, _f: CardFrame, out: CardMove[]) =>
    void out.push(...nextValues(s).map((value): CardMove => ({ kind, seat: s.turn, value }))),
  forbids: () => undefined,
  weights: (_g: Tools, s: CardState, _f: CardFrame, moves: readonly CardMove[]) =>
    moves.map(m => (m.kind === kind && moves.length > 1 ? (s.pool[m.value] as number) : 1)),
});

const flow = (tools: Tools) =>
  new Flow<Tools, CardState, CardFrame, CardMove>(
    tools,
    {
      turns: {
        run(g, s) {
          if (s.stopped.every(Boolean)) g.stack.pop();
          else {
            do s.turn = (s.turn + 1) % s.hands.length;
            while (s.stopped[s.turn]);
            g.stack.push({ kind: 'turn' });
          }
        },
      },
      turn: {
        by: (_g, s) => s.turn,
        moves: (_g, s, _f, out) => void out.push(...turnMoves(s)),
        forbids: (_g, s, _f, m) => forbidsTurn(s, s.turn, m)?.rule,
        play(g, s, _f, m) {
          if (m.kind !== 'peek') g.stack.pop();
          if (m.kind === 'draw') g.stack.push({ kind: 'get' });
          if (m.kind === 'peek') {
            s.tokens[s.turn] = (s.tokens[s.turn] as number) - 1;
            s.spent++;
            g.stack.push({ kind: 'put' }, { kind: 'see' }, { kind: 'see' });
          }
          if (m.kind === 'stop') s.stopped[s.turn] = true;
          if (m.kind === 'play') {
            const card = (s.hands[s.turn] as Card[]).splice(m.at, 1)[0] as Card;
            if (card.value === UNKNOWN) s.pool[m.value] = (s.pool[m.value] as number) - 1;
            s.points[s.turn] = (s.points[s.turn] as number) + m.value;
            s.played[m.value] = (s.played[m.value] as number) + 1;
          }
          g.emit?.({ rule: 'turn', kind: m.kind, seat: s.turn });
        },
      },
      get: {
        ...chanceOf('get'),
        play(g, s, _f, m) {
          g.stack.pop();
          if (m.kind === 'get') (s.hands[s.turn] as Card[]).push(take(s, m.value));
        },
      },
      see: {
        ...chanceOf('see'),
        play(g, s, _f, m) {
          g.stack.pop();
          if (m.kind === 'see') s.seen.push(take(s, m.value));
        },
      },
      put: {
        by: (_g, s) => s.turn,
        moves(_g, s, _f, out) {
          const [a, b] = looksOn(s) ? [UNKNOWN, UNKNOWN] : s.seen.map(c => c.value);
          if (a === undefined || b === undefined) return;
          out.push({ kind: 'put', first: a, second: b });
          if (a !== b) out.push({ kind: 'put', first: b, second: a });
        },
        forbids: () => undefined,
        // Two cards of one value leave no choice, but only the seat in turn knows that.
        open: () => false,
        play(g, s, _f, m) {
          g.stack.pop();
          if (m.kind !== 'put') return;
          const cards = s.seen.splice(0);
          if (cards[0]?.value !== m.first) cards.reverse();
          for (const card of cards) putBack(s, card);
          s.top.unshift(...cards);
        },
      },
    },
    keyOf,
  );

const wordOf = (value: number): string => (value === UNKNOWN ? '?' : String(value));

function keyOf(m: CardMove): string {
  if (m.kind === 'play') return `play ${m.at + 1} ${wordOf(m.value)}`;
  if (m.kind === 'put') return `put ${wordOf(m.first)} ${wordOf(m.second)}`;
  return m.kind === 'get' || m.kind === 'see' ? `${m.kind} ${m.seat + 1} ${wordOf(m.value)}` : m.kind;
}

function parse(_s: CardState, text: string): CardMove | ParseError {
  const [kind = '', a = '', b = ''] = text.split(' ');
  const readValue = (word: string): number => (word === '?' ? UNKNOWN : Number(word));
  if (kind === 'draw' || kind === 'peek' || kind === 'stop') return { kind };
  if (kind === 'play') return { kind, at: Number(a) - 1, value: readValue(b) };
  if (kind === 'get' || kind === 'see') return { kind, seat: Number(a) - 1, value: readValue(b) };
  if (kind === 'put') return { kind, first: readValue(a), second: readValue(b) };
  return { problem: 'unknown-word', at: 0, word: kind, expected: ['draw', 'peek', 'stop', 'play', 'get', 'see', 'put'] };
}

function start({ seats = 2 }: Options): CardState {
  const each = <T>(make: () => T): T[] => Array.from({ length: Number(seats) }, make);
  return {
    viewer: 'all',
    turn: Number(seats) - 1,
    hands: each(() => []),
    tokens: each(() => 1),
    spent: 0,
    stopped: each(() => false),
    points: each(() => 0),
    played: [0, ...VALUES.map(() => 0)],
    pool: [0, ...VALUES.map(() => EACH)],
    size: VALUES.length * EACH,
    top: [],
    seen: [],
    stack: [{ kind: 'turns' }],
    lanes: [],
  };
}

const copyCards = (cards: readonly Card[]): Card[] => cards.map(c => ({ ...c }));

const clone = (s: CardState): CardState => ({
  ...s,
  hands: s.hands.map(copyCards),
  tokens: [...s.tokens],
  stopped: [...s.stopped],
  points: [...s.points],
  played: [...s.played],
  pool: [...s.pool],
  top: copyCards(s.top),
  seen: copyCards(s.seen),
  stack: [...s.stack],
  lanes: [],
});

const cardsOf = (s: CardState): Card[] => [...s.hands.flat(), ...s.top, ...s.seen];

function view(s: CardState, viewer: Viewer): CardState {
  const v = clone(s);
  v.viewer = viewer;
  for (const card of cardsOf(v)) {
    if (card.value === UNKNOWN || card.knows & bitOf(viewer)) continue;
    v.pool[card.value] = (v.pool[card.value] as number) + 1;
    card.value = UNKNOWN;
  }
  return v;
}

function determinize(v: CardState, _viewer: Viewer, rng: Random): CardState {
  const s = clone(v);
  s.viewer = 'all';
  for (const card of cardsOf(s)) {
    if (card.value !== UNKNOWN) continue;
    const left = VALUES.flatMap(value => Array<number>(s.pool[value] as number).fill(value));
    card.value = left[rng.below(left.length)] as number;
    s.pool[card.value] = (s.pool[card.value] as number) - 1;
  }
  return s;
}

const scores = (s: CardState): Score[] =>
  s.points.map((total, seat) => ({ seat, total, parts: [{ rule: 'score', part: 'cards', amount: total }] }));

/** What a seat draws, sees and puts back is its own affair. */
function hear(entry: Entry<CardMove>, viewer: Viewer): Entry<CardMove> {
  const { by, move } = entry;
  if ((move.kind === 'get' || move.kind === 'see') && move.seat !== viewer) return { by, move: { ...move, value: UNKNOWN } };
  if (move.kind === 'put' && by !== viewer) return { by, move: { kind: 'put', first: UNKNOWN, second: UNKNOWN } };
  return entry;
}

export type DrawAndPeek = Game<CardState, CardMove, CardEvent>;

export function drawAndPeek(): DrawAndPeek {
  const tools: Tools = { stack: [], emit: undefined };
  const frames = flow(tools);
  return {
    id: 'draw-and-peek',
    rules: 1,
    pack: 'none',
    options: [{ id: 'seats', values: [2, 3], default: 2 }],
    start(options) {
      const s = start(options);
      frames.settle(s);
      return s;
    },
    ...answersOf(tools, frames),
    forbids: (s, by, m) => (frames.frameOf(s, by) === undefined ? { rule: 'flow.not-asked' } : forbidsTurn(s, by, m)),
    wish: forbidsTurn,
    scores,
    result: s => placesOf(scores(s)),
    clone,
    positionKey: s => JSON.stringify(s),
    view,
    hear,
    determinize,
    keyOf,
    parse,
  };
}

/** Cards and tokens are never made or lost. */
export const cardsIn = (s: CardState) => ({
  tokens: s.spent + s.tokens.reduce((a, b) => a + b, 0),
  ...Object.fromEntries(VALUES.map(v => [v, (s.pool[v] ?? 0) + (s.played[v] ?? 0) + cardsOf(s).filter(c => c.value === v).length])),
});

/** From the rules: a card the viewer has neither drawn nor arranged could be any other such card, or one from the deck. */
export function otherCards(s: CardState, viewer: Viewer, rng: Random): CardState | undefined {
  const twin = copyOf(s);
  const hidden = secretCards(twin, viewer);
  const card = hidden[rng.below(Math.max(1, hidden.length))];
  if (card === undefined) return undefined;
  const partner = hidden.find(c => c.value !== card.value);
  const loose = VALUES.find(v => v !== card.value && (twin.pool[v] ?? 0) > 0);
  if (partner !== undefined) [card.value, partner.value] = [partner.value, card.value];
  else if (loose !== undefined) {
    twin.pool[card.value] = (twin.pool[card.value] ?? 0) + 1;
    twin.pool[loose] = (twin.pool[loose] ?? 0) - 1;
    card.value = loose;
  } else return undefined;
  return twin;
}

const secretCards = (s: CardState, viewer: Viewer): Card[] =>
  cardsOf(s).filter(c => viewer === 'watcher' || (c.knows & (1 << viewer)) === 0);

export function severalCards(s: CardState, viewer: Viewer): boolean {
  const values = secretCards(s, viewer).map(c => c.value);
  const others = VALUES.filter(v => (s.pool[v] ?? 0) > 0);
  return values.some(v => [...values, ...others].some(o => o !== v));
}

/** Peeks early, so that most of a game is played with a stack that one seat knows. */
export const likesPeeking = (_s: CardState, d: Decision<CardMove>, rng: Random): CardMove | undefined =>
  rng.below(2) === 0 ? d.moves.find(m => m.kind === 'peek') : rng.below(2) === 0 ? d.moves.find(m => m.kind !== 'stop') : undefined;
