import fc from 'fast-check';
import { expect, test } from 'vitest';
import { begin, type Game, makeRecord, outcomeOf, parseEntry, parseHeader, parseRecord, playOut, stream } from '../index.ts';
import { drawAndPeek } from './draw-and-peek.ts';
import { sealedBids } from './sealed-bids.ts';

const game = sealedBids();

const TEXT = `adega-record: 1
game: sealed-bids
rules: 1
pack: none
option.seats: 2
option.rounds: 1
result.1: rank 2 total 3
result.2: rank 1 total 7

chance prize 3
2 bid 2
1 bid 1
chance reveal 1 1
chance reveal 2 2
`;

const without = (line: string): string => TEXT.replace(`${line}\n`, '');

test('a record can be read and is written as it was', () => {
  const read = parseRecord(game, TEXT);
  if (read.problem !== undefined) throw new Error(JSON.stringify(read.problem));
  expect(read.record.options).toEqual({ seats: 2, rounds: 1 });
  expect(read.record.entries[1]).toEqual({ by: 1, move: { kind: 'bid', coins: 2 } });
  expect(read.record.result).toEqual(outcomeOf(game, read.state));
  expect(makeRecord(game, read.record)).toBe(TEXT);
});

test('comments, blank lines and other line ends do not matter', () => {
  const annotated = `# a game\n\n${TEXT.replace('2 bid 2', '\n# careful\n  2 bid 2   # dear\n').replaceAll('\n', '\r\n')}`;
  expect(parseRecord(game, annotated)).toEqual(parseRecord(game, TEXT));
});

test('what is noted of an entry comes back; what is no note stays a comment', () => {
  const noted = TEXT.replace('2 bid 2', '2 bid 2 # noted: cut late');
  const read = parseRecord(game, noted);
  if (read.problem !== undefined) throw new Error(JSON.stringify(read.problem));
  expect(read.record.entries[1]).toEqual({ by: 1, move: { kind: 'bid', coins: 2 }, notes: ['cut', 'late'] });
  expect(makeRecord(game, read.record)).toBe(noted);
  expect(parseRecord(game, TEXT.replace('2 bid 2', `2 bid 2 # noted: ${'<b> '.repeat(100)}cut`))).toEqual(parseRecord(game, TEXT));
});

test('a comment with other ends of lines in it takes no longer than another', () => {
  for (const end of ['\r ', '\u2028']) {
    const started = performance.now();
    expect(parseRecord(game, `${TEXT}1 bid 1${' #'.repeat(200_000)}${end}`)).toEqual(parseRecord(game, `${TEXT}1 bid 1`));
    expect(performance.now() - started).toBeLessThan(1000);
  }
});

test('a random game of either kind comes back from its text', () => {
  const roundTrip = <S, M>(of: Game<S, M>, seed: number, seats: number) => {
    const { state, record } = begin(of, { seats });
    playOut(of, state, stream(seed), stream(seed, 'chance'), record.entries);
    const finished = { ...record, result: outcomeOf(of, state) };
    expect(parseRecord(of, makeRecord(of, finished))).toEqual({ record: finished, state });
  };
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom(2, 3), (seed, seats) => {
      roundTrip(game, seed, seats);
      roundTrip(drawAndPeek(), seed, seats);
    }),
    { seed: 1 },
  );
});

