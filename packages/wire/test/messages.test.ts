import { describe, expect, test } from 'vitest';
import { bounded, parseReply, parseRequest, type Reply, type Request } from '../index.ts';

const REQUESTS: { readonly [T in Request['type']]: Request & { readonly type: T } } = {
  open: { type: 'open', id: 1, game: 'vinhos/2016', names: ['Ana', 'Bea'], options: { regions: 'random' }, seed: 's', hints: false },
  resume: { type: 'resume', id: 2, names: [], record: 'adega-record: 1\n', kept: { position: '0123', points: [3, 4], toMove: [1] } },
  look: { type: 'look', id: 3, as: 'watcher' },
  choose: { type: 'choose', id: 4, at: 12, seat: 1, key: 'enter cellars' },
  confirm: { type: 'confirm', id: 5, at: 13, seat: 1 },
  undo: { type: 'undo', id: 6, at: 13, seat: 1, to: 12 },
  seat: { type: 'seat', id: 31, seat: 1, bot: 'level3', name: 'Ana' },
  restart: { type: 'restart', id: 7, at: 13, seat: 1 },
  foresee: { type: 'foresee', id: 25, at: 7, seat: 0, key: 'pass' },
  preview: { type: 'preview', id: 8, at: 13, seat: 0, key: 'pass' },
  remedies: { type: 'remedies', id: 9, at: 13, seat: 0, key: 'winery 2' },
  record: { type: 'record', id: 10 },
  ways: { type: 'ways', id: 11, at: 13, seat: 0, key: 'cellar 2' },
  'choose-line': { type: 'choose-line', id: 12, at: 13, seat: 0, keys: ['enter cellars', 'cellar 2'] },
  command: { type: 'command', id: 13, at: 13, seat: 0, text: '' },
  past: { type: 'past', id: 14, to: 7 },
  history: { type: 'history', id: 15 },
  branch: { type: 'branch', id: 16, name: 'sell first', from: 7 },
  visit: { type: 'visit', id: 17, name: 'sell first' },
  take: { type: 'take', id: 1, name: 'idea' },
  drop: { type: 'drop', id: 18, name: 'sell first' },
  compare: { type: 'compare', id: 19 },
  stage: { type: 'stage', id: 20, scenario: '{}' },
  report: { type: 'report', id: 21 },
  added: { type: 'added', id: 22 },
  pack: { type: 'pack', id: 23, game: 'vino', pack: '{}' },
  hint: { type: 'hint', id: 24, at: 13, seat: 0 },
  why: { type: 'why', id: 25, entry: 7 },
  worth: { type: 'worth', id: 26, to: 7 },
  stop: { type: 'stop', id: 27 },
};

const refusal = { rule: 'winery.build', of: 'money', needs: [{ part: 'winery', amount: 3 }], has: 1, missing: 2 };

const scores = [{ seat: 0, total: 7, parts: [{ rule: 'end.score-2016', part: 'money', amount: 7 }] }];
const mark = { at: 7, kind: 'year', n: 2 };
const measures = [{ part: 'money', amounts: [3, 4] }];

const position: Reply & { readonly type: 'position' } = {
  type: 'position',
  re: 1,
  game: 'vinhos/2016',
  pack: '0123',
  own: '{}',
  options: { seats: 2 },
  carried: { from: 1, taken: 5, of: 7, answered: 1, same: 'likely', ideas: 0 },
  names: ['Ana', 'Bea'],
  hints: [2, 0],
  branch: 'sell first',
  branches: ['sell first'],
  lost: 1,
  at: 2,
  viewer: 0,
  view: { year: 1, players: [{ money: 3 }] },
  waiting: { for: 'seats', seats: [0] },
  question: { seat: 0, asks: 'wineries', offered: ['winery 1'], greyed: [{ key: 'winery 2', refusal }] },
  undo: { possible: true, seat: 0, last: 1, to: 1, keys: ['enter wineries'], was: { asks: 'move', view: { year: 1 } } },
  log: {
    from: 1,
    chapters: [{ by: 0, key: 'enter wineries', events: [{ rule: 'move.must', kind: 'entered', seat: 0, order: [1, 0] }] }],
  },
  scores,
  result: [{ seat: 0, rank: 1, shared: false, by: 'points' }],
};

const report = {
  title: 'A cube too many',
  source: 'A40',
  note: 'Our example.',
  patched: false,
  is: 'failed' as const,
  problems: [{ path: '/steps/1/expect/year', expected: '3', got: '2' }],
  steps: [
    { word: 'play', says: '["O pass"]', note: 'He could not go on.', at: 0 },
    { word: 'expect', says: '{"year":3}', at: 1 },
    { word: 'play', says: '["Y pass"]' },
  ],
};

