import { type Random, stream } from '@adega/kernel';
import type { History, Position } from '@adega/wire';
import { describe, expect, test } from 'vitest';
import { type Ask, desk, positionIn as position } from './desk.ts';

function step(ask: Ask, now: Position, rng: Random): Position {
  const { waiting, at, question } = now;
  if (waiting.for === 'confirm') return position(ask({ type: 'confirm', at, seat: waiting.seat }));
  const offered = question?.offered ?? [];
  return position(ask({ type: 'choose', at, seat: question?.seat ?? 0, key: offered[rng.below(offered.length)] as string }));
}

function play(ask: Ask, from: Position, rng: Random, steps: number): Position[] {
  const seen = [from];
  for (let n = 0; n < steps && seen.at(-1)?.waiting.for !== 'nobody'; n++) seen.push(step(ask, seen.at(-1) as Position, rng));
  return seen;
}

const begin = (ask: Ask): Position => position(ask({ type: 'open', game: 'vinhos/2016', names: ['Ana', 'Bea'], options: {} }));

const record = (ask: Ask): string => {
  const reply = ask({ type: 'record' });
  return reply.type === 'record' ? reply.text : '';
};

const history = (ask: Ask): History => {
  const reply = ask({ type: 'history' });
  if (reply.type !== 'history') throw new Error(JSON.stringify(reply));
  return reply;
};

describe('history', () => {
  test('shows each position as it was when it was shown, to the same eyes', () => {
    const ask = desk('past');
    const seen = play(ask, begin(ask), stream('past', 'seats'), 90);
    const now = seen.at(-1) as Position;
    let same = 0;
    for (const then of seen.filter(p => p.viewer === now.viewer)) {
      const reply = ask({ type: 'past', to: then.at });
      if (reply.type !== 'past') throw new Error(JSON.stringify(reply));
      expect(reply.position).toMatchObject({ at: then.at, view: then.view, scores: then.scores, viewer: now.viewer });
      expect(reply.position.question).toBeUndefined();
      same++;
    }
    expect(same).toBeGreaterThan(10);
    expect(ask({ type: 'past', to: now.at + 1 })).toMatchObject({ trouble: { code: 'no-such-entry', entry: now.at + 1 } });
    expect(position(ask({ type: 'look', as: Number(now.viewer) }))).toMatchObject({ at: now.at, view: now.view, question: now.question });
  });

  test('marks every year and fair, with the scores there, up to the end', () => {
    const ask = desk('marks');
    const end = play(ask, begin(ask), stream('marks', 'seats'), 3000).at(-1) as Position;
    const { marks, moments } = history(ask);
    const kinds = marks.map(({ kind, n }) => `${kind} ${n}`);
    expect(kinds).toEqual(['setup 0', 'year 1', 'year 2', 'year 3', 'fair 1', 'year 4', 'year 5', 'fair 2', 'year 6', 'fair 3', 'end 6']);
    expect(marks.map(mark => mark.at)).toEqual(marks.map(mark => mark.at).toSorted((a, b) => a - b));
    expect(moments.at(-1)?.mark.at).toBe(end.at);
    expect(moments.at(-1)?.scores).toEqual(end.scores);
    for (const { mark, scores } of moments) {
      const reply = ask({ type: 'past', to: mark.at });
      expect(reply.type === 'past' && reply.position.scores).toEqual(scores);
    }
  });
});

