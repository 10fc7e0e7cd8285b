// The stack of the rules as data. A frame is a place in the rules; what is done there is looked up by its kind, so the stack itself
// can be stored, copied and looked at. A frame either runs (does something and pushes, changes or ends frames) or asks somebody.
//
// When several seats decide at the same time each has a stack of its own, a lane, on top of the main stack.

import { type Actor, CHANCE, type Decision, type Emit, type Game, type GameEvent, NotOffered } from './game.ts';

export interface Frame {
  readonly kind: string;
}

/** Values of some kinds, where a table says what each kind holds: ByKind<Frames, 'bank'> is a frame of the kind 'bank'. */
export type ByKind<Table, K extends keyof Table = keyof Table> = { [L in K]: { readonly kind: L } & Table[L] }[K];

/** Those of a union that are of this kind. */
export type OfKind<T extends { readonly kind: string }, K> = T extends { readonly kind: infer L } ? (K extends L ? T : never) : never;

/** The part of every state that flow knows. */
export interface Flowing<F extends Frame> {
  stack: F[];
  /** One stack for each seat while seats decide together; empty otherwise. */
  lanes: F[][];
}

/** A frame that does something. It must end, push or change itself. */
export interface Runs<G, S, F> {
  run(g: G, s: S, f: F): void;
}

/** A frame that asks: moves / forbids / play, three functions about one noun. */
export interface Asks<G, S, F, M> {
  by(g: G, s: S, f: F): Actor;
  /** Adds the candidates: everything the question is about, offered or not. Where `all` is false, candidates that are surely
   *  forbidden may be left out; the order of the others stays. */
  moves(g: G, s: S, f: F, out: M[], all: boolean): void;
  /** Where `all` is false nothing forbidden is added at all: the flow need not ask again. */
  readonly exact?: boolean | undefined;
  /** What may be done instead of answering. */
  readonly beside?: Beside<G, S, F, M> | undefined;
  /** The id of the first rule in the way of a candidate. */
  forbids(g: G, s: S, f: F, m: M): string | undefined;
  /** `chosen`: somebody was asked; otherwise it was the only answer. */
  play(g: G, s: S, f: F, m: M, chosen: boolean): void;
  /** For chance: how often each of the candidates is expected. */
  weights?(g: G, s: S, f: F, moves: readonly M[]): readonly number[] | undefined;
  /** Whether this is what somebody else hears of an offered move (see Game.hear): it is not offered, yet a view can play it. */
  heard?(g: G, s: S, f: F, m: M): boolean;
  /** Everybody can tell what may be answered, so that a single answer needs no entry. Absent: yes for a seat, no for chance.
   *  A seat whose answers depend on what others cannot know says no: otherwise a view, which sees one masked answer, would run ahead.
   *  `only` is that answer. */
  open?(g: G, s: S, f: F, only: M): boolean;
}

/** What stands beside the answers of a question: it may make a question of a single answer, or stand aside where it would change nothing. */
export interface Beside<G, S, F, M> {
  /** Whether a move is one of these. */
  has(m: M): boolean;
  /** Adds the candidates; the answers that are offered are in `out`. Where `all` is false it adds nothing that is forbidden. */
  moves(g: G, s: S, f: F, out: M[], all: boolean): void;
  forbids(g: G, s: S, f: F, m: M): string | undefined;
  play(g: G, s: S, f: F, m: M): void;
}

/** For a question of which every candidate may be chosen: the flow knows it and does not ask. */
export const nothing = (): undefined => undefined;

export type Kind<G, S, F, M> = Runs<G, S, F> | Asks<G, S, F, M>;
/** What is done in each kind of frame: it is given frames of that kind only. */
export type Kinds<G, S, F extends Frame, M> = { readonly [K in F['kind']]: Kind<G, S, OfKind<F, K>, M> };

/** What the rules are given besides the state: `stack` is the one that is being run, so that a rule pushes onto its own lane. */
export interface Running<F> {
  stack: F[];
}