const weighed = { keys: ['enter cellars', 'cellar 2'], points: 3.5, playouts: 40 };
const sections = [{ about: 'exports', points: -1.5, features: [{ feature: 'best export', points: -1.5 }] }];

const REPLIES: { readonly [T in Reply['type']]: Reply & { readonly type: T } } = {
  position,
  report: { type: 'report', re: 21, ...report },
  pack: { type: 'pack', re: 23, game: 'vino', name: '0123', text: '{}', differs: [{ path: '/money', ours: '100', theirs: '90' }] },
  ways: { type: 'ways', re: 11, key: 'cellar 2', ways: [{ keys: ['cellar 2'], sure: [], now: 1 }], refusal, complete: true },
  command: {
    type: 'command',
    re: 13,
    key: 'cellar 2',
    offered: false,
    refusal,
    problem: { problem: 'missing-word', at: 1, word: '', expected: ['1'] },
    next: ['1'],
  },
  past: { type: 'past', re: 14, position, asks: 'move' },
  history: { type: 'history', re: 15, marks: [mark], moments: [{ mark, scores, measures }] },
  compare: { type: 'compare', re: 19, standings: [{ name: 'sell first', from: 7, at: 9, mark, over: false, scores, measures }] },
  preview: {
    type: 'preview',
    re: 8,
    key: 'pass',
    sure: [],
    stops: 'choice',
    now: 0,
    best: 3,
    worst: -2,
    complete: false,
    others: [{ seat: 1, change: -2 }],
  },
  foreseen: { type: 'foreseen', re: 25, key: 'pass', position },
  remedies: { type: 'remedies', re: 9, key: 'winery 2', lines: [['use taste.cash']], complete: true },
  record: { type: 'record', re: 10, text: 'adega-record: 1\n', position: 'abc', ideas: [{ name: 'b', text: '{}' }] },
  added: {
    type: 'added',
    re: 22,
    head: 'adega-record: 1\n',
    from: 3,
    lines: ['1 pass'],
    position: 'abc',
    ideas: [{ name: 'b', text: '{}' }],
  },
  counsel: {
    type: 'counsel',
    re: 24,
    seat: 0,
    at: 13,
    plan: weighed,
    best: true,
    rivals: [{ ...weighed, ahead: 1.5, spread: 0.4, sections }],
    grain: 1,
    cut: false,
  },
  worth: { type: 'worth', re: 26, at: 7, seats: [{ seat: 0, points: -1.5, error: 20, sections }] },
  progress: { type: 'progress', of: 24, share: 0.5 },
  stopped: { type: 'stopped', re: 27 },
  trouble: { type: 'trouble', re: 4, trouble: { code: 'not-offered', key: 'winery 2', refusal } },
};

const OPTIONAL: { readonly [T in Reply['type']]?: readonly string[] } = {
  position: ['re', 'question', 'result', 'branch', 'lost', 'pack', 'own', 'carried', 'hints'],
  ways: ['refusal'],
  command: ['key', 'refusal', 'problem'],
  past: ['asks'],
  report: ['note'],
  foreseen: ['position'],
  record: ['position'],
  added: ['position', 'ideas'],
  trouble: ['re'],
};

const sent = (x: unknown): unknown => JSON.parse(JSON.stringify(x));
/** Something more in every object that has no words of a game in it. */
const withMore = (x: unknown, name = ''): unknown => {
  if (Array.isArray(x)) return x.map(item => withMore(item, name));
  if (typeof x !== 'object' || x === null || ['view', 'options', 'events', 'sure'].includes(name)) return x;
  return { ...Object.fromEntries(Object.entries(x).map(([key, inner]) => [key, withMore(inner, key)])), later: { a: 1 } };
};
const without = (x: object, field: string): object => Object.fromEntries(Object.entries(x).filter(([name]) => name !== field));

describe.each(Object.values(REQUESTS))('request $type', request => {
  test('comes out as it went in', () => {
    expect(parseRequest(sent(request))).toEqual({ message: request });
  });
  test('is refused without one of its fields or with one too many', () => {
    const optional = ['seed', 'pack', 'kept', 'hints', ...(request.type === 'visit' ? ['name'] : [])];
    for (const field of Object.keys(request).filter(name => !optional.includes(name))) {
      expect(parseRequest(without(request, field)).trouble, field).toMatchObject({ code: 'bad-message', path: field });
    }
    expect(parseRequest({ ...request, extra: 1 }).trouble).toMatchObject({ code: 'bad-message', path: 'extra' });
  });
});

