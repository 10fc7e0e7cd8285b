// What becomes of a record of older rules, on games that only ask: what was said so far decides what is asked next.
import { expect, test } from 'vitest';
import { CHANCE, carryRecord, type Decision, type Entry, type Game, NotOffered, type Older, type OptionSpec } from '../index.ts';
import { drawAndPeek } from './draw-and-peek.ts';
import { sealedBids } from './sealed-bids.ts';

interface Said {
  readonly said: string[];
  readonly options: object;
}

/** Questions as `who: answer, answer`, where who is a seat counted from 1 or chance; several at the same time are separated by `;`. */
type Asking = (said: readonly string[]) => string | undefined;

const decisionsOf = (question: string | undefined): Decision<string>[] =>
  (question?.split('; ') ?? []).map(part => {
    const [who = '', answers = ''] = part.split(': ');
    return { by: who === 'chance' ? CHANCE : Number(who) - 1, asks: 'word', moves: answers.split(', ') };
  });

const OPTIONS: readonly OptionSpec[] = [
  { id: 'seats', values: [2, 3], default: 2 },
  { id: 'weather', values: ['fine', 'foul'], default: 'foul' },
];

function asking(
  ask: Asking,
  older: Older = { passive: ['end', 'done'] },
  given: (said: readonly string[]) => Entry<string>[] = () => [],
): Game<Said, string> {
  const decide = ({ said }: Said) => decisionsOf(ask(said));
  const nothing = () => {
    throw new Error('nobody needs it here');
  };
  return {
    ...sealedBids(),
    id: 'asking',
    rules: 2,
    options: OPTIONS,
    older,
    standing: undefined,
    start: options => ({ said: [], options }),
    decide,
    candidates: (s, by) => decide(s).find(d => d.by === by)?.moves ?? [],
    forbids: () => undefined,
    follow: undefined,
    apply(s, by, m) {
      if (!decide(s).some(d => d.by === by && d.moves.includes(m))) throw new NotOffered(by, m);
      s.said.push(m);
    },
    advance(s, by, m) {
      this.apply(s, by, m);
      return given(s.said);
    },
    clone: ({ said, options }) => ({ said: [...said], options }),
    positionKey: ({ said }) => said.join(),
    keyOf: m => m,
    parse: (_s, text) => (text === 'nonsense' ? { problem: 'unknown-word', at: 0, word: text, expected: ['sense'] } : text),
    scores: nothing,
    result: nothing,
    wish: nothing,
    view: s => s,
    hear: entry => entry,
    determinize: s => s,
  };
}

/** One question after the other, whatever is answered. */
const inTurn =
  (...questions: readonly string[]): Asking =>
  said =>
    questions[said.length];

const record = (...entries: readonly string[]): string =>
  `adega-record: 1\ngame: asking\nrules: 1\npack: none\noption.seats: 2\n\n${entries.join('\n')}\n`;

function carried(game: Game<Said, string>, text: string, awaited?: readonly number[]) {
  const read = carryRecord(game, text, { awaited });
  if (read.unreadable !== undefined) throw new Error(JSON.stringify(read.unreadable));
  const { state, record: now, from, taken, answered, problem } = read;
  expect(now).toMatchObject({ game: 'asking', rules: 2, pack: 'none' });
  expect(now.entries.map(({ move }) => move)).toEqual(state.said);
  return { said: state.said.join(' '), options: now.options, from, taken, answered, problem };
}

test('where nothing else is asked, everything is taken over', () => {
  const game = asking(inTurn('1: a, b', 'chance: x, y', '2: a, b', '1: a, b'));
  expect(carried(game, record('1 a', 'chance y', '2 b'))).toMatchObject({
    said: 'a y b',
    from: 1,
    taken: 3,
    answered: 0,
    problem: undefined,
  });
});