/** More frames than this in one go means rules that never ask: a broken pack stops with an error and hangs nobody. */
const MOST_FRAMES = 10_000;

/** A kind with every field present, in the same order for all: V8 then reads them at once. A frame asks if it has moves. */
interface Filled<G, S, F, M> {
  readonly run: Runs<G, S, F>['run'] | undefined;
  readonly by: Asks<G, S, F, M>['by'];
  readonly moves: Asks<G, S, F, M>['moves'];
  readonly beside: Asks<G, S, F, M>['beside'] | undefined;
  readonly forbids: Asks<G, S, F, M>['forbids'];
  /** Whether offers are to be sifted out of the candidates. */
  readonly sifts: boolean;
  readonly play: Asks<G, S, F, M>['play'];
  readonly weights: Asks<G, S, F, M>['weights'] | undefined;
  readonly heard: Asks<G, S, F, M>['heard'] | undefined;
  readonly open: Asks<G, S, F, M>['open'] | undefined;
}

function filled<G, S, F, M>(kind: Kind<G, S, F, M>): Filled<G, S, F, M> {
  const { run, by, moves, exact, beside, forbids, play, weights, heard, open } = kind as Runs<G, S, F> & Asks<G, S, F, M>;
  const sifts = exact !== true && forbids !== nothing;
  return { run: moves === undefined ? run : undefined, by, moves, beside, forbids, sifts, play, weights, heard, open };
}

const decisionOf = <M>(decisions: readonly Decision<M>[], by: Actor): Decision<M> | undefined => {
  for (const d of decisions) if (d.by === by) return d;
  return undefined;
};

/** Runs the frames of one game. The decisions of the state last settled are remembered, because whoever applies a move asks for them next. */
export class Flow<G extends Running<F>, S extends Flowing<F>, F extends Frame, M> {
  /** Hears of answers that are given because there is no other. */
  heed: ((by: Actor, m: M) => void) | undefined;

  private settled: S | undefined;
  private decisions: readonly Decision<M>[] = [];

  private readonly g: G;
  /** A map, not an object: every step of every game looks here, and V8 finds a name among so many faster in a map. */
  private readonly kinds: ReadonlyMap<string, Filled<G, S, F, M>>;
  private readonly keyOf: (m: M) => string;

  constructor(g: G, kinds: Kinds<G, S, F, M>, keyOf: (m: M) => string) {
    this.g = g;
    this.kinds = new Map(Object.entries<Kind<G, S, F, M>>(kinds).map(([name, kind]) => [name, filled(kind)]));
    this.keyOf = keyOf;
  }

  /** The kinds of frames that ask: what `asks` of a decision can be. */
  get questions(): readonly string[] {
    return [...this.kinds].filter(([, kind]) => kind.run === undefined).map(([name]) => name);
  }

  decide(s: S): readonly Decision<M>[] {
    if (this.settled !== s) {
      this.decisions = this.look(s);
      this.settled = s;
    }
    return this.decisions;
  }

  /** To be called by whoever changes a state other than by a move. */
  forget(): void {
    this.settled = undefined;
  }

  candidates(s: S, by: Actor): readonly M[] {
    const f = this.frameOf(s, by);
    if (f === undefined) return [];
    const out: M[] = [];
    const kind = this.asking(f);
    kind.moves(this.g, s, f, out, true);
    kind.beside?.moves(this.g, s, f, out, true);
    return out;
  }

  forbids(s: S, by: Actor, m: M): string | undefined {
    const f = this.frameOf(s, by);
    if (f === undefined) return 'flow.not-asked';
    const kind = this.asking(f);
    return (kind.beside?.has(m) === true ? kind.beside : kind).forbids(this.g, s, f, m);
  }

  /** The frame that asks this actor, if one does. */
  frameOf(s: S, by: Actor): F | undefined {
    if (s.lanes.length > 0) return by >= 0 ? s.lanes[by]?.at(-1) : undefined;
    const f = s.stack.at(-1);
    return f !== undefined && this.asking(f).by(this.g, s, f) === by ? f : undefined;
  }

