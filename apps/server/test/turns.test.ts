// What is put down of a turn together with the lines that ask.

import { propose, type StoredLine } from '@adega/journal';
import { anyKeys, gameNamed, randomFor, type Shared, seatAll, setupOf, share, take, turn } from '@adega/journal/test/tables.ts';
import { expect, test } from 'vitest';
import type { Coming } from '../line-writes.ts';
import { turnOf, turnsToTell } from '../turns.ts';

const MINUTE = 60_000;

/** What comes with these lines, where those at some seats want to be told after a minute. */
const comingTo = ({ table }: Shared, lines: readonly StoredLine[], wants: readonly number[], more: Partial<Coming> = {}): Coming => ({
  id: 'table-1',
  table,
  drafts: new Set(),
  lines,
  last: 1,
  now: 1000,
  after: (_, person) => (wants.includes(Number(person.split(' ')[1])) ? MINUTE : undefined),
  ...more,
});

test('whoever is asked anew and wants to be told, but for whoever goes on with his own turn', () => {
  const shared = seatAll(share(setupOf(gameNamed('vinhos/2016'), ['open', 'open', 'open'])));
  const rng = randomFor('turns');
  const seen = { told: 0, goesOn: 0, unwanted: 0 };
  for (let n = 0; n < 150 && shared.table.course.end === undefined; n++) {
    const { asked, questions: were } = shared.table.course;
    const [seat = 0] = asked;
    const before = [...were];
    const proposal = propose(shared.table, turn(shared, seat, anyKeys(shared, seat, rng)), `person ${seat}`, 1000);
    const { stored = [], played } = proposal as Extract<typeof proposal, { stored: object }>;
    const lines = stored as readonly StoredLine[];
    const told = turnsToTell(comingTo(shared, lines, [0, 1], { played }));
    take(shared, proposal);
    const { asked: then, questions } = shared.table.course;
    for (const of of then.filter(one => questions[one] !== before[one])) {
      if (of === seat) seen.goesOn++;
      else if (of === 2) seen.unwanted++;
      else seen.told++;
    }
    const expected = then.filter(of => questions[of] !== before[of] && of !== seat && of !== 2);
    expect(told.map(write => 'key' in write && write.key)).toEqual(expected.map(of => `told table-1 ${of}`));
    for (const write of told) {
      if (write.write !== 'alarm') expect.fail('not one row for a seat');
      const put = turnOf({ ...write, lease: '' });
      expect(put).toMatchObject({ table: 'table-1', question: questions[put.seat], asked: 1000 });
      expect(write.due).toBe(1000 + MINUTE);
    }
  }
  for (const many of Object.values(seen)) expect(many).toBeGreaterThan(0);
});

test('a turn that a bot has played for somebody is not his; newer rules are no other turn; nobody is asked what a bot answers', () => {
  const shared = seatAll(share(setupOf(gameNamed('vinhos/2016'), ['open', 'open'])));
  const { course } = shared.table;
  const [seat = 0] = course.asked;
  const again = { by: seat, moves: [] } as never;
  const line = (more: object) => [{ line: { n: course.n + 1, at: 1, question: 1, kind: 'turn', by: seat, entries: [], ...more } }] as never;
  const played = { state: course.state, entries: [], open: [again] };
  const told = (lines: never) => turnsToTell(comingTo(shared, lines, [0, 1], { played })).length;
  expect([told(line({})), told(line({ left: 'late' }))]).toEqual([0, 1]);
  expect(told(line({ kind: 'carried', why: 'rules', entries: [], options: {}, rules: 1 }))).toBe(0);
  course.seats = course.seats.with(seat, { name: 'x', bot: 'level2' });
  expect(told(line({ left: 'late' }))).toBe(0);
});