test('a new question gets the answer that does nothing', () => {
  const game = asking(inTurn('1: a, b', '1: more, done', '1: use, end', '2: a, b'));
  expect(carried(game, record('1 a', '2 b'))).toMatchObject({ said: 'a done end b', answered: 2, taken: 2, problem: undefined });
});

test('a new question at the end of the record is left to whoever plays on', () => {
  const game = asking(inTurn('1: a, b', '1: use, end', '2: a, b'));
  expect(carried(game, record('1 a'))).toMatchObject({ said: 'a', answered: 0 });
});

test('unless another seat was awaited there already', () => {
  const game = asking(inTurn('1: a, b', '1: use, end', '2: a, b'));
  expect(carried(game, record('1 a'), [1])).toMatchObject({ said: 'a end', answered: 1, taken: 1 });
  expect(carried(game, record('1 a'), [0])).toMatchObject({ said: 'a', answered: 0 });
  // Whoever was awaited is not declined for.
  expect(carried(asking(inTurn('1: a, b', '1: x, done; 2: x, done', '1: x, y')), record('1 a'), [0]).said).toBe('a');
  // Nobody can be got to by declining.
  expect(carried(game, record('1 a'), [2])).toMatchObject({ said: 'a', answered: 0 });
});

test('an answer that does nothing and that nobody asks for is left out', () => {
  const game = asking(inTurn('1: a, b', '2: a, end', '1: a, b'));
  expect(carried(game, record('1 a', '1 end', '2 a'))).toMatchObject({ said: 'a a', taken: 3, answered: 0, problem: undefined });
});

test('also of one seat after another, if something was done between', () => {
  const game = asking(inTurn('1: a, b', '2: a, b', '1: c, d'));
  expect(carried(game, record('1 a', '1 done', '2 b', '2 done', '1 c'))).toMatchObject({ said: 'a b c', problem: undefined });
  expect(carried(game, record('1 a', '1 done', '2 done'))).toMatchObject({ said: 'a', taken: 2 });
});

test('before it is left out, a question of the same seat in between is answered', () => {
  const game = asking(inTurn('1: a, b', '1: more, done', '1: use, end', '2: a, b'));
  expect(carried(game, record('1 a', '1 end'))).toMatchObject({ said: 'a done end', answered: 1, taken: 2 });
});

test('a draw is taken where it is asked now: later', () => {
  const game = asking(inTurn('1: a, b', '1: c, d', 'chance: x, y', '2: a, b'));
  expect(carried(game, record('1 a', 'chance y', '1 d', '2 b'))).toMatchObject({ said: 'a d y b', problem: undefined });
});

test('a draw is taken where it is asked now: after a new question', () => {
  const game = asking(inTurn('1: a, b', '1: use, end', 'chance: x, y', '2: a, b'));
  expect(carried(game, record('1 a', 'chance y'))).toMatchObject({ said: 'a end y', answered: 1, problem: undefined });
});

test('draws that follow each other may be asked in another order', () => {
  const game = asking(inTurn('chance: x, y', 'chance: v, w', '1: a, b'));
  expect(carried(game, record('chance w', 'chance x', '1 b'))).toMatchObject({ said: 'x w b', problem: undefined });
});

test('a draw that belongs to a later turn is not taken early', () => {
  const game = asking(inTurn('1: a, b', 'chance: x, y', 'chance: x, y', '2: a, b', 'chance: x, y', '1: a, b'));
  const { said, taken, problem } = carried(game, record('1 a', 'chance x', '2 b', 'chance y', '1 a'));
  expect({ said, taken }).toEqual({ said: 'a x', taken: 2 });
  expect(problem).toMatchObject({ problem: 'not-asked', line: 9, entry: 3, found: '2', expected: ['chance'] });
});

test('a draw that nobody asks for ends it where it was drawn', () => {
  const game = asking(inTurn('1: a, b', '2: a, b', '1: a, b'));
  const { said, taken, problem } = carried(game, record('1 a', 'chance x', '2 b', '1 a'));
  expect({ said, taken }).toEqual({ said: 'a', taken: 1 });
  expect(problem?.entry).toBe(2);
});

