import { expect, test } from 'vitest';
import { answersOf, CHANCE, Flow, type Kinds, NotOffered, type Running } from '../index.ts';

// Frames that ask push what was answered to `said`.

type Frame = { readonly kind: string; readonly seat?: number };

interface State {
  said: string[];
  stack: Frame[];
  lanes: Frame[][];
}

type AnyKinds = Kinds<Running<Frame>, State, Frame, string>;

const ask = (moves: readonly string[], by = 0, more: object = {}) => ({
  by: (_g: Running<Frame>, _s: State, f: Frame) => f.seat ?? by,
  moves: (_g: Running<Frame>, _s: State, _f: Frame, out: string[]) => void out.push(...moves),
  forbids: (_g: Running<Frame>, _s: State, _f: Frame, m: string) => (m.startsWith('not') ? 'rule' : undefined),
  play(g: Running<Frame>, s: State, f: Frame, m: string) {
    g.stack.pop();
    s.said.push(`${f.seat ?? by} ${m}`);
  },
  ...more,
});

const together = {
  run(g: Running<Frame>, s: State) {
    g.stack.pop();
    s.lanes = [0, 1].map(seat => [{ kind: 'ask', seat }]);
  },
};

const flowOf = (kinds: { [kind: string]: AnyKinds[string] }) => new Flow({ stack: [] }, kinds, (m: string) => m);
const stateOf = (...kinds: string[]): State => ({ said: [], stack: kinds.reverse().map(kind => ({ kind })), lanes: [] });

test('a decision with one answer is taken, and the game goes on to the next choice', () => {
  const flow = flowOf({ one: ask(['only', 'not this']), two: ask(['a', 'b', 'not c']) });
  const s = stateOf('one', 'two', 'one');
  flow.settle(s);
  expect(s.said).toEqual(['0 only']);
  expect(flow.decide(s)).toEqual([{ by: 0, asks: 'two', moves: ['a', 'b'], weights: undefined }]);
  expect(flow.candidates(s, 0)).toEqual(['a', 'b', 'not c']);
  flow.apply(s, 0, 'b');
  expect(s.said).toEqual(['0 only', '0 b', '0 only']);
  expect(flow.decide(s)).toEqual([]);
});

test('whoever wants to hears of answers that were the only ones', () => {
  const g = { stack: [] as Frame[], emit: undefined };
  const flow = new Flow(g, { one: ask(['only'], 1), two: ask(['a', 'b']) } as AnyKinds, (m: string) => m);
  const s = stateOf('two', 'one', 'two', 'one');
  flow.settle(s);
  const { advance, apply } = answersOf(g, flow);
  expect(advance(s, 0, 'b')).toEqual([{ by: 1, move: 'only' }]);
  expect(() => advance(s, 0, 'c')).toThrow(NotOffered);
  apply(s, 0, 'a');
  expect(s.said).toEqual(['0 b', '1 only', '0 a', '1 only']);
});

test('a seat is asked for its one answer where others cannot know it', () => {
  const flow = flowOf({ one: ask(['only'], 0, { open: () => false }) });
  const s = stateOf('one');
  flow.settle(s);
  expect(flow.decide(s).map(d => d.moves)).toEqual([['only']]);
});

test('chance is asked for one outcome unless everybody knows it', () => {
  const flow = flowOf({ reveal: ask(['card'], CHANCE), known: ask(['card'], CHANCE, { open: () => true }) });
  const s = stateOf('known', 'reveal');
  flow.settle(s);
  expect(s.said).toEqual(['-1 card']);
  expect(flow.decide(s).map(d => d.asks)).toEqual(['reveal']);
});

test('a move that is not offered changes nothing', () => {
  const flow = flowOf({ two: ask(['a', 'b', 'not c']) });
  const s = stateOf('two');
  flow.settle(s);
  for (const [by, m] of [
    [0, 'not c'],
    [0, 'd'],
    [1, 'a'],
    [CHANCE, 'a'],
  ] as const) {
    // biome-ignore format: pairs
    expect(() => flow.apply(s, by, m)).toThrow(NotOffered);
  }
  expect(s).toEqual(stateOf('two'));
});

test('seats in lanes decide together, in any order', () => {
  const flow = flowOf({ together, ask: ask(['a', 'b']), two: ask(['x', 'y']) });
  const s = stateOf('together', 'two');
  flow.settle(s);
  expect(flow.decide(s).map(d => d.by)).toEqual([0, 1]);
  flow.apply(s, 1, 'b');
  expect(flow.decide(s).map(d => d.by)).toEqual([0]);
  expect(flow.candidates(s, 1)).toEqual([]);
  expect(() => flow.apply(s, 1, 'b')).toThrow(NotOffered);
  flow.apply(s, 0, 'a');
  expect(s.lanes).toEqual([]);
  expect(flow.decide(s).map(d => d.asks)).toEqual(['two']);
});

test('a copy and a stored state are asked the same', () => {
  const flow = flowOf({ together, ask: ask(['a', 'b']) });
  const s = stateOf('together');
  flow.settle(s);
  flow.apply(s, 0, 'a');
  const decisions = flow.decide(s);
  expect(flow.decide(JSON.parse(JSON.stringify(s)) as State)).toEqual(decisions);
  expect(flow.decide(Object.freeze({ ...s }))).toEqual(decisions);
  expect(flow.decide(s)).toEqual(decisions);
});

test('a state that was changed by hand is asked anew once it is forgotten', () => {
  const flow = flowOf({ two: ask(['a', 'b']), other: ask(['x', 'y']) });
  const s = stateOf('two');
  flow.settle(s);
  s.stack = [{ kind: 'other' }];
  flow.forget();
  expect(flow.decide(s).map(d => d.asks)).toEqual(['other']);
});

test('chance in a lane stops: nobody could tell whose turn it is', () => {
  const flow = flowOf({ together, ask: { ...ask(['a', 'b']), by: () => CHANCE } });
  expect(() => flow.settle(stateOf('together'))).toThrow('asks -1 in the lane of 0');
});

test('a question without an answer stops', () => {
  expect(() => flowOf({ dead: ask(['not a']) }).settle(stateOf('dead'))).toThrow('dead end: dead');
});

test('rules that never ask stop, on the stack and in a lane', () => {
  const spin = { run: () => undefined };
  expect(() => flowOf({ spin }).settle(stateOf('spin'))).toThrow('never ask');
  expect(() => flowOf({ together, ask: spin }).settle(stateOf('together'))).toThrow('never ask');
});

test('a move that is known to be offered leads where it leads when it is looked up, alone and beside others', () => {
  const g = { stack: [] as Frame[], emit: undefined };
  const flow = new Flow(g, { together, ask: ask(['a', 'b']), two: ask(['a', 'b']) } as AnyKinds, (m: string) => m);
  const { apply, follow } = answersOf(g, flow);
  for (const kind of ['two', 'together']) {
    const [one, other] = [stateOf(kind), stateOf(kind)];
    flow.settle(one);
    flow.settle(other);
    apply(one, 0, 'a');
    follow?.(other, 0, 'a');
    expect(other).toEqual(one);
    expect(flow.decide(other)).toEqual(flow.decide(one));
  }
});
