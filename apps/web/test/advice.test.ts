// Advice as it is said at the table: every number in its words is one that was weighed, in every language, and its moves can be played.
import { adviserWith, playerWith, TEMPERS, type Temper } from '@adega/bots';
import type { Host } from '@adega/desk';
import { type AnyGame, type Judge, stream } from '@adega/kernel';
import { titleOf } from '@adega/shelf';
import type { Counsel, Position, Section, Worth } from '@adega/wire';
import { describe, expect, test } from 'vitest';
import {
  aboutName,
  amountText,
  comparedText,
  linesOf,
  marginOf,
  otherText,
  planOf,
  planText,
  pointsText,
  reasonsText,
  seenIn,
  standingText,
  tenths,
  verdictOf,
  whatText,
  whereText,
} from '../table/advice-words.ts';
import { advise } from '../table/advising.ts';
import { makeHost } from '../table/host.ts';
import { hintsIn, makeSaved } from '../table/saved-record.ts';
import { think } from '../table/thinking.ts';
import { type Say, sayWith } from '../text/words.ts';
import { faceOf } from './faces.ts';
import { intlIn, sayIn, TAGS } from './speaking.ts';
import { GAMES } from './tables.ts';

const SMALL: Temper = {
  ...(TEMPERS.find(({ name }) => name === 'level5') as Temper),
  breadth: { width: 2, depth: 8 },
  search: { plans: 4, playouts: 6, narrow: { width: 1, depth: 6 }, rounds: 1 },
};
const adviser = (judge: Judge, game: AnyGame, seats: number) => adviserWith(judge, game, seats, SMALL);
const untold = (): void => undefined;
/** Nobody looks at the clock. */
const freely = (adviserFor: typeof adviser) => ({ adviserFor, most: Number.POSITIVE_INFINITY });

interface Table {
  readonly host: Host;
  position(): Position;
}

/** Some way into a game, at the first question after it that has several answers, or at the first of a kind. */
function tableAt(game: string, seats: number, moves: number, asks?: string): Table {
  const host = makeHost(seed => stream(seed ?? 'advice', 'chance'));
  const names = Array.from({ length: seats }, (_, i) => `Seat ${i + 1}`);
  host.answer({ type: 'open', id: 1, game, names, options: {}, seed: 'advice' });
  const position = (): Position => host.news() as Position;
  const rng = stream('advice', game);
  for (let n = 0; n < 200; n++) {
    const { question, waiting, at } = position();
    if (waiting.for === 'confirm') host.answer({ type: 'confirm', id: 2, at, seat: waiting.seat });
    if (question === undefined) continue;
    const { offered, seat } = question;
    if (n >= moves && offered.length > 2 && question.asks === (asks ?? question.asks)) break;
    host.answer({ type: 'choose', id: 3, at, seat, key: offered[rng.below(offered.length)] });
  }
  return { host, position };
}

async function counselAt({ host, position }: Table): Promise<Counsel> {
  const { at, question } = position();
  const inquiry = host.inquiry({ type: 'hint', id: 5, at, seat: question?.seat });
  if (inquiry === undefined) throw new Error('no hint');
  return (await advise(inquiry, untold, freely(adviser))) as Counsel;
}

async function worthAt({ host, position }: Table): Promise<Worth> {
  const inquiry = host.inquiry({ type: 'worth', id: 6, to: position().at });
  if (inquiry === undefined) throw new Error('no judgement');
  return (await advise(inquiry, untold, freely(adviser))) as Worth;
}

/** Says all it is asked to, and keeps the ids of what it has no words for. */
async function listening(tag: string, game: string): Promise<{ readonly say: Say; readonly missing: Set<string> }> {
  const say = await sayIn(tag, game);
  const missing = new Set<string>();
  const known: Say['known'] = (id, values, other) => {
    if (id.startsWith('worth.') && !say.has(id)) missing.add(id);
    return say.known(id, values, other);
  };
  const own: Say['own'] = id => (say.has(id) ? say.own(id) : (missing.add(id), id));
  return { say: Object.assign((...said: Parameters<Say>) => say(...said), { ...say, known, own }) as Say, missing };
}