  apply(s: S, by: Actor, m: M): void {
    const decisions = this.decide(s);
    const decision = decisionOf(decisions, by);
    const move = decision?.moves.includes(m) ? m : this.understood(s, by, m, decision);
    if (move === undefined) throw new NotOffered(by, this.keyOf(m));
    if (s.lanes.length > 0) this.followLane(s, by, move, decisions);
    else this.follow(s, move);
  }

  /** Plays a move that is known to be offered, where no seats decide together: nothing is asked again of a copy that is only tried. */
  follow(s: S, m: M): void {
    this.settled = undefined;
    this.answer(s, s.stack, m);
    this.settle(s);
  }

  private followLane(s: S, by: Actor, m: M, decisions: readonly Decision<M>[]): void {
    const lane = s.lanes[by] as F[];
    this.settled = undefined;
    this.answer(s, lane, m);
    const now = this.settleLane(s, by, lane);
    const rest = decisions.filter(d => d.by !== by);
    const open = now === undefined ? rest : [...rest, now].sort((a, b) => a.by - b.by);
    if (open.length > 0) this.remember(s, open);
    else {
      s.lanes = [];
      this.settle(s);
    }
  }

  /** A move that is not itself among the offered ones: the same by its key, or what was heard of one. */
  private understood(s: S, by: Actor, m: M, decision: Decision<M> | undefined): M | undefined {
    const key = this.keyOf(m);
    const same = decision?.moves.find(o => this.keyOf(o) === key);
    if (same !== undefined) return same;
    const f = this.frameOf(s, by);
    return f !== undefined && this.asking(f).heard?.(this.g, s, f, m) === true ? m : undefined;
  }

  /** Runs until somebody has a choice, or the game is over. */
  settle(s: S): void {
    this.settled = undefined;
    this.remember(s, this.run(s));
  }

  private run(s: S): readonly Decision<M>[] {
    for (let n = 0; n < MOST_FRAMES; n++) {
      if (s.lanes.length > 0) {
        const open = this.settleLanes(s);
        if (open.length > 0) return open;
        s.lanes = [];
      }
      if (s.stack.length === 0) return [];
      const d = this.step(s, s.stack);
      if (d !== undefined) return [d];
    }
    throw new Error('rules that never ask: more than 10,000 frames in one go');
  }

  private settleLanes(s: S): Decision<M>[] {
    const open: Decision<M>[] = [];
    for (let seat = 0; seat < s.lanes.length; seat++) {
      const d = this.settleLane(s, seat, s.lanes[seat] as F[]);
      if (d !== undefined) open.push(d);
    }
    return open;
  }

  private settleLane(s: S, seat: Actor, lane: F[]): Decision<M> | undefined {
    for (let n = 0; n < MOST_FRAMES; n++) {
      if (lane.length === 0) return undefined;
      const d = this.step(s, lane);
      if (d !== undefined && d.by !== seat) throw new Error(`${d.asks} asks ${d.by} in the lane of ${seat}`);
      if (d !== undefined) return d;
    }
    throw new Error('rules that never ask: more than 10,000 frames in one go');
  }

  /** One frame: runs it, or answers it where there is one answer, or gives the decision. */
  private step(s: S, stack: F[]): Decision<M> | undefined {
    const g = this.g;
    const f = stack[stack.length - 1] as F;
    const kind = this.kinds.get(f.kind) as Filled<G, S, F, M>;
    g.stack = stack;
    if (kind.run !== undefined) {
      kind.run(g, s, f);
      return undefined;
    }
    const moves = this.offers(s, f, kind);
    if (moves.length === 0) throw new Error(`dead end: ${f.kind} has no answer`);
    const only = moves[0] as M;
    if (moves.length > 1 || !(kind.open?.(g, s, f, only) ?? kind.by(g, s, f) !== CHANCE)) return this.decision(s, f, kind, moves);
    this.heed?.(kind.by(g, s, f), only);
    this.play(s, f, kind, only, false);
    return undefined;
  }

