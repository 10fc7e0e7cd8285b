import { deflateRawSync } from 'node:zlib';
import { stream } from '@adega/kernel';
import { type Position, parseReply, type Reply, type Reported } from '@adega/wire';
import { describe, expect, test } from 'vitest';
import { textIn } from '../shell/packed-text.ts';
import type { Unnumbered } from '../table/connection.ts';
import { makeHost } from '../table/host.ts';
import { stageText } from '../table/staging.ts';

/** A host at the other end of a wire that carries only JSON. */
function desk() {
  const host = makeHost(() => stream('scenario', 'chance'), stageText);
  let id = 0;
  return (request: Unnumbered): Reply => {
    const reply = parseReply(JSON.parse(JSON.stringify(host.answer({ ...request, id: ++id }))));
    if (reply.message === undefined) throw new Error(JSON.stringify(reply.trouble));
    return reply.message;
  };
}

function positionIn(reply: Reply): Position {
  if (reply.type !== 'position') throw new Error(JSON.stringify(reply));
  return reply;
}

function reportFrom(ask: ReturnType<typeof desk>): Reported {
  const reply = ask({ type: 'report' });
  if (reply.type !== 'report') throw new Error(JSON.stringify(reply));
  return reply;
}

const SCENARIO = {
  game: 'vinhos/2016',
  title: 'A sale in year 4',
  source: 'ours',
  rules: ['sales.sell'],
  seats: ['O', 'Y'],
  given: {
    year: 4,
    turn: 'Y',
    players: { Y: { at: 'export', estates: { 1: { region: 'dao', colour: 'white', wines: { 1: 5 } } } } },
  },
  steps: [
    { play: 'Y enter sales' },
    { note: 'It is worth 5.', refuses: { 'Y sell 1.1 white-7': 'sales.sell' } },
    { play: 'Y sell 1.1 white-5' },
    { expect: { sales: { 'white-5': 'Y' }, asks: { O: 'move' } } },
  ],
};

describe('a scenario on the table', () => {
  test('stands where its steps have led, and can be gone through', () => {
    const ask = desk();
    const now = positionIn(ask({ type: 'stage', scenario: JSON.stringify(SCENARIO) }));
    expect(now).toMatchObject({ game: 'vinhos/2016', names: ['O', 'Y'], at: 2, view: { year: 4 }, question: { asks: 'move', seat: 0 } });
    expect(now.log.chapters.map(chapter => chapter.key)).toEqual(['enter sales', 'sell 1.1 white-5']);
    expect(reportFrom(ask)).toMatchObject({
      title: 'A sale in year 4',
      is: 'passed',
      problems: [],
      steps: [
        { word: 'play', says: '["Y enter sales"]', at: 0 },
        { word: 'refuses', note: 'It is worth 5.', at: 1 },
        { word: 'play', at: 1 },
        { word: 'expect', at: 2 },
      ],
    });
    const past = ask({ type: 'past', to: 0 });
    expect(past).toMatchObject({ type: 'past', asks: 'move', position: { view: { year: 4 }, at: 0 } });
    expect(ask({ type: 'history' })).toMatchObject({ type: 'history', marks: [{ at: 0, kind: 'year', n: 4 }] });
  });

  test('that fails stands where it failed, and says why', () => {
    const ask = desk();
    const steps = [SCENARIO.steps[0], { refuses: { 'Y sell 1.1 white-5': 'sales.sell' } }, ...SCENARIO.steps.slice(2)];
    const now = positionIn(ask({ type: 'stage', scenario: JSON.stringify({ ...SCENARIO, steps }) }));
    expect(now).toMatchObject({ at: 1, question: { asks: 'sales', seat: 1 } });
    const report = reportFrom(ask);
    expect(report.is).toBe('failed');
    expect(report.problems).toEqual([{ path: '/steps/1/refuses/Y sell 1.1 white-5', expected: '"sales.sell"', got: 'null' }]);
    expect(report.steps.map(step => step.at)).toEqual([0, 1, undefined, undefined]);
    // And it is played on.
    expect(positionIn(ask({ type: 'choose', at: 1, seat: 1, key: 'sell 1.1 white-5' })).at).toBe(2);
  });

  test('with a position that cannot be is refused by its path', () => {
    const ask = desk();
    const bad = { ...SCENARIO, given: { yaer: 4 } };
    const reply = ask({ type: 'stage', scenario: JSON.stringify(bad) });
    expect(reply).toMatchObject({ type: 'trouble', trouble: { code: 'bad-scenario', problems: [{ path: '/given/yaer' }] } });
    expect(ask({ type: 'stage', scenario: '{ "game"' })).toMatchObject({ trouble: { code: 'bad-scenario', problems: [{ path: '' }] } });
    expect(ask({ type: 'report' })).toMatchObject({ type: 'trouble', trouble: { code: 'no-table' } });
  });

  test('is none in a game', () => {
    const ask = desk();
    positionIn(ask({ type: 'open', game: 'vino', names: ['A', 'B', 'C'], options: {} }));
    expect(ask({ type: 'report' })).toMatchObject({ type: 'trouble', trouble: { code: 'no-scenario' } });
  });

  test('plays by its own components', () => {
    const ask = desk();
    const pack = { prices: { winery: 5 } };
    const given = { turn: 'O', players: { O: { money: 9, at: 'sales' } } };
    const steps = [{ play: 'O enter wineries' }, { expect: { players: { O: { money: 3 } } } }];
    positionIn(ask({ type: 'stage', scenario: JSON.stringify({ ...SCENARIO, pack, given, steps }) }));
    expect(reportFrom(ask)).toMatchObject({ is: 'passed', patched: true });
  });
});

test('an address holds a whole scenario', async () => {
  const text = JSON.stringify(SCENARIO);
  const hash = `#${deflateRawSync(text).toString('base64url')}`;
  expect(await textIn(hash)).toBe(text);
  expect(await textIn('')).toBeUndefined();
  expect(await textIn('#content')).toBeUndefined();
  expect(await textIn('#no/such.thing')).toBeUndefined();
});
