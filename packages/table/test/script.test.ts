import { CHANCE, performScenario, type Seat, stream } from '@adega/kernel';
import { type Event, edition2016, type Move, PACK_2016, type State } from '@adega/vinhos';
import { playhouse } from '@adega/vinhos/scenario.ts';
import { expect, test } from 'vitest';
import { choose, confirm, entriesOf, followScript, type Line, type Match, rewind, stageMatch, waitingFor } from '../index.ts';

const OTHERS: readonly Seat[] = [1];

/** O plays himself; what Y does and what is turned up is written down. */
function rehearsed(script: readonly Line[], seed = 'rehearsed'): Match<State, Move, Event> {
  const given = { year: 2, players: { O: { money: 9, at: 'centre' }, Y: { money: 9, at: 'centre' } } };
  const performed = performScenario(
    { game: 'vinhos/2016', title: 'x', source: 'x', rules: ['move.able'], seats: ['O', 'Y'], given, steps: [] },
    [playhouse(edition2016, PACK_2016)],
  );
  if (!('start' in performed)) throw new Error(JSON.stringify(performed));
  const { stage, scenario, start } = performed;
  const match = stageMatch<State, Move, Event>(
    stage.game as never,
    scenario.seats,
    scenario.options,
    { start, entries: [], script } as never,
    stream(seed, 'chance'),
  );
  followScript(match, OTHERS);
  return match;
}

function plays(match: Match<State, Move, Event>, ...keys: readonly string[]): void {
  for (const key of keys) {
    expect(choose(match, 0, key)).toBeUndefined();
    if (waitingFor(match).for === 'confirm') confirm(match, 0);
  }
  followScript(match, OTHERS);
}

const linesOf = (match: Match<State, Move, Event>): string[] => entriesOf(match).map(({ by, move }) => `${by} ${match.game.keyOf(move)}`);

const SCRIPT: readonly Line[] = [
  { by: CHANCE, key: 'expert-up taste.renown' },
  { by: 1, key: 'enter experts' },
  { by: 1, key: 'hire look' },
  { by: CHANCE, key: 'expert-up look.renown' },
  { by: 1, key: 'done' },
];

test('what is written down for others and for chance is played, whatever would be drawn', () => {
  for (let n = 0; n < 10; n++) {
    const match = rehearsed(SCRIPT, `any ${n}`);
    plays(match, 'enter experts', 'hire taste', 'done');
    expect(linesOf(match)).toEqual([
      '0 enter experts',
      '0 hire taste',
      `${CHANCE} expert-up taste.renown`,
      '0 done',
      '1 enter experts',
      '1 hire look',
      `${CHANCE} expert-up look.renown`,
      '1 done',
    ]);
    expect(waitingFor(match)).toEqual({ for: 'seats', seats: [0] });
  }
});

test('whoever does something else goes on; what does not fit is passed over, and somebody must decide it', () => {
  const match = rehearsed([{ by: 1, key: 'hire look' }, ...SCRIPT]);
  plays(match, 'enter wineries', 'winery 1');
  expect(linesOf(match).slice(2, 4)).toEqual(['1 enter experts', '1 hire look']);
  const stuck = rehearsed([{ by: 1, key: 'hire look' }]);
  plays(stuck, 'enter wineries', 'winery 1');
  expect(waitingFor(stuck)).toEqual({ for: 'seats', seats: [1] });
});

test('taking back goes back in the script', () => {
  const match = rehearsed(SCRIPT);
  plays(match, 'enter experts', 'hire taste', 'done');
  const once = linesOf(match);
  rewind(match, 0);
  plays(match, 'enter experts', 'hire taste', 'done');
  expect(linesOf(match)).toEqual(once);
});