describe.each(GAMES)('$game', ({ game, seats }) => {
  const table = tableAt(game, seats, 14);
  const face = faceOf(game);
  let weighed: Promise<Counsel> | undefined;

  test.each(TAGS)('all that positions are judged by has words in %s', async tag => {
    const judge = await titleOf(game)?.judge?.();
    const { say, missing } = await listening(tag, game);
    const said = (judge?.judgement.features ?? []).map(feature => face.feature?.(say, table.position(), feature));
    for (const text of said) expect(text).not.toMatch(/undefined|NaN|[{}]/);
    for (const feature of judge?.judgement.features ?? []) aboutName(say, judge?.judgement.aboutOf(feature) ?? '');
    aboutName(say, 'usual');
    for (const feature of judge?.judgement.features ?? []) say.own(`worth.help.${judge?.judgement.aboutOf(feature)}`);
    expect([...missing]).toEqual([]);
    // What is said alike is one line, which no two headings may share.
    const heads = new Map<string | undefined, Set<string | undefined>>();
    judge?.judgement.features.forEach((feature, i) => {
      heads.set(said[i], (heads.get(said[i]) ?? new Set()).add(judge.judgement.aboutOf(feature)));
    });
    for (const [text, abouts] of heads) expect([text, [...abouts]]).toEqual([text, [expect.any(String)]]);
  });

  test.each(TAGS)('a hint says where, what and exactly; its numbers are those that were weighed (%s)', async tag => {
    weighed ??= counselAt(table);
    const counsel = await weighed;
    const intl = await intlIn(tag, game);
    const say = sayWith(intl);
    const position = table.position();
    for (const text of [whereText(say, face, position, counsel), whatText(say, face, position, counsel)]) {
      expect(text.length).toBeGreaterThan(3);
      expect(text).not.toMatch(/undefined|NaN|[{}]/);
    }
    for (const rival of counsel.rivals) {
      const text = comparedText(say, rival, counsel.grain, planText(say, face, position, rival.keys));
      expect(text).toContain(intl.formatNumber(Math.abs(tenths(rival.ahead))));
      const reasons = reasonsText(say, rival.sections).join(' ');
      const [largest] = seenIn(rival.sections);
      if (largest !== undefined) expect(reasons).toContain(`${aboutName(say, largest.about)} ${say.signed(tenths(largest.points))}`);
    }
  });

  test('the moves of a hint can be played, and why they were is known afterwards', async () => {
    const { host, position } = tableAt(game, seats, 14);
    const { plan, seat, at } = await counselAt({ host, position });
    expect(host.answer({ type: 'choose-line', id: 7, at, seat, keys: plan.keys })).toMatchObject({ type: 'position' });
    const inquiry = host.inquiry({ type: 'why', id: 8, entry: at });
    if (inquiry === undefined) throw new Error('no reason');
    const reason = await advise(inquiry, untold, freely(adviser));
    if (reason.type === 'trouble') return expect(reason.trouble).toMatchObject({ code: 'no-advice', why: 'secret' });
    expect(reason).toMatchObject({ type: 'counsel', seat });
    const { at: from, plan: done } = reason as Counsel;
    expect(from).toBeLessThanOrEqual(at);
    expect(done.keys.slice(at - from).join()).toContain(plan.keys[0]);
  });

  test('what a position is worth is said for every seat that is judged, with its error', async () => {
    const { seats: judged } = await worthAt(table);
    expect(judged.map(({ seat }) => seat)).toEqual(Array.from({ length: seats }, (_, seat) => seat));
    for (const { points, error, sections } of judged) {
      expect(error).toBeGreaterThan(0.1);
      // What is too small to be told is little.
      const sum = sections.reduce((all, section) => all + section.points, 0);
      expect(Math.abs(points - sum)).toBeLessThan(0.2);
    }
    const say = await sayIn('en', game);
    for (const section of judged.flatMap(({ sections }) => sections)) {
      const lines = linesOf(say, face, table.position(), section);
      expect(new Set(lines.map(([text]) => text)).size).toBe(lines.length);
      expect(tenths(lines.reduce((all, [, some]) => all + some, 0))).toBe(tenths(section.points));
    }
    // What one is ahead another is behind; chances add up to no fixed sum.
    const aims = (await titleOf(game)?.judge?.())?.judgement.aims ?? [];
    if (seats > 1 && aims.every(({ counts }) => counts === 'amount')) {
      expect(judged.reduce((all, { points }) => all + points, 0)).toBeCloseTo(0, 6);
    }
  });
});