  /** The answer that was chosen to the question on top of a stack. */
  private answer(s: S, stack: F[], m: M): void {
    const f = stack[stack.length - 1] as F;
    this.g.stack = stack;
    this.play(s, f, this.asking(f), m, true);
  }

  private play(s: S, f: F, kind: Filled<G, S, F, M>, m: M, chosen: boolean): void {
    if (kind.beside?.has(m) === true) kind.beside.play(this.g, s, f, m);
    else kind.play(this.g, s, f, m, chosen);
  }

  private ask(s: S, f: F, kind: Filled<G, S, F, M>): Decision<M> {
    return this.decision(s, f, kind, this.offers(s, f, kind));
  }

  private decision(s: S, f: F, kind: Filled<G, S, F, M>, moves: readonly M[]): Decision<M> {
    return { by: kind.by(this.g, s, f), asks: f.kind, moves, weights: kind.weights?.(this.g, s, f, moves) };
  }

  /** What may be answered, and done beside. */
  private offers(s: S, f: F, kind: Filled<G, S, F, M>): readonly M[] {
    const g = this.g;
    const all: M[] = [];
    kind.moves(g, s, f, all, false);
    if (kind.sifts) this.sift(s, f, kind, all);
    kind.beside?.moves(g, s, f, all, false);
    return all;
  }

  /** Leaves only what nothing forbids. */
  private sift(s: S, f: F, kind: Filled<G, S, F, M>, all: M[]): void {
    let n = 0;
    for (let i = 0; i < all.length; i++) {
      const m = all[i] as M;
      if (kind.forbids(this.g, s, f, m) === undefined) all[n++] = m;
    }
    // Setting the length would leave optimised code; taking away does not.
    while (all.length > n) all.pop();
  }

  /** The decisions of a state that was settled elsewhere: a copy, a view, a stored one. */
  private look(s: S): readonly Decision<M>[] {
    if (s.lanes.length > 0) {
      const open: Decision<M>[] = [];
      for (const lane of s.lanes) {
        const f = lane.at(-1);
        if (f !== undefined) open.push(this.ask(s, f, this.asking(f)));
      }
      return open;
    }
    const f = s.stack.at(-1);
    return f === undefined ? [] : [this.ask(s, f, this.asking(f))];
  }

  private asking(f: F): Filled<G, S, F, M> {
    const kind = this.kinds.get(f.kind) as Filled<G, S, F, M>;
    if (kind.run !== undefined) throw new Error(`the state is not settled: ${f.kind} does not ask`);
    return kind;
  }

  private remember(s: S, decisions: readonly Decision<M>[]): void {
    this.settled = s;
    this.decisions = decisions;
  }
}

/** What of the contract a flow answers by itself. Events of a move are told to whoever listens to it. */
export function answersOf<
  G extends Running<F> & { emit: Emit<E> | undefined },
  S extends Flowing<F>,
  F extends Frame,
  M,
  E extends GameEvent,
>(g: G, flow: Flow<G, S, F, M>): Pick<Game<S, M, E>, 'decide' | 'candidates' | 'apply' | 'follow' | 'advance'> {
  return {
    decide: s => flow.decide(s),
    candidates: (s, by) => flow.candidates(s, by),
    apply(s, by, m, emit) {
      g.emit = emit;
      try {
        flow.apply(s, by, m);
      } finally {
        g.emit = undefined;
      }
    },
    follow(s, by, m) {
      if (s.lanes.length > 0) flow.apply(s, by, m);
      else flow.follow(s, m);
    },
    advance(s, by, m) {
      const given: { by: Actor; move: M }[] = [];
      flow.heed = (of, only) => void given.push({ by: of, move: only });
      try {
        flow.apply(s, by, m);
      } finally {
        flow.heed = undefined;
      }
      return given;
    },
  };
}