describe('trying on', () => {
  test('leaves the real match as it was, keeps branches apart, and compares them', () => {
    const ask = desk('try');
    const now = play(ask, begin(ask), stream('try', 'seats'), 60).at(-1) as Position;
    const saved = record(ask);
    const first = position(ask({ type: 'branch', name: 'first', from: now.at }));
    expect(first).toMatchObject({ branch: 'first', branches: ['first'], at: now.at, view: now.view, question: now.question });
    const far = play(ask, first, stream('try', 'first'), 30).at(-1) as Position;
    expect(far.branch).toBe('first');
    expect(record(ask)).toBe(saved);
    position(ask({ type: 'visit' }));
    const second = position(ask({ type: 'branch', name: 'second', from: now.at - 5 }));
    expect(second).toMatchObject({ branch: 'second', branches: ['first', 'second'], at: now.at - 5 });
    const back = position(ask({ type: 'visit' }));
    expect(back).toMatchObject({ at: now.at, view: now.view, question: now.question });
    expect(back.branch).toBeUndefined();
    expect(position(ask({ type: 'visit', name: 'first' }))).toMatchObject({ branch: 'first', at: far.at, view: far.view });
    const compared = ask({ type: 'compare' });
    if (compared.type !== 'compare') throw new Error(JSON.stringify(compared));
    expect(compared.standings.map(s => [s.name, s.from, s.at])).toEqual([
      [undefined, now.at, now.at],
      ['first', now.at, far.at],
      ['second', now.at - 5, now.at - 5],
    ]);
    expect(compared.standings[1]?.scores).toEqual(far.scores);
    expect(compared.standings[0]?.measures.map(m => m.part)).toEqual(['money', 'fair-points']);
    expect(position(ask({ type: 'drop', name: 'first' })).branches).toEqual(['second']);
    expect(record(ask)).toBe(saved);
  });

  test('is put away with the game, and taken up where it was', () => {
    const ask = desk('keep');
    const now = play(ask, begin(ask), stream('keep', 'seats'), 60).at(-1) as Position;
    position(ask({ type: 'branch', name: 'first', from: now.at - 5 }));
    const first = play(ask, position(ask({ type: 'visit', name: 'first' })), stream('keep', 'first'), 30).at(-1) as Position;
    const inner = position(ask({ type: 'branch', name: 'inner', from: first.at - 2 }));
    const kept = ask({ type: 'record' });
    if (kept.type !== 'record') throw new Error(JSON.stringify(kept));
    expect(kept.ideas.map(({ name }) => name)).toEqual(['first', 'inner']);

    const other = desk('later');
    const { text, ideas } = kept;
    const back = position(other({ type: 'resume', names: ['Ana', 'Bea'], record: text, ideas }));
    expect(back).toMatchObject({ at: now.at, branches: ['first', 'inner'], view: now.view });
    expect(back.branch).toBeUndefined();
    for (const then of [first, inner]) {
      const { viewer, view, question, undo, scores, at } = then;
      other({ type: 'look', as: Number(viewer) });
      const there = position(other({ type: 'visit', name: then.branch ?? '' }));
      expect(there).toMatchObject({ at, viewer, view, undo, scores });
      expect(there.question).toEqual(question);
    }
    expect(other({ type: 'past', to: now.at - 4 })).toMatchObject({ type: 'past' });
    expect(other({ type: 'record' })).toMatchObject({ text, ideas });
  });

  test('an idea that does not fit is left out, and that is said', () => {
    const ask = desk('unfit');
    begin(ask);
    const ideas = ['{}', 'dear diary', '{"at":0,"state":{},"entries":[[0,"fly"]]}'].map((text, n) => ({ name: `b${n}`, text }));
    const names: string[] = [];
    expect(position(ask({ type: 'resume', names, record: record(ask), ideas }))).toMatchObject({ branches: [], lost: 3 });
    expect(position(ask({ type: 'resume', names, record: record(ask), ideas: [] })).lost).toBeUndefined();
  });

  test('the log of what is shown is sent whole when another match is shown', () => {
    const ask = desk('logs');
    let now = play(ask, begin(ask), stream('logs', 'seats'), 50).at(-1) as Position;
    now = position(ask({ type: 'branch', name: 'b', from: now.at - 3 }));
    expect(now.log.from).toBe(0);
    expect(now.log.chapters).toHaveLength(now.at);
    const back = position(ask({ type: 'visit' }));
    expect(back.log.from).toBe(0);
    expect(back.log.chapters).toHaveLength(back.at);
  });

  test('what cannot be is answered with its code', () => {
    const ask = desk('wrong');
    const now = begin(ask);
    expect(ask({ type: 'visit', name: 'nowhere' })).toMatchObject({ trouble: { code: 'no-such-branch', name: 'nowhere' } });
    expect(ask({ type: 'drop', name: 'nowhere' })).toMatchObject({ trouble: { code: 'no-such-branch' } });
    expect(ask({ type: 'branch', name: 'b', from: now.at + 1 })).toMatchObject({ trouble: { code: 'no-such-entry' } });
    for (let n = 0; n < 12; n++) position(ask({ type: 'branch', name: `b${n}`, from: now.at }));
    expect(ask({ type: 'branch', name: 'b0', from: now.at })).toMatchObject({ trouble: { code: 'branch-exists' } });
    expect(ask({ type: 'branch', name: 'more', from: now.at })).toMatchObject({ trouble: { code: 'too-many-branches', most: 12 } });
  });

  test('ways and commands are told in the words of the wire', () => {
    const ask = desk('ways');
    let now = begin(ask);
    const rng = stream('ways', 'seats');
    while (now.question?.asks !== 'move') now = step(ask, now, rng);
    const { seat } = now.question;
    expect(ask({ type: 'ways', at: now.at, seat, key: 'hire taste' })).toMatchObject({ type: 'ways', key: 'hire taste' });
    expect(ask({ type: 'command', at: now.at, seat, text: 'ent' })).toMatchObject({ type: 'command', next: ['enter'] });
    const found = ask({ type: 'ways', at: now.at, seat, key: 'hire taste' });
    const keys = found.type === 'ways' ? (found.ways[0]?.keys ?? []) : [];
    expect(keys).toEqual(['enter experts', 'hire taste']);
    expect(position(ask({ type: 'choose-line', at: now.at, seat, keys })).at).toBe(now.at + 2);
  });
});