test('another weight gives other words', async () => {
  // Wherever one moves, money goes.
  const table = tableAt('vinhos/2016', 2, 14, 'move');
  const say = await sayIn('en', 'vinhos/2016');
  const heavier: typeof adviser = (judge, game, seats) => {
    const money = judge.judgement.features.indexOf('money');
    const weights = judge.weights.map(known => ({
      ...known,
      aims: known.aims.map(aim => ({ ...aim, weights: aim.weights.map(row => row.with(money, (row[money] ?? 0) + 5000)) })),
    }));
    return adviser({ ...judge, weights }, game, seats);
  };
  const { at, question } = table.position();
  const said = async (by: typeof adviser) => {
    const inquiry = table.host.inquiry({ type: 'hint', id: 5, at, seat: question?.seat });
    const counsel = (await advise(inquiry as NonNullable<typeof inquiry>, untold, freely(by))) as Counsel;
    return counsel.rivals.flatMap(rival => reasonsText(say, rival.sections)).join(' ');
  };
  const [before, after] = [await said(adviser), await said(heavier)];
  expect(after).toMatch(/money and sales [+-]/);
  expect(after).not.toBe(before);
});

test('the strongest finds nothing better than what it did itself', async () => {
  const host = makeHost(seed => stream(seed ?? 'advice', 'chance'));
  host.answer({ type: 'open', id: 1, game: 'vinhos/2016', names: ['a', 'b'], bots: ['level5', 'level5'], options: {}, seed: 'own' });
  const playersFor = (judge: Judge | undefined) => [playerWith(judge as Judge, SMALL)];
  let weighed = 0;
  for (let n = 0; n < 12; n++) {
    const thought = host.thought();
    if (thought === undefined) break;
    const { keys } = await think(thought, { playersFor, most: Number.POSITIVE_INFINITY });
    for (const [i, key] of keys.entries()) host.play({ ...thought, at: thought.at + i }, key);
    const inquiry = host.inquiry({ type: 'why', id: 8, entry: thought.at });
    const reason = (await advise(inquiry as NonNullable<typeof inquiry>, untold, freely(adviser))) as Counsel;
    // Of a turn that had begun before a draw it is the part before it that is weighed.
    if (reason.at !== thought.at) continue;
    expect(reason.plan.keys.slice(0, keys.length)).toEqual(keys);
    expect(reason.best).toBe(true);
    weighed++;
  }
  expect(weighed).toBeGreaterThan(6);
});

test('a difference is called what it is', async () => {
  expect([0, 0.9, -0.9, 1.5, -4, 20].map(ahead => marginOf(ahead, 1))).toEqual(['same', 'same', 'same', 'little', 'better', 'much']);
  const say = await sayIn('en');
  const rival = { keys: ['pass'], points: 0, playouts: 9, sections: [] };
  expect(comparedText(say, { ...rival, ahead: 0.4 }, 1, 'pass')).toBe(
    'It hardly matters: the next best, pass, comes to about the same (0.4 points between them).',
  );
  expect(comparedText(say, { ...rival, ahead: 4.26, spread: 3 }, 1, 'pass')).toBe(
    'Better (by 4.3 points) than the next best: pass. By luck alone that may be off by 3 points.',
  );
  expect(comparedText(say, { ...rival, ahead: -1, spread: 0.1 }, 1, 'pass')).toBe(
    'This would have been a little better (by 1 point): pass.',
  );
});

test('only the next best is called so', async () => {
  const say = await sayIn('en');
  const rival = { keys: ['pass'], points: 0, playouts: 9, sections: [] };
  expect(otherText(say, { ...rival, ahead: 2.41 }, 'pass')).toBe('2.4 points less: pass.');
  expect(otherText(say, { ...rival, ahead: -1 }, 'pass')).toBe('1 point more: pass.');
});

