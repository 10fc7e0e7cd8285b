// The checker itself: it finds nothing in a history that is as it should be, and finds each fault that is planted in one.

import {
  firstLines,
  happenAll,
  heardBy,
  makeStored,
  openTable,
  type Proposal,
  propose,
  proposeSitting,
  type Setup,
  viewersOf,
} from '@adega/journal';
import { CHANCE, pick, stream, type Viewer } from '@adega/kernel';
import { gameOf } from '@adega/shelf';
import type { Deed, TableLine } from '@adega/wire/journal.ts';
import type { Told } from '@adega/wire/online.ts';
import { describe, expect, test } from 'vitest';
import { checkHistory, type Fault, type Findings, findingsTold, type Journal, type Log, type Noted } from '../faults/history.ts';
import { gameFor } from '../games.ts';

const SECRET = '5e'.repeat(32);
const nameOf = (seat: number): string => `person-number-${seat}`;

interface Written {
  readonly journal: Journal;
  readonly logs: readonly Log[];
}

/** Three people play, and somebody watches; each of them writes down what he says and hears. */
function honest(game = 'vino', turns = 24): Written {
  const played = gameOf(game);
  if (played === undefined) throw new Error('no game');
  const { id, rules, pack } = played;
  const seats = [0, 1, 2];
  const setup: Setup = {
    id: 'table-1',
    made: 1,
    game: id,
    rules,
    pack,
    options: { seats: 3 },
    seats: seats.map(() => 'open'),
    watchers: true,
    secret: SECRET,
  };
  const table = openTable(setup, played);
  const lines: { n: number; body: string }[] = [];
  const logs = new Map<Viewer, Noted[]>(viewersOf(table).map(viewer => [viewer, []]));
  const note = (viewer: Viewer, ...noted: Noted[]): void => void logs.get(viewer)?.push(...noted);
  const tell = (viewer: Viewer, told: Told): void => note(viewer, { told });
  let now = 1;
  const keep = (proposal: Proposal): number => {
    if (proposal.n !== undefined) return proposal.n;
    if (proposal.stored === undefined) throw new Error(JSON.stringify(proposal));
    const n = happenAll(table, proposal);
    for (const one of proposal.stored) {
      lines.push({ n: lines.length + 1, body: makeStored(one) });
      if ('seal' in one) tell(one.seal.seat, { type: 'resealed', line: heardBy(table.lines[one.seal.n - 1] as never, one.seal.seat) });
      else for (const viewer of logs.keys()) tell(viewer, { type: 'lines', lines: [heardBy(one, viewer)] });
    }
    return n;
  };
  keep(firstLines(table, ++now));
  for (const seat of seats) {
    const sitting = { id: `sit-${seat}`, seat, name: `Player ${seat}`, bytes: '00' };
    note(seat, { sat: { id: sitting.id, seat, n: keep(proposeSitting(table, sitting, nameOf(seat), 'invited', ++now)) } });
  }
  const rng = stream(game, 'history');
  const said = (deed: Deed): void => {
    note(deed.seat, { said: { type: 'do', deed } });
    const proposal = propose(table, deed, nameOf(deed.seat), ++now);
    if (proposal.bar !== undefined) tell(deed.seat, { type: 'barred', id: deed.id, bar: proposal.bar });
    else tell(deed.seat, { type: 'done', id: deed.id, n: keep(proposal) });
  };
  for (let n = 0; n < turns && table.course.end === undefined; n++) {
    const { course } = table;
    const seat = course.asked[rng.below(course.asked.length)] as number;
    const decision = played.decide(course.state).find(({ by }) => by === seat && by !== CHANCE);
    if (decision === undefined) throw new Error('nobody is asked');
    const question = course.questions[seat] ?? 0;
    const move = pick(decision, rng);
    const turn = (id: string, of: unknown): Deed => ({ type: 'turn', id, seat, question, keys: [played.keyOf(of)] });
    said(turn(`turn-${n}`, move));
    // Somebody thinks better of what nobody has seen yet, or is too late for it; or says the same again.
    said(turn(`again-${n}`, n % 4 === 0 ? move : (decision.moves.find(other => other !== move) ?? move)));
  }
  const people = [...logs].map(
    ([as, noted]): Log => ({ table: setup.id, as, person: as === 'watcher' ? 'somebody-who-watches' : nameOf(as), noted }),
  );
  return { journal: { setup, lines }, logs: people };
}

const checked = ({ journal, logs }: Written): Findings => checkHistory({ journals: [journal], logs, game: gameFor });
const kinds = (written: Written): string[] => [...new Set(checked(written).faults.map(({ is }: Fault) => is))];