describe('what a page is told', () => {
  const GAMES = ['vinhos/2016', 'vinhos/reserve', 'vinhos/first', 'vinhos/solo', 'vino'];
  const NAMES = ['Ana', 'Bea', 'Carlos'];
  const start = (ask: Ask, game: string): Position =>
    position(ask({ type: 'open', game, names: game === 'vinhos/solo' ? ['Ana'] : NAMES, options: {} }));

  test.each(GAMES)('is readable at every point of the setup of %s, also where one tries on between two draws', game => {
    const ask = desk(`setup ${game}`);
    const now = start(ask, game);
    for (let at = 0; at <= now.at; at++) {
      expect(ask({ type: 'past', to: at }).type).toBe('past');
      const tried = position(ask({ type: 'branch', name: 'try', from: at }));
      expect(tried.question?.offered.length).toBeGreaterThan(1);
      expect(tried.viewer).toBe(tried.question?.seat);
      expect(ask({ type: 'past', to: 0 }).type).toBe('past');
      expect(step(ask, tried, stream('first', 'step')).at).toBeGreaterThan(tried.at);
      ask({ type: 'drop', name: 'try' });
    }
  });

  test.each(GAMES)('of a branch of a branch of %s is how it was, before, between and after their beginnings', game => {
    const ask = desk(`nested ${game}`);
    const rng = stream(game, 'nested');
    const told = new Map<number, Position>();
    const note = (positions: readonly Position[]): Position => {
      for (const one of positions) told.set(one.at, one);
      return positions.at(-1) as Position;
    };
    const first = note(play(ask, start(ask, game), rng, 25));
    const began = position(ask({ type: 'branch', name: 'one', from: first.at }));
    const second = note(play(ask, began, rng, 25));
    note(play(ask, position(ask({ type: 'branch', name: 'two', from: second.at })), rng, 25));
    for (const [at, then] of told) {
      const past = ask({ type: 'past', to: at });
      if (past.type !== 'past') throw new Error(`${at}: ${JSON.stringify(past)}`);
      if (past.position.viewer === then.viewer) expect(past.position.view, `${at}`).toEqual(then.view);
      // What somebody else knew in the real match is not shown in a branch of it.
      if (at < first.at) expect(past.position.viewer).toBe(began.viewer);
    }
    expect(ask({ type: 'history' }).type).toBe('history');
    for (const [at] of told) {
      expect(ask({ type: 'branch', name: `from ${at}`, from: at }).type).toBe('position');
      ask({ type: 'drop', name: `from ${at}` });
      ask({ type: 'visit', name: 'two' });
    }
  });
});

describe('a game that was kept under odd names', () => {
  test('is opened, and whoever has no name is called by a number', () => {
    const ask = desk('odd names');
    const now = play(ask, begin(ask), stream('odd names', 'seats'), 10).at(-1) as Position;
    position(ask({ type: 'branch', name: 'try', from: now.at }));
    const kept = ask({ type: 'record' });
    if (kept.type !== 'record') throw new Error(JSON.stringify(kept));
    const ideas = kept.ideas.map(({ text }) => ({ name: '\u200b', text }));
    const again = position(ask({ type: 'resume', names: ['\u202e', ` Bea${'x'.repeat(50)}`], record: kept.text, ideas }));
    expect(again).toMatchObject({ at: now.at, names: ['1', `Bea${'x'.repeat(37)}`], branches: ['1'] });
  });
});

describe('a record without its options', () => {
  test('is played by as many as the game has by itself, whatever names come with it', () => {
    const ask = desk('optionless');
    const text = (game: string) => `adega-record: 1\ngame: ${game}\nrules: 2\npack: ${packOf(game)}\n\n`;
    const packOf = (game: string): string => {
      ask({ type: 'open', game, names: ['Ana', 'Bea', 'Carlos'], options: {} });
      return /^pack: (.*)$/m.exec(record(ask))?.[1] ?? '';
    };
    const now = position(ask({ type: 'resume', names: ['Ana', 'Bea'], record: text('vino') }));
    expect(now.names).toEqual(['Ana', 'Bea', '3', '4']);
    expect(record(ask)).toContain('option.seats: 4\n');
  });
});