test('what hardly matters is not called a mistake', () => {
  const counsel = (best: boolean, ahead: number) => ({ best, grain: 1, rivals: [{ ahead }] }) as unknown as Counsel;
  expect([counsel(true, 4), counsel(false, -0.2), counsel(false, -4)].map(verdictOf)).toEqual(['best', 'as-good', 'not-best']);
});

test('what to do later in a turn is said without a price that may have changed by then', async () => {
  const table = tableAt('vinhos/2016', 2, 14, 'move');
  const say = await sayIn('en', 'vinhos/2016');
  const counsel = { plan: { keys: ['tile cellar', 'cellar 1', 'enter staff', 'enologist 1'] } } as unknown as Counsel;
  expect(whatText(say, faceOf('vinhos/2016'), table.position(), counsel)).toMatch(
    /Then: Build a cellar, move to Enologists, farmers, and Hire an enologist\.$/,
  );
});

test('points are said in the unit of the game', async () => {
  const said = async (tag: string, game: string) => [pointsText(await sayIn(tag, game), -1.04), amountText(await sayIn(tag, game), 2.5)];
  expect(await said('en', 'vinhos/2016')).toEqual(['-1 point', '2.5 points']);
  expect(await said('en', 'vinhos/solo')).toEqual(['-1 award', '2.5 awards']);
  expect(await said('fr', 'vino')).toEqual(['-1 point du juge', '2,5 points du juge']);
});

test('who is behind is said to be behind', async () => {
  const say = await sayIn('en', 'vinhos/2016');
  expect(standingText(say, -23.04, 1)).toBe('23 points behind the other player in the end');
  expect(standingText(say, 1, 2)).toBe('1 point ahead of the mean of the others in the end');
  expect(standingText(say, 0.01, 1)).toBe('level with the other player in the end');
  expect(standingText(await sayIn('en', 'vinhos/solo'), -1, 0)).toBe('-1 award in the end');
});

test('what a point of the judge of Vino is worth is said as he counts it', async () => {
  const aims = (await titleOf('vino')?.judge?.())?.judgement.aims ?? [];
  const worth = (name: string) => aims.find(aim => aim.name === name)?.worth ?? 0;
  for (const tag of TAGS) {
    const [say, intl] = [await sayIn(tag, 'vino'), await intlIn(tag)];
    const said = say('worth.lead', { others: 2 });
    for (const n of [worth('first'), worth('lead')]) {
      expect(said).toContain(intl.formatNumber(n));
      expect(say('advice.estimate')).toContain(intl.formatNumber(n));
    }
    expect(say.known('worth.help.usual', undefined, () => '')).toContain(intl.formatNumber(worth('first') / 2));
  }
});

test('only parts that can be seen are said, the largest first', async () => {
  const say = await sayIn('en', 'vino');
  const section = (about: string, points: number): Section => ({ about, points, features: [] });
  const sections = [
    section('money', 3.21),
    section('vineyards', -2),
    section('order', 0.04),
    section('wine', -0.5),
    section('sales', -0.3),
  ];
  expect(reasonsText(say, sections)).toEqual([
    'Compared with that, the move above is better in: money +3.2.',
    'Compared with that, the move above is worse in: vineyards -2 and wine and the demand for it -0.5.',
  ]);
  expect(reasonsText(say, sections.slice(0, 2), planOf('done', 'Ana'))).toEqual([
    'Compared with that, what Ana did is better in: money +3.2.',
    'Compared with that, what Ana did is worse in: vineyards -2.',
  ]);
  expect(reasonsText(say, [section('money', 0.01)])).toEqual([]);
});

test('a saved game says how often advice was asked for', () => {
  const text = makeSaved('adega-record: 1\n', { names: ['Ana', 'Bea'], hints: [2, 0] });
  expect(text).toBe('# 1: Ana\n# 2: Bea\n# hints: 2, 0\nadega-record: 1\n');
  expect(hintsIn(text)).toEqual([2, 0]);
  expect(hintsIn(makeSaved('adega-record: 1\n', { names: ['Ana'], own: '{"a": 1}', hints: false }))).toBe(false);
  expect(hintsIn('# 1: Ana\nadega-record: 1\n')).toBeUndefined();
  expect(hintsIn('# hints: many\nadega-record: 1\n')).toBeUndefined();
});