test('a draw that nobody asks for ends it also where one seat plays alone', () => {
  const game = asking(() => '1: a, b');
  const { said, taken } = carried(game, record('1 a', 'chance x', '1 b', '1 a'));
  expect({ said, taken }).toEqual({ said: 'a', taken: 1 });
});

test('a draw that is missed is looked for near its place, however far the record goes on', () => {
  // Without the answer that does nothing the draw is asked for.
  const more = Array.from({ length: 12 }, (_, n) => `${(n % 2) + 1}: done, x`);
  const game = asking(
    said => {
      if (said.length === 0) return '1: a, b';
      if (said[0] === 'a' && said.length === 1) return '1: use, done';
      return ['chance: x, y', ...more][said.length - 2 + (said[1] === 'done' ? 1 : 0)];
    },
    { passive: ['done'], optional: ['use'] },
  );
  const answers = more.map((_, n) => `${(n % 2) + 1} done`);
  expect(carried(game, record('1 a', '1 done', 'chance y', ...answers.slice(0, 10)))).toMatchObject({ taken: 2, said: 'a done' });
  expect(carried(game, record('1 a', '1 use', 'chance y', ...answers))).toMatchObject({ problem: undefined, taken: 15 });
});

test('of several ends the furthest is taken', () => {
  // What does nothing is left out in vain: the way that was come by led further.
  const game = asking(said => (said[1] === 'done' ? ['', '', '1: c, d', '2: c, d'][said.length] : ['1: a, b', '1: x, done'][said.length]));
  expect(carried(game, record('1 a', '1 done', '1 c', '2 x'))).toMatchObject({ said: 'a done c', taken: 3 });
});

test('an answer that the engine used to give by itself is the only one that is neither optional nor nothing', () => {
  const older: Older = { passive: ['end'], optional: ['use'] };
  const questions = (second: string) => asking(inTurn('1: a, b', second, '2: c, d'), older);
  expect(carried(questions('1: use x, must y, use z'), record('1 a', '2 d'))).toMatchObject({ said: 'a must y d', answered: 1 });
  // Which of two it was, nobody can tell; and what is optional nobody did.
  expect(carried(questions('1: must x, must y, use z'), record('1 a', '2 d'))).toMatchObject({ said: 'a', taken: 1 });
  expect(carried(questions('1: use x, use z'), record('1 a', '2 d'))).toMatchObject({ said: 'a', taken: 1 });
});

test('after such an answer new questions may follow, and it is not nothing that was answered', () => {
  const older: Older = { passive: ['end'], optional: ['use'] };
  const game = asking(said => ['1: a, b', '1: must, end', said[1] === 'must' ? '1: use x, end' : '1: x, y', '2: c, d'][said.length], older);
  expect(carried(game, record('1 a', '2 d'))).toMatchObject({ said: 'a must end d', answered: 2, problem: undefined });
});

test('a game may know what the only answer was', () => {
  const onlyThen: Older['onlyThen'] = (rules, { asks, keys }, before) =>
    rules === 1 && asks === 'word' && before?.key === 'a' ? keys.find(key => key.startsWith('must')) : undefined;
  const game = asking(inTurn('1: a, b', '1: end, must x', '2: c, d'), { passive: ['end'], onlyThen });
  expect(carried(game, record('1 a', '2 d'))).toMatchObject({ said: 'a must x d', answered: 1 });
  expect(carried(game, record('1 b', '2 d'))).toMatchObject({ said: 'b end d', answered: 1 });
});

test('an answer that the engine gives by itself now is passed over', () => {
  const game = asking(inTurn('1: a, b', '2: c, d'), undefined, said => (said.at(-1) === 'a' ? [{ by: 0, move: 'only' }] : []));
  expect(carried(game, record('1 a', '1 only', '2 d'))).toMatchObject({ said: 'a d', taken: 3, answered: 0, problem: undefined });
  expect(carried(game, record('1 b', '1 only', '2 d'))).toMatchObject({ said: 'b', taken: 1 });
});