/** The same with the log of one viewer changed. */
const withLog = (written: Written, as: Viewer, change: (noted: readonly Noted[]) => readonly Noted[]): Written => ({
  ...written,
  logs: written.logs.map(log => (log.as === as ? { ...log, noted: change(log.noted) } : log)),
});
const withLines = (written: Written, change: (lines: Journal['lines']) => Journal['lines']): Written => ({
  ...written,
  journal: { ...written.journal, lines: change(written.journal.lines) },
});

const tells = (one: Noted, n?: number): boolean =>
  'told' in one && one.told.type === 'lines' && (n === undefined || one.told.lines[0]?.n === n);
const heardTurns = ({ noted }: Log): TableLine[] =>
  noted.flatMap(one => ('told' in one && one.told.type === 'lines' ? one.told.lines.filter(({ kind }) => kind === 'turn') : []));

const game = honest();
const logOf = (as: Viewer): Log => game.logs.find(log => log.as === as) as Log;
/** Of the first seat: acknowledged turns and their lines. */
const [first, second] = logOf(0).noted.flatMap(one =>
  'told' in one && one.told.type === 'done' && one.told.id.startsWith('turn') ? [one.told] : [],
);
if (first === undefined || second === undefined) throw new Error('too short a game');

describe('a history as it should be', () => {
  test.each(['vino', 'vinhos/2016', 'vinhos/reserve', 'vinhos/first'])('%s', name => {
    const written = honest(name);
    const found = checked(written);
    expect(findingsTold(found)).toMatch(/no faults$/);
    expect(found).toMatchObject({ tables: 1, clients: 4, lines: written.journal.lines.length });
    expect(found.acknowledged).toBeGreaterThan(24);
  });

  test('it has sealed answers, some of them replaced', () => {
    expect(game.journal.lines.some(({ body }) => body.includes('"hidden"'))).toBe(true);
    expect(game.journal.lines.some(({ body }) => body.includes('"seal"'))).toBe(true);
  });

  test('somebody comes back, and what was sent again is answered again', () => {
    const twice = withLog(game, 0, noted =>
      noted.flatMap((one): Noted[] => ('said' in one || ('told' in one && one.told.type === 'done') ? [one, one] : [one])),
    );
    expect(kinds(twice)).toEqual([]);
  });
});