describe('a record of older rules', () => {
  const older = (text: string): string => text.replace(/^rules: \d+$/m, 'rules: 0');
  const names = ['Ana', 'Bea'];

  /** A game of 60 steps, and what is kept of it. */
  function put(seed: string) {
    const ask = desk(seed);
    const now = play(ask, begin(ask), stream(seed, 'seats'), 60).at(-1) as Position;
    const reply = ask({ type: 'record' });
    if (reply.type !== 'record') throw new Error(JSON.stringify(reply));
    return { ask, now, text: reply.text, name: reply.position };
  }

  test('goes on where it stood, and it is said whether that is the same position', () => {
    const { ask, now, text, name } = put('old');
    const resume = (kept: object) => ask({ type: 'resume', names, record: older(text), kept });
    const points = names.map((_, seat) => now.scores[seat]?.total as number);
    const toMove = now.waiting.for === 'seats' ? now.waiting.seats : [];
    const went = { at: now.at, view: now.view };
    expect(resume({ position: name })).toMatchObject({
      ...went,
      carried: { from: 0, taken: now.at, of: now.at, answered: 0, same: 'yes' },
    });
    expect(resume({ points, toMove })).toMatchObject({ ...went, carried: { same: 'likely' } });
    expect(resume({})).toMatchObject({ ...went, carried: { same: 'unknown' } });
    expect(record(ask)).toBe(text);
    expect(position(resume({ position: name })).carried).toBeDefined();
    expect(position(ask({ type: 'resume', names, record: text })).carried).toBeUndefined();
  });

  test('that comes out otherwise is refused where it is kept, and goes on as a copy', () => {
    const { ask, now, text } = put('otherwise');
    const points = names.map((_, seat) => (now.scores[seat]?.total as number) + seat);
    for (const kept of [{ position: 'another' }, { points, toMove: [0] }]) {
      const reply = ask({ type: 'resume', names, record: older(text), kept });
      expect(reply).toMatchObject({ trouble: { code: 'not-carried', carried: { from: 0, taken: now.at, same: 'no' } } });
    }
    const copy = ask({ type: 'resume', names, record: older(text), kept: { position: 'another' }, renew: true });
    expect(copy).toMatchObject({ at: now.at, carried: { same: 'no' } });
    // What nobody keeps cannot be lost.
    expect(ask({ type: 'resume', names, record: older(text) })).toMatchObject({ at: now.at });
  });

  test('goes on from the last entry that still can be played', () => {
    const { ask, text } = put('older');
    const lines = text.trimEnd().split('\n');
    const from = lines.indexOf('') + 1;
    const entries = lines.length - from;
    const broken = older(lines.toSpliced(from + 20, 1, '1 enter nowhere').join('\n'));
    expect(ask({ type: 'resume', names, record: broken, kept: {} })).toMatchObject({
      trouble: { code: 'not-carried', carried: { of: entries }, problem: { problem: 'unparsable', found: 'nowhere' } },
    });
    const now = position(ask({ type: 'resume', names, record: broken, kept: {}, renew: true }));
    expect(now.at).toBeGreaterThanOrEqual(20);
    expect(now.at).toBeLessThan(entries);
    expect(now.carried).toMatchObject({ taken: 20, of: entries, same: 'no' });
    expect(
      record(ask)
        .split('\n')
        .slice(from, from + 20),
    ).toEqual(lines.slice(from, from + 20));
  });

  test('leaves branches behind: they are made of positions of those rules', () => {
    const { ask, text } = put('ideas');
    const ideas = [{ name: 'Idea 1', text: '{}' }];
    expect(ask({ type: 'resume', names, record: older(text), ideas })).toMatchObject({ branches: [], carried: { ideas: 1 } });
  });

  test('with a pack that nobody knows is refused with its reason, and a copy goes on with ours', () => {
    const { ask, now, text } = put('pack');
    const other = text.replace(/^pack: .*$/m, 'pack: 0123');
    expect(ask({ type: 'resume', names, record: other })).toMatchObject({ trouble: { code: 'missing-pack', pack: '0123' } });
    expect(ask({ type: 'resume', names, record: other, renew: true })).toMatchObject({ at: now.at, view: now.view });
    expect(record(ask)).toBe(text);
  });

  test('of rules that are still to come is refused', () => {
    const { ask, text } = put('newer');
    const newer = text.replace(/^rules: \d+$/m, 'rules: 99');
    expect(ask({ type: 'resume', names, record: newer })).toMatchObject({ trouble: { problem: { problem: 'other-rules', found: '99' } } });
  });
});