test.each([
  ['nothing', '', { problem: 'not-a-record', line: 1, found: '', expected: ['adega-record: 1'] }],
  ['prose', 'Once upon a time\n', { problem: 'not-a-record', line: 1, found: 'Once upon a time', expected: ['key: value'] }],
  ['another version', TEXT.replace('record: 1', 'record: 2'), { problem: 'not-a-record', line: 1, found: 'adega-record: 2' }],
  ['a line without a key', TEXT.replace('rules: 1', 'rules 1'), { problem: 'bad-line', line: 3, found: 'rules 1' }],
  ['a key nobody knows', TEXT.replace('rules: 1', 'rule: 1'), { problem: 'unknown-key', line: 3, found: 'rule' }],
  ['a key twice', TEXT.replace('pack: none', 'rules: 1'), { problem: 'repeated-key', line: 4, found: 'rules' }],
  ['no pack', without('pack: none'), { problem: 'missing-key', line: 7, expected: ['pack'] }],
  ['rules that are no number', TEXT.replace('rules: 1', 'rules: new'), { problem: 'bad-value', line: 3, found: 'new' }],
  ['another game', TEXT.replace('sealed-bids', 'chess'), { problem: 'other-game', line: 2, found: 'chess', expected: ['sealed-bids'] }],
  ['other rules', TEXT.replace('rules: 1', 'rules: 9'), { problem: 'other-rules', line: 3, found: '9', expected: ['1'] }],
  ['another pack', TEXT.replace('none', 'abc'), { problem: 'other-pack', line: 4, found: 'abc', expected: ['none'] }],
  ['an unknown option', TEXT.replace('option.rounds', 'option.round'), { problem: 'unknown-option', line: 6, found: 'round' }],
  ['an option out of range', TEXT.replace('seats: 2', 'seats: 9'), { problem: 'bad-value', line: 5, found: '9', expected: ['2', '3'] }],
  ['a strange result', TEXT.replace('rank 2 total', 'won by'), { problem: 'bad-value', line: 7, found: 'result.1: won by 3' }],
  [
    'an unknown actor',
    TEXT.replace('2 bid', '3 bid'),
    { problem: 'unknown-actor', line: 11, entry: 2, found: '3', expected: ['chance', '1', '2'] },
  ],
  ['seat 0', TEXT.replace('2 bid', '0 bid'), { problem: 'unknown-actor', line: 11, entry: 2, found: '0' }],
  ['a word nobody knows', TEXT.replace('2 bid', '2 bed'), { problem: 'unparsable', line: 11, entry: 2, found: 'bed' }],
  ['a missing word', TEXT.replace('2 bid 2', '2 bid'), { problem: 'unparsable', line: 11, entry: 2, found: 'bid' }],
  [
    'a move that is not offered',
    TEXT.replace('1 bid 1', '1 bid 4'),
    { problem: 'not-offered', line: 12, entry: 3, refusal: { rule: 'bid.coins' } },
  ],
  [
    'somebody who is not asked',
    TEXT.replace('1 bid 1', '2 bid 1'),
    { problem: 'not-asked', line: 12, entry: 3, found: '2', expected: ['1'] },
  ],
  ['a move after the end', `${TEXT}1 bid 0\n`, { problem: 'not-asked', line: 15, entry: 6, found: '1', expected: [] }],
])('%s is not a record', (_what, text, problem) => {
  expect(parseRecord(game, text).problem).toMatchObject(problem);
});

test('other rules and packs can be accepted', () => {
  const text = TEXT.replace('rules: 1', 'rules: 9').replace('none', 'abc');
  const read = parseRecord(game, text, ['rules', 'pack']);
  expect(read.problem).toBeUndefined();
  expect(read.problem === undefined && makeRecord(game, read.record)).toBe(text);
});

test('the header tells which game it is without knowing it', () => {
  expect(parseHeader(TEXT.replace('sealed-bids', 'chess'))).toMatchObject({ game: 'chess', rules: 1, pack: 'none', lines: 8 });
});

test('what a line cannot hold is not written', () => {
  const { record } = begin(game);
  expect(() => makeRecord(game, { ...record, pack: 'a # b' })).toThrow('cannot stand in a record');
  expect(() => makeRecord(game, { ...record, options: { seats: '2\n3' } })).toThrow('cannot stand in a record');
});

test('any text gives a record or a problem, never an error', () => {
  const lines = fc.array(fc.oneof(fc.constantFrom(...TEXT.split('\n')), fc.string({ maxLength: 12 })), { maxLength: 14 });
  fc.assert(
    fc.property(lines, all => {
      const read = parseRecord(game, all.join('\n'));
      expect(read.problem === undefined || typeof read.problem.line === 'number').toBe(true);
    }),
    { seed: 1, numRuns: 2000 },
  );
});

test('one line can be read by itself', () => {
  const { state, record } = begin(game);
  expect(parseEntry(game, state, record.options, 'chance prize 2')).toEqual({ entry: { by: -1, move: { kind: 'prize', worth: 2 } } });
});