describe('planted faults', () => {
  test('the last line is lost after it was told', () => {
    expect(kinds(withLines(game, lines => lines.slice(0, -1)))).toContain('lost');
  });

  test('a line in the middle is lost', () => {
    expect(kinds(withLines(game, lines => lines.filter(({ n }) => n !== 9)))).toContain('gap');
  });

  test('an acknowledged command is not kept', () => {
    const other = withLines(game, lines =>
      lines.map(line => ({ ...line, body: line.body.replace(`"id":"${first.id}"`, '"id":"another"') })),
    );
    expect(kinds(other)).toEqual(expect.arrayContaining(['lost', 'nobody']));
  });

  test('a command was done twice', () => {
    const doubled = withLines(game, lines => {
      const one = lines.find(({ body }) => body.includes(`"id":"${first.id}"`));
      const { line, kept } = JSON.parse(one?.body ?? '');
      const n = lines.reduce((most, { body }) => Math.max(most, JSON.parse(body).line?.n ?? 0), 0) + 1;
      return [...lines, { n: lines.length + 1, body: JSON.stringify({ line: { ...line, n }, kept }) }];
    });
    expect(kinds(doubled)).toContain('twice');
  });

  test('somebody hears a line twice, in another order, or not at all', () => {
    const at = first.n;
    const some = logOf('watcher').noted.find(one => tells(one, at)) as Noted;
    expect(kinds(withLog(game, 'watcher', noted => noted.flatMap(one => (one === some ? [one, one] : [one]))))).toEqual(['twice']);
    expect(kinds(withLog(game, 'watcher', noted => noted.filter(one => one !== some)))).toEqual(['gap']);
    const later = withLog(game, 'watcher', noted => [...noted.filter(one => one !== some), some]);
    expect(kinds(later)).toEqual(expect.arrayContaining(['gap', 'order']));
  });

  test('two have heard another order', () => {
    const swapped = withLines(game, lines => {
      const [a, b] = [first.n, first.n + 1].map(n => lines.findIndex(({ body }) => JSON.parse(body).line?.n === n)) as [number, number];
      const [one, other] = [a, b].map(i => JSON.parse(lines[i]?.body ?? ''));
      const put = (i: number, stored: { line: object }, n: number) => ({
        n: i + 1,
        body: JSON.stringify({ ...stored, line: { ...stored.line, n } }),
      });
      return lines.map((line, i) => (i === a ? put(a, other, first.n) : i === b ? put(b, one, first.n + 1) : line));
    });
    expect(kinds(swapped)).toContain('otherwise');
  });

  test('acknowledged in an order in which it was not sent', () => {
    const other = (id: string): string => (id === first.id ? second.id : first.id);
    const ids = new RegExp(`"id":"(${first.id}|${second.id})"`);
    const kept = withLines(game, lines => lines.map(line => ({ ...line, body: line.body.replace(ids, (_, id) => `"id":"${other(id)}"`) })));
    const told = (one: typeof first): Told => ({ ...one, n: one === first ? second.n : first.n });
    const both = withLog(kept, 0, noted =>
      noted.map(one => ('told' in one && (one.told === first || one.told === second) ? { told: told(one.told) } : one)),
    );
    expect(kinds(both)).toContain('order');
  });

  test('somebody hears what is sealed', () => {
    const sealed = heardTurns(logOf('watcher')).find(line => {
      const stored = game.journal.lines.map(({ body }) => JSON.parse(body)).find(one => one.line?.n === line.n);
      return stored?.kept.hidden !== undefined;
    });
    const stored = game.journal.lines.map(({ body }) => JSON.parse(body)).find(one => one.line?.n === sealed?.n);
    const told: Told = { type: 'lines', lines: [stored.line] };
    const leaky = withLog(game, 'watcher', noted => noted.map(one => (tells(one, sealed?.n) ? { told } : one)));
    expect(kinds(leaky)).toEqual(['leak']);
    // Also where it was never written down that it is sealed: the rules say so.
    const forgotten = withLines(leaky, lines =>
      lines.map(line => {
        const { line: of, kept } = JSON.parse(line.body);
        return of?.n === sealed?.n ? { ...line, body: JSON.stringify({ line: of, kept: { ...kept, hidden: undefined } }) } : line;
      }),
    );
    expect(kinds(forgotten)).toContain('leak');
  });

  test('somebody hears by which command another has moved, what he tries out, how the server calls him, or the secret', () => {
    const id = withLog(game, 'watcher', noted =>
      noted.map(one => {
        if (!tells(one, first.n) || !('told' in one) || one.told.type !== 'lines') return one;
        return { told: { ...one.told, lines: one.told.lines.map(line => ({ ...line, id: first.id }) as TableLine) } };
      }),
    );
    expect(kinds(id)).toEqual(['leak']);
    const also = (told: Told): string[] => kinds(withLog(game, 1, noted => [...noted, { told }]));
    expect(also({ type: 'draft', draft: { seat: 0, question: 1, keys: ['a'] } })).toEqual(['leak']);
    expect(also({ type: 'draft', draft: { seat: 1, question: 1, keys: ['a'] } })).toEqual([]);
    expect(also({ type: 'answers', seat: 2, answers: [] })).toEqual(['leak']);
    expect(also({ type: 'hushed', why: nameOf(0) as 'banned' })).toEqual(['leak']);
    expect(also({ type: 'hushed', why: SECRET as 'banned' })).toEqual(['leak']);
    const resealed = logOf(0)
      .noted.concat(logOf(1).noted, logOf(2).noted)
      .find(one => 'told' in one && one.told.type === 'resealed');
    expect(kinds(withLog(game, 'watcher', noted => [...noted, resealed as Noted]))).toContain('leak');
  });

  test('told that it was not done, and it was', () => {
    const told: Told = { type: 'barred', id: first.id, bar: { bar: 'over' } };
    expect(kinds(withLog(game, 0, noted => [...noted, { told }]))).toEqual(['denied']);
  });

  test('something is kept that nobody has sent', () => {
    const unsent = withLog(game, 0, noted =>
      noted.filter(one => !('said' in one && one.said.type === 'do' && one.said.deed.id === first.id)),
    );
    expect(kinds(unsent)).toContain('nobody');
  });

  test('what is kept is not what was sent', () => {
    const other = withLog(game, 0, noted =>
      noted.map(one => {
        if (!('said' in one) || one.said.type !== 'do' || one.said.deed.id !== first.id || one.said.deed.type !== 'turn') return one;
        return { said: { ...one.said, deed: { ...one.said.deed, keys: ['something else'] } } };
      }),
    );
    expect(kinds(other)).toEqual(['otherwise']);
  });

  test('what is kept cannot be played, or is not there', () => {
    const broken = withLines(game, lines =>
      lines.map(line => (line.n === 9 ? { ...line, body: line.body.replace(/"entries":\["\d/, '"entries":["7') } : line)),
    );
    expect(kinds(broken)).toContain('broken');
    expect(checkHistory({ journals: [], logs: game.logs, game: gameFor }).faults.map(({ is }) => is)).toEqual([
      'lost',
      'lost',
      'lost',
      'lost',
    ]);
  });

  test('the report names them', () => {
    const told = findingsTold(checked(withLines(game, lines => lines.slice(0, -1))));
    expect(told).toMatch(/^1 tables, \d+ lines kept, 4 clients, \d+ lines heard, \d+ commands sent, \d+ acknowledged\n/);
    expect(told).toMatch(/lost: \d+\n {2}table-1, as \S+, line \d+, was heard and is not kept/);
  });
});