test('but not where something else was answered since', () => {
  const given = (said: readonly string[]) => (said.at(-1) === 'a' ? [{ by: 0, move: 'only' }] : []);
  const game = asking(inTurn('1: a, b', '1: c, d', '2: c, d'), undefined, given);
  expect(carried(game, record('1 a', '1 c', '1 only', '2 d'))).toMatchObject({ said: 'a c', taken: 2 });
});

test('where the same is asked again, what follows tells which of the two was meant', () => {
  const given = (said: readonly string[]) => (said.at(-1) === 'a' ? [{ by: 0, move: 'build' }] : []);
  const game = asking(
    said => ['1: a, b', '1: build, done', said[1] === 'done' ? '2: c, d' : '1: x, y', '2: c, d'][said.length],
    undefined,
    given,
  );
  expect(carried(game, record('1 a', '1 build', '1 done', '2 d'))).toMatchObject({ said: 'a done d', problem: undefined });
  expect(carried(game, record('1 a', '1 build', '1 x', '2 d'))).toMatchObject({ said: 'a build x d', problem: undefined });
});

test('an answer that does nothing is left out, too, where something was done after it', () => {
  const game = asking(said => ['1: a, b', '1: use x, done', said[1] === 'done' ? '2: c, d' : '1: tile, end', '2: c, d'][said.length]);
  expect(carried(game, record('1 a', '1 done', '1 use x', '1 tile', '2 d'))).toMatchObject({ said: 'a use x tile d', problem: undefined });
  expect(carried(game, record('1 a', '1 done', '2 d'))).toMatchObject({ said: 'a done d', problem: undefined });
});

test('also where a draw would come of it', () => {
  const draw = 'chance: x, y';
  const game = asking(said => ['1: a, b', '1: use x, done', said[1] === 'done' ? draw : '1: rest, end', draw, '2: c, d'][said.length]);
  expect(carried(game, record('1 a', '1 done', '1 use x', '1 end', 'chance y', '2 c'))).toMatchObject({ said: 'a use x end y c' });
});

test('an answer that must be given sooner in the turn now is moved there', () => {
  const game = asking(said => (said.includes('go') ? (said.includes('act') ? '2: c, d' : '1: act, rest') : '1: go, use x'));
  expect(carried(game, record('1 go', '1 use x', '1 act', '2 d'))).toMatchObject({ said: 'use x go act d', taken: 4, problem: undefined });
  // Not into the turn of somebody else.
  expect(carried(game, record('1 go', '1 act', '2 d', '1 use x')).said).toBe('go act d');
});

test('what does not fit ends it, with the reason', () => {
  const game = asking(inTurn('1: a, b', '2: a, b', '1: a, b'));
  expect(carried(game, record('1 a', '2 c', '1 a'))).toMatchObject({
    said: 'a',
    taken: 1,
    problem: { problem: 'not-offered', line: 8, entry: 2, found: 'c', expected: ['a', 'b'] },
  });
  expect(carried(game, record('1 a', '2 nonsense')).problem).toMatchObject({
    problem: 'unparsable',
    found: 'nonsense',
    expected: ['sense'],
  });
  expect(carried(game, record('1 a', '7 b')).problem).toMatchObject({
    problem: 'unknown-actor',
    found: '7',
    expected: ['chance', '1', '2'],
  });
});

test('new questions are not answered without end', () => {
  const game = asking(said => (said.length === 0 ? '1: a, b' : '1: more, done'));
  expect(carried(game, record('1 a', '2 b'))).toMatchObject({ said: 'a', taken: 1, answered: 0, problem: { problem: 'not-asked' } });
});