describe.each(Object.values(REPLIES))('reply $type', reply => {
  test('comes out as it went in', () => {
    expect(parseReply(sent(reply))).toEqual({ message: reply });
  });
  test('is refused without one of its fields, and read without those that nobody knows yet', () => {
    const optional = OPTIONAL[reply.type] ?? [];
    for (const field of Object.keys(reply).filter(name => !optional.includes(name))) {
      expect(parseReply(without(reply, field)).trouble, field).toMatchObject({ code: 'bad-message', path: field });
    }
    expect(parseReply(withMore(sent(reply)))).toEqual({ message: reply });
  });
});

describe('a message that is none', () => {
  test.each([undefined, null, 3, 'choose', [], {}, { type: 'dance', id: 1 }])('%j', nonsense => {
    expect(parseRequest(nonsense).trouble).toMatchObject({ code: 'bad-message' });
    expect(parseReply(nonsense).trouble).toMatchObject({ code: 'bad-message' });
  });

  test.each([
    [{ ...REQUESTS.choose, seat: -1 }, 'seat'],
    [{ ...REQUESTS.choose, seat: 1.5 }, 'seat'],
    [{ ...REQUESTS.choose, key: '' }, 'key'],
    [{ ...REQUESTS.choose, key: 'x'.repeat(1000) }, 'key'],
    [{ ...REQUESTS.choose, at: '12' }, 'at'],
    [{ ...REQUESTS.open, names: [] }, 'names'],
    [{ ...REQUESTS.open, names: ['Ana', '   '] }, 'names.1'],
    [{ ...REQUESTS.open, options: { regions: null } }, 'options.regions'],
    [{ ...REQUESTS.resume, record: 'x'.repeat(1_000_001) }, 'record'],
    [{ ...REQUESTS.look, as: 'god' }, 'as'],
  ])('says where: %#', (message, path) => {
    expect(parseRequest(message).trouble).toMatchObject({ code: 'bad-message', path });
  });

  const LONG = 'x'.repeat(5_000_000);
  test.each([
    ['a name', { ...REQUESTS.open, names: [LONG] }],
    ['very many names', { ...REQUESTS.open, names: Array.from({ length: 100_000 }, () => 'Ana') }],
    ['an option', { ...REQUESTS.open, options: { [LONG]: 1 } }],
    ['very many options', { ...REQUESTS.open, options: Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`o${i}`, 1])) }],
    ['a key', { ...REQUESTS.choose, key: LONG }],
    ['a line', { ...REQUESTS['choose-line'], keys: Array.from({ length: 201 }, () => 'pass') }],
    ['a seed', { ...REQUESTS.open, seed: LONG }],
    ['a field', { ...REQUESTS.report, [LONG]: 1 }],
    ['a type', { type: LONG, id: 1 }],
    ['a text in a list in a list', { ...REQUESTS.report, more: JSON.parse(`${'['.repeat(5000)}1${']'.repeat(5000)}`) }],
    ['something in the place of a name', { ...REQUESTS.visit, name: { length: 3, normalize: 'x' } }],
    ['ideas', { ...REQUESTS.resume, ideas: Array.from({ length: 13 }, () => ({ name: 'b', text: '' })) }],
  ])('%s without bounds is refused, and not sent back', (_what, message) => {
    const { trouble } = parseRequest(message);
    expect(trouble).toMatchObject({ code: 'bad-message' });
    expect(JSON.stringify(trouble).length).toBeLessThan(2000);
  });

  test('a line may have 200 moves', () => {
    const long = { ...REQUESTS['choose-line'], keys: Array.from({ length: 200 }, () => 'pass') };
    expect(parseRequest(long)).toEqual({ message: long });
  });

  test('what a trouble echoes is cut so that it can be sent', () => {
    const problem = { problem: 'unparsable', line: 3, found: LONG, expected: Array.from({ length: 9999 }, () => LONG) };
    const trouble = bounded({ code: 'bad-record', problem });
    expect(parseReply({ type: 'trouble', trouble }).message).toBeDefined();
    expect(parseReply({ type: 'trouble', trouble: { code: 'bad-record', problem } }).trouble).toBeDefined();
    expect(bounded({ code: 'stale', seen: 1, at: 2 })).toEqual({ code: 'stale', seen: 1, at: 2 });
  });

  test('a bad place deep in a reply is named by its path', () => {
    const log = { from: 0, chapters: [{ by: 0, key: 'pass', events: [{ rule: 'press.once', kind: 'passed', what: null }] }] };
    expect(parseReply({ ...position, log }).trouble).toMatchObject({ path: 'log.chapters.0.events.0.what' });
    expect(parseReply({ ...position, waiting: { for: 'godot' } }).trouble).toMatchObject({ path: 'waiting.for' });
  });
});
