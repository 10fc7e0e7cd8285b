// For each law a game that breaks it and no other: a mistake somebody could make.

import { type Decision, type Game, type Hooks, NotOffered, type Score, type Trial } from '../index.ts';
import { type CardMove, type CardState, cardsIn, drawAndPeek, likesPeeking, otherCards, severalCards } from './draw-and-peek.ts';
import { type BidMove, type BidState, coinsIn, HIDDEN, otherBids, placesOf, sealedBids, severalBids } from './sealed-bids.ts';

export interface Broken {
  readonly law: string;
  readonly when: string;
  readonly trial: AnyTrial;
}

// biome-ignore lint/suspicious/noExplicitAny: a list of trials of different games
export type AnyTrial = Omit<Trial<any, any>, 'rng'>;

type Change<S, M> = (game: Game<S, M>) => Partial<Game<S, M>>;

const BIDS: Hooks<BidState, BidMove> = { conserved: coinsIn, twins: otherBids, several: severalBids };
const CARDS: Hooks<CardState, CardMove> = { conserved: cardsIn, twins: otherCards, several: severalCards, steer: likesPeeking };

const bids = (change: Change<BidState, BidMove>, more: Partial<Trial<BidState, BidMove>> = {}): AnyTrial => {
  const game = sealedBids();
  return { game: { ...game, ...change(game) }, options: { seats: 3, rounds: 3 }, hooks: BIDS, games: 10, ...more };
};

const cards = (change: Change<CardState, CardMove>, more: Partial<Trial<CardState, CardMove>> = {}): AnyTrial => {
  const game = drawAndPeek();
  return { game: { ...game, ...change(game) }, hooks: CARDS, games: 20, ...more };
};

const isView = (s: BidState): boolean => s.viewer !== 'all';

const changeSeats =
  <M>(change: (moves: readonly M[]) => readonly M[]) =>
  (decisions: readonly Decision<M>[]) =>
    decisions.map(d => (d.by < 0 ? d : { ...d, moves: change(d.moves) }));

const twice = changeSeats<BidMove>(moves => [moves[0] as BidMove, ...moves]);
const onlyFirst = changeSeats<BidMove>(moves => moves.slice(0, 1));

const plus = (score: Score, amount: number): Score => ({
  ...score,
  total: score.total + amount,
  parts: [...score.parts, { rule: 'score.bids', part: 'bids', amount }],
});

/** After every move something is done to the state. */
const afterEach =
  (act: (s: BidState, m: BidMove, listening: boolean) => void): Change<BidState, BidMove> =>
  game => ({
    apply(s, by, m, emit) {
      game.apply(s, by, m, emit);
      act(s, m, emit !== undefined);
    },
  });

const inOrderOfArrival: Change<BidState, BidMove> = game => ({
  apply(s, by, m, emit) {
    const bidden = [...s.bidden];
    game.apply(s, by, m, emit);
    if (m.kind === 'bid') s.bidden = [...bidden, by];
  },
});

const startsDifferently: Change<BidState, BidMove> = game => {
  let started = 0;
  return { start: options => ({ ...game.start(options), highest: started++ }) };
};

const allInTheOpen: Change<BidState, BidMove> = game => ({
  view: s => game.clone(s),
  hear: entry => entry,
  determinize: v => game.clone(v),
});