test('nobody declines for others because of an answer that does nothing itself', () => {
  expect(carried(asking(inTurn('1: a, b', '2: c, done', '1: c, done')), record('1 a', '1 done')).said).toBe('a');
  const game = asking(inTurn('1: a, b', '2: c, done', '1: c, done'));
  expect(carried(game, record('1 a', '1 done', '2 c'))).toMatchObject({ said: 'a c', answered: 0, problem: undefined });
});

test('seats that decide at the same time answer in the order of the record', () => {
  const game = asking(said => ['1: a, b; 2: a, b', said[0] === 'a' ? '1: a, b' : '2: a, b', '1: c, d'][said.length]);
  expect(carried(game, record('2 a', '1 b', '1 d'))).toMatchObject({ said: 'a b d', answered: 0, problem: undefined });
});

test('a game says an older entry in the notation of now, and what it answers later', () => {
  const renewed = (rules: number, text: string) => (rules === 1 && text === 'swap x y' ? ['take x', 'drop y'] : undefined);
  const game = asking(inTurn('1: take x, take z', '1: more, done', '1: drop w, drop y', '2: a, b'), { passive: ['done'], renewed });
  expect(
    carried(asking(inTurn('1: take x, take z', '1: drop w, drop y', '2: a, b'), { passive: [], renewed }), record('1 swap x y')).said,
  ).toBe('take x drop y');
  expect(carried(game, record('1 swap x y', '2 a'))).toMatchObject({
    said: 'take x done drop y a',
    answered: 1,
    taken: 2,
    problem: undefined,
  });
});

test('what is offered as it stands is not said otherwise', () => {
  const game = asking(inTurn('1: a, b', '2: a, b'), { passive: [], renewed: () => ['b'] });
  expect(carried(game, record('1 a', '2 c'))).toMatchObject({ said: 'a b', problem: undefined });
});

test('an option that the record does not name is what it was by its rules', () => {
  const defaults = (rules: number) => (rules === 1 ? { weather: 'fine', moon: 'full' } : {});
  const game = asking(inTurn('1: a, b'), { passive: [], defaults });
  expect(carried(game, record()).options).toEqual({ seats: 2, weather: 'fine' });
  expect(carried(game, record().replace('rules: 1', 'rules: 0')).options).toEqual({ seats: 2, weather: 'foul' });
  expect(carried(game, record().replace('option.seats', 'option.weather: foul\noption.seats')).options).toEqual({
    seats: 2,
    weather: 'foul',
  });
});

test('how the game came out by its own rules is said beside it', () => {
  const text = record('1 a').replace('\n\n', '\nresult.1: rank 2 total 3\nresult.2: rank 1 total 7\n\n');
  expect(carryRecord(asking(inTurn('1: a, b')), text)).toMatchObject({
    result: [
      { seat: 0, rank: 2, total: 3 },
      { seat: 1, rank: 1, total: 7 },
    ],
  });
});

test('another pack can be taken all the same', () => {
  expect(carryRecord(asking(inTurn('1: a, b')), record('1 a').replace('none', 'some'), { accept: ['pack'] })).toMatchObject({ taken: 1 });
});

test.each([
  ['a result that is none', record().replace('option.seats: 2', 'option.seats: 2\nresult.1: best'), 'bad-value'],
  ['no record', 'Dear diary', 'not-a-record'],
  ['another game', record().replace('asking', 'chess'), 'other-game'],
  ['another pack', record().replace('none', 'some'), 'other-pack'],
  ['an unknown option', record().replace('seats', 'chairs'), 'unknown-option'],
])('%s is unreadable', (_what, text, problem) => {
  expect(carryRecord(asking(inTurn()), text).unreadable).toMatchObject({ problem });
});

test('a game without a past takes over what fits as it is', () => {
  const game = drawAndPeek();
  const text = `adega-record: 1\ngame: ${game.id}\nrules: 0\npack: ${game.pack}\n\n`;
  expect(carryRecord(game, text)).toMatchObject({ from: 0, taken: 0, answered: 0 });
});