export const BROKEN: readonly Broken[] = [
  {
    law: 'offered',
    when: 'the greyed moves come in another order',
    trial: bids(game => ({ candidates: (s, by) => [...game.candidates(s, by)].reverse() })),
  },
  {
    law: 'offered',
    when: 'a seat that is not asked has candidates',
    trial: cards(game => ({
      candidates: (s, by) => (game.decide(s)[0]?.by === by ? game.candidates(s, by) : [{ kind: 'stop' }]),
      forbids: (s, by, m) => (game.decide(s)[0]?.by === by ? game.forbids(s, by, m) : { rule: 'turn' }),
    })),
  },
  {
    law: 'keys-unique',
    when: 'a move is listed twice',
    trial: bids(game => ({
      decide: s => twice(game.decide(s)),
      candidates: (s, by) => [...game.candidates(s, by).slice(0, 1), ...game.candidates(s, by)],
    })),
  },
  {
    law: 'choice',
    when: 'a seat is asked although it has one answer',
    trial: bids(game => ({ decide: s => onlyFirst(game.decide(s)), candidates: (s, by) => game.candidates(s, by).slice(0, 1) })),
  },
  {
    law: 'weights',
    when: 'an outcome is never expected',
    trial: bids(game => ({ decide: s => game.decide(s).map(d => (d.weights === undefined ? d : { ...d, weights: [0, 2, 1] })) })),
  },
  {
    law: 'refusals',
    when: 'the numbers do not add up',
    trial: bids(game => ({
      forbids(s, by, m) {
        const r = game.forbids(s, by, m);
        return r?.missing === undefined ? r : { ...r, missing: r.missing + 1 };
      },
    })),
  },
  {
    law: 'refusals',
    when: 'no rule is named',
    trial: bids(game => ({ forbids: (s, by, m) => (game.forbids(s, by, m) === undefined ? undefined : { rule: '' }) })),
  },
  {
    law: 'keys-parse',
    when: 'a greyed move is not understood',
    trial: bids(game => ({
      parse: (s, text) =>
        text === 'bid 4' && s.players.every(p => p.coins < 4)
          ? { problem: 'not-here', at: 1, word: '4', expected: [] }
          : game.parse(s, text),
    })),
  },
  {
    law: 'keys-parse',
    when: 'a greyed move is taken for another',
    trial: bids(game => ({
      parse: (s, text) => (text === 'bid 4' && s.players.every(p => p.coins < 4) ? { kind: 'loan' } : game.parse(s, text)),
    })),
  },
  {
    law: 'refused',
    when: 'a refused move leaves a trace',
    trial: bids(game => ({
      apply(s, by, m, emit) {
        try {
          game.apply(s, by, m, emit);
        } catch (error) {
          if (m.kind !== 'bid' || m.coins !== HIDDEN) s.highest++;
          throw error;
        }
      },
    })),
  },
  {
    law: 'refused',
    when: 'a refused move is passed over in silence',
    trial: bids(game => ({
      apply(s, by, m, emit) {
        try {
          game.apply(s, by, m, emit);
        } catch (error) {
          if (!(error instanceof NotOffered) || (m.kind === 'bid' && m.coins === HIDDEN)) throw error;
        }
      },
    })),
  },
  {
    law: 'masked',
    when: 'a masked move is accepted as a move',
    trial: bids(game => ({
      apply: (s, by, m, emit) =>
        game.apply(s, by, !isView(s) && m.kind === 'bid' && m.coins === HIDDEN ? { kind: 'bid', coins: 0 } : m, emit),
    })),
  },
  {
    law: 'view-follows',
    when: 'everybody hears a secret bid',
    trial: bids(() => ({ hear: entry => entry })),
  },
  {
    law: 'view-follows',
    when: 'a seat does not hear what it drew',
    trial: cards(game => ({ hear: entry => game.hear(entry, 'watcher') })),
  },
  {
    law: 'view-decides',
    when: 'a wish is answered differently from the view',
    trial: bids(game => ({ wish: (s, by, m) => (isView(s) ? undefined : game.wish(s, by, m)) })),
  },
  {
    law: 'view-decides',
    when: 'a move is refused differently from the view',
    trial: bids(game => ({
      forbids: (s, by, m) => (isView(s) && m.kind === 'bid' && m.coins === 4 ? { rule: 'bid.high' } : game.forbids(s, by, m)),
    })),
  },
  {
    law: 'view-decides',
    when: 'a preview scores by what the seat cannot know',
    trial: bids(game => ({
      scores: s => game.scores(s).map(score => (isView(s) ? score : plus(score, s.players.filter(p => p.bid > 0 && !p.shown).length))),
    })),
  },
  {
    law: 'view-decides',
    when: 'the view does not show who is asked',
    trial: bids(game => ({ decide: s => (isView(s) ? game.decide(s).slice(0, 1) : game.decide(s)) })),
  },
  {
    law: 'view-twice',
    when: 'a second look changes the view',
    trial: bids(game => ({ view: (s, v) => ({ ...game.view(s, v), highest: s.highest + (isView(s) ? 1 : 0) }) })),
  },
  {
    law: 'determinize',
    when: 'what everybody knows comes out differently',
    trial: bids(game => ({ determinize: (v, viewer, rng) => ({ ...game.determinize(v, viewer, rng), highest: v.highest + 1 }) })),
  },
  {
    law: 'determinize',
    when: 'a card is there twice',
    trial: cards(game => ({
      determinize(v, viewer, rng) {
        const s = game.determinize(v, viewer, rng);
        return { ...s, pool: s.pool.map((n, value) => (value > 0 && n > 0 && s.size < 8 ? 2 : n)) };
      },
    })),
  },
  {
    law: 'determinize-plays',
    when: 'a determinized state cannot be played',
    trial: bids(game => ({
      determinize: (v, viewer, rng) => Object.freeze(game.determinize(v, viewer, rng)),
    })),
  },
  {
    law: 'determinize-varies',
    when: 'always the same arrangement comes',
    trial: bids(game => ({ determinize: (v, viewer) => game.determinize(v, viewer, { below: () => 0 }) })),
  },
  {
    law: 'twins',
    when: 'what should be secret is open',
    trial: bids(allInTheOpen, { hooks: { conserved: coinsIn, twins: otherBids } }),
  },
  {
    law: 'twins',
    when: 'a bot goes by more than it is shown',
    trial: bids(() => ({}), { hooks: { ...BIDS, choose: moodyBot() } }),
  },
  { law: 'commute', when: 'the order of arrival is kept', trial: bids(inOrderOfArrival) },
  {
    law: 'looking',
    when: 'scores are noted in the state',
    trial: bids(game => ({
      scores(s) {
        s.highest = Math.max(s.highest, 0);
        return game.scores(s);
      },
    })),
  },
  {
    law: 'clone-equal',
    when: 'a field is not copied',
    trial: bids(game => ({ clone: s => ({ ...game.clone(s), highest: 0 }) })),
  },
  {
    law: 'key-equal',
    when: 'a key is of the object, not of what it holds',
    trial: bids(() => {
      const numbers = new WeakMap<BidState, number>();
      let last = 0;
      return {
        positionKey(s) {
          const key = numbers.get(s) ?? ++last;
          numbers.set(s, key);
          return key;
        },
      };
    }),
  },
  {
    law: 'key-differs',
    when: 'the place in the rules is left out',
    trial: bids(() => ({ positionKey: ({ stack: _stack, ...s }) => JSON.stringify(s) })),
  },
  {
    law: 'key-differs',
    when: 'whose view it is is left out',
    trial: cards(() => ({ positionKey: ({ viewer: _viewer, ...s }) => JSON.stringify(s) })),
  },
  {
    law: 'copies-stay',
    when: 'a list is shared',
    trial: cards(game => ({ clone: s => ({ ...game.clone(s), played: s.played }) })),
  },
  {
    law: 'json',
    when: 'a number is not finite',
    trial: bids(game => ({ start: options => ({ ...game.start(options), highest: Number.NEGATIVE_INFINITY }) })),
  },
  { law: 'record', when: 'a game does not start twice alike', trial: bids(startsDifferently) },
  {
    law: 'record-text',
    when: 'a key holds a comment',
    trial: bids(game => ({
      keyOf: m => game.keyOf(m).replace('bid ', 'bid #'),
      parse: (s, text) => game.parse(s, text.replace('bid #', 'bid ')),
    })),
  },
  {
    law: 'listening',
    when: 'something happens only where somebody listens',
    trial: bids(
      afterEach((s, _m, listening) => {
        s.highest += listening ? 1 : 0;
      }),
    ),
  },
  {
    law: 'listening',
    when: 'an event names no rule',
    trial: bids(game => ({ apply: (s, by, m, emit) => game.apply(s, by, m, emit && (event => emit({ ...event, rule: '' }))) })),
  },
  {
    law: 'conserved',
    when: 'a loan costs the bank too little',
    trial: bids(
      afterEach((s, m) => {
        s.bank += m.kind === 'loan' ? 1 : 0;
      }),
    ),
  },
  {
    law: 'score-parts',
    when: 'the total is not the sum',
    trial: bids(game => ({ scores: s => game.scores(s).map(score => ({ ...score, total: score.total + 1 })) })),
  },
  {
    law: 'score-parts',
    when: 'the scores are not in the order of seats',
    trial: bids(game => ({ scores: s => [...game.scores(s)].reverse() })),
  },
  {
    law: 'result',
    when: 'the last is first',
    trial: bids(game => ({ result: s => placesOf(game.scores(s).map(score => ({ ...score, total: -score.total }))) })),
  },
  {
    law: 'result',
    when: 'a shared rank does not say so',
    trial: bids(game => ({ result: s => game.result(s).map(p => ({ ...p, shared: false })) })),
  },
  {
    law: 'plays',
    when: 'an offered move cannot be played',
    trial: bids(
      game => ({
        apply(s, by, m, emit) {
          if (s.round === 3 && m.kind === 'reveal') throw new Error('three is too many');
          game.apply(s, by, m, emit);
        },
      }),
      { checkEvery: 100 },
    ),
  },
  {
    law: 'ends',
    when: 'the rounds begin again and again',
    trial: bids(
      afterEach(s => {
        s.round = Math.min(s.round, 2);
      }),
      { mostEntries: 200, games: 2 },
    ),
  },
];

/** A bot that does not go by what it is shown. */
function moodyBot(): (view: BidState) => BidMove {
  let asked = 0;
  return () => ({ kind: 'bid', coins: asked++ });
}
