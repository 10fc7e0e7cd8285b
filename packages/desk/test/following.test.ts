// A page that follows a table on line: everything it shows comes from what it was told, and its turn is its own until it confirms.

import { heardBy, linesFor, resealedFor, type Setup, toldOf } from '@adega/journal';
import { anyTurn, doing, gameNamed, person, randomFor, type Shared, seatAll, setupOf, share } from '@adega/journal/test/tables.ts';
import { stream } from '@adega/kernel';
import { gameOf, TITLES } from '@adega/shelf';
import type { Idea, Position, Reply, Unnumbered } from '@adega/wire';
import { parseReply } from '@adega/wire';
import { type Draft, PROTOCOL, parseTold, type Said } from '@adega/wire/online.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Following } from '../around.ts';
import { followAs } from '../following.ts';

const SHELF = { titles: TITLES, gameOf };

/** A server that does what it should, and pages before it, one for each seat. */
class Room {
  readonly shared: Shared;
  readonly pages: Page[] = [];
  readonly drafts = new Map<number, Draft>();
  constructor(game: string, seats: number, more: Partial<Setup> = {}) {
    this.shared = seatAll(share(setupOf(gameNamed(game), Array(seats).fill('open'), more)));
  }
  page(seat: number): Page {
    const page = new Page(this, seat);
    this.pages.push(page);
    page.following.open();
    return page;
  }
  say(from: Page, said: Said): void {
    if (!from.isConnected) return;
    const { table } = this.shared;
    const { seat } = from;
    if (said.type === 'hello') {
      from.heard = table.lines.length;
      const draft = this.drafts.get(seat);
      from.hear({
        type: 'welcome',
        protocol: PROTOCOL,
        table: toldOf(table),
        mine: [seat],
        resealed: resealedFor(table, seat, said.after),
        lines: linesFor(table, seat, said.after),
        drafts: draft === undefined ? [] : [draft],
        here: [],
        now: 0,
      });
    } else if (said.type === 'draft') this.drafts.set(seat, said);
    else if (said.type === 'do') {
      const came = doing(this.shared, said.deed, person(seat));
      this.tell();
      if (came.bar !== undefined) {
        from.hear({ type: 'barred', id: said.deed.id, bar: came.bar });
        return;
      }
      for (const one of came.stored ?? []) {
        if ('seal' in one)
          for (const page of this.pages)
            if (page.seat === seat) page.hear({ type: 'resealed', line: heardBy(table.lines[one.seal.n - 1] as never, seat) });
      }
      from.hear({ type: 'done', id: said.deed.id, n: came.n ?? table.lines.length });
    }
  }
  tell(): void {
    const { lines } = this.shared.table;
    for (const page of this.pages) {
      if (!page.isConnected || page.heard === lines.length) continue;
      const news = lines.slice(page.heard).map(line => heardBy(line, page.seat));
      page.heard = lines.length;
      page.hear({ type: 'lines', lines: news });
    }
  }
}

class Page {
  readonly following: ReturnType<typeof followAs>;
  readonly seat: number;
  readonly room: Room;
  heard = 0;
  isConnected = true;
  ideas: readonly Idea[] = [];
  news = 0;
  private ids = 0;
  constructor(room: Room, seat: number) {
    this.room = room;
    this.seat = seat;
    this.following = followAs(SHELF, seat, room.shared.table.setup, {
      say: said => room.say(this, said),
      news: () => this.news++,
      newId: () => `p${seat}-${room.pages.indexOf(this)}-${this.ids++}`,
      called: seats => seats.map(({ name, bot }) => name ?? `bot ${bot}`),
      chanceFrom: () => stream('trying'),
      now: () => 0,
      keep: ideas => {
        this.ideas = ideas;
      },
    });
  }
  hear(told: Parameters<Following['hear']>[0]): void {
    const { message, trouble } = parseTold(JSON.parse(JSON.stringify(told)));
    expect(trouble).toBeUndefined();
    if (message !== undefined) this.following.hear(message);
  }
  ask(request: Unnumbered): Reply {
    let answer: Reply | undefined;
    this.following.answer({ ...request, id: ++this.ids }, reply => {
      answer = reply;
    });
    if (answer === undefined) throw new Error('no answer');
    expect(parseReply(answer).trouble).toBeUndefined();
    return answer;
  }
  get position(): Position {
    return this.following.position() as Position;
  }
  choose(key: string): Reply {
    return this.ask({ type: 'choose', at: this.position.at, seat: this.seat, key });
  }
  confirm(): Reply {
    return this.ask({ type: 'confirm', at: this.position.at, seat: this.seat });
  }
  /** Tries out a whole turn. */
  tryTurn(rng: { below(n: number): number }): string[] {
    const keys: string[] = [];
    for (let { question } = this.position; question !== undefined && keys.length < 30; { question } = this.position) {
      const key = question.offered[rng.below(question.offered.length)] as string;
      keys.push(key);
      expect(this.choose(key).type).toBe('position');
    }
    return keys;
  }
}

describe.each(TITLES.map(({ id }) => id))('%s', id => {
  test('a game is played by pages that only follow', () => {
    const seats = id === 'vinhos/solo' ? 1 : id === 'vino' ? 3 : 2;
    const room = new Room(id, seats);
    const pages = Array.from({ length: seats }, (_, seat) => room.page(seat));
    const rng = randomFor(`follow ${id}`);
    const { course } = room.shared.table;
    for (let n = 0; n < 20 && course.end === undefined; n++) {
      const page = pages[course.asked[rng.below(course.asked.length)] as number] as Page;
      page.tryTurn(rng);
      if (page.position.waiting.for !== 'confirm') break;
      const before = course.n;
      expect(page.confirm()).toMatchObject({ type: 'position' });
      expect(course.n).toBeGreaterThan(before);
      for (const other of pages) {
        const { position } = other;
        expect(position.view).toEqual(course.game.view(course.state, other.seat));
        expect([position.at, position.log.from + position.log.chapters.length]).toEqual([course.entries.length, course.entries.length]);
        if (course.end === undefined) expect(position.waiting).toEqual({ for: 'seats', seats: course.asked });
      }
    }
    const [page] = pages as [Page];
    expect(page.ask({ type: 'past', to: 5 })).toMatchObject({ type: 'past', position: { at: 5 } });
    expect(page.ask({ type: 'history' })).toMatchObject({ type: 'history' });
    expect(page.ask({ type: 'record' })).toMatchObject(course.end === undefined && seats > 1 ? { type: 'trouble' } : { type: 'record' });
  });
});

describe.each(TITLES.map(({ id }) => id))('ideas of %s', id => {
  test('are there again after a reload, from now and from earlier, also when the table has gone on', () => {
    const seats = id === 'vinhos/solo' ? 1 : id === 'vino' ? 3 : 2;
    const room = new Room(id, seats);
    const rng = randomFor(`ideas ${id}`);
    const { course } = room.shared.table;
    while (course.entries.length < 60) anyTurn(room.shared, rng);
    const page = room.page(course.asked[0] as number);
    const now = page.position.at;
    for (const [name, from] of [
      ['of now', now],
      ['of then', now - 9],
    ] as const) {
      page.ask({ type: 'visit' });
      page.ask({ type: 'branch', name, from });
      for (let n = 0; n < 6; n++) {
        const { at, question } = page.position;
        const { seat, offered } = question ?? { seat: 0, offered: [] };
        if (question === undefined) page.ask({ type: 'confirm', at, seat: page.seat });
        else page.ask({ type: 'choose', at, seat, key: offered[rng.below(offered.length)] as string });
      }
    }
    const [shown, kept] = [page.position, page.ideas];
    expect(kept.map(({ name }) => name)).toEqual(['of now', 'of then']);
    for (let n = 0; n < 2; n++) anyTurn(room.shared, rng);
    const again = room.page(page.seat);
    again.following.takeUp(kept);
    expect([again.position.branches, again.position.lost]).toEqual([['of now', 'of then'], undefined]);
    again.ask({ type: 'visit', name: 'of then' });
    expect(again.position).toMatchObject({ at: shown.at, view: shown.view, question: shown.question });
    expect(again.following.around().at).toBeGreaterThan(now);
    again.ask({ type: 'drop', name: 'of now' });
    expect(again.ideas).toEqual(kept.slice(1));
  });
});

test('whoever hears of a time that has not come yet knows that the server’s clock is ahead', () => {
  const room = new Room('vinhos/2016', 2);
  const page = room.page(0);
  room.shared.now += 60_000;
  anyTurn(room.shared, randomFor('ahead'));
  room.tell();
  expect(page.following.around().ahead).toBe(room.shared.now);
});

describe('a turn that is tried out', () => {
  let room: Room;
  let page: Page;
  const rng = randomFor('trying');
  beforeEach(() => {
    room = new Room('vinhos/2016', 2);
    const pages = [room.page(0), room.page(1)];
    page = pages[room.shared.table.course.asked[0] as number] as Page;
  });

  test('is nobody else’s business, can be taken back, and is sent whole', () => {
    const { n } = room.shared.table.course;
    const at = page.position.at;
    const [key = ''] = page.position.question?.offered ?? [];
    page.choose(key);
    expect(room.shared.table.course.n).toBe(n);
    expect(page.position).toMatchObject({ at: at + 1, undo: { possible: true, to: at } });
    page.ask({ type: 'restart', at: page.position.at, seat: page.seat });
    expect(page.position).toMatchObject({ at, undo: { possible: false } });
    const keys = page.tryTurn(rng);
    expect(page.position.waiting).toEqual({ for: 'confirm', seat: page.seat });
    page.confirm();
    expect(room.shared.table.lines.at(-1)?.line).toMatchObject({ kind: 'turn', by: page.seat });
    expect(JSON.stringify(room.shared.table.lines.at(-1)?.line)).toContain(keys[0]);
    expect(page.position.undo.possible).toBe(false);
  });

  test('is sent at once by a move that ends it and says so', () => {
    const { lines } = room.shared.table;
    const before = lines.length;
    // Whatever is chosen first says that it ends the turn; only what leaves nothing to decide does.
    for (let n = 0; n < 30 && lines.length === before; n++) {
      const { question, at } = page.position;
      const key = question?.offered[rng.below(question.offered.length)] as string;
      expect(page.ask({ type: 'choose', at, seat: page.seat, key, confirm: true })).toMatchObject({ type: 'position' });
    }
    expect(lines[before]?.line).toMatchObject({ kind: 'turn', by: page.seat });
    expect(page.position.undo.possible).toBe(false);
  });

  test('is there again after a reload', () => {
    const keys = page.tryTurn(rng);
    const again = room.page(page.seat);
    expect(again.position.at).toBe(page.position.at);
    expect(again.position.waiting).toEqual({ for: 'confirm', seat: page.seat });
    again.confirm();
    expect(JSON.stringify(room.shared.table.lines.at(-1)?.line)).toContain(keys[0]);
    // The other tab has heard it, and is not in the way.
    expect(page.position.view).toEqual(again.position.view);
  });

  test('a confirmation that is lost with the line is sent again, and done once', () => {
    page.tryTurn(rng);
    const { n } = room.shared.table.course;
    page.isConnected = false;
    let answer: Reply | undefined;
    page.following.answer({ type: 'confirm', id: 999, at: page.position.at, seat: page.seat }, reply => {
      answer = reply;
    });
    expect([answer, room.shared.table.course.n, page.following.around().sending]).toEqual([undefined, n, true]);
    page.isConnected = true;
    page.following.open();
    expect(answer).toMatchObject({ type: 'position', re: 999 });
    expect(room.shared.table.course.n).toBe(n + 1);
    page.following.open();
    expect(room.shared.table.course.n).toBe(n + 1);
  });

  test('what others did meanwhile is heard when the line is back', () => {
    const other = room.pages.find(of => of !== page) as Page;
    other.isConnected = false;
    for (let i = 0; i < 6; i++) {
      anyTurn(room.shared, rng);
      room.tell();
    }
    other.isConnected = true;
    other.following.open();
    const { course } = room.shared.table;
    expect(other.position.view).toEqual(course.game.view(course.state, other.seat));
  });

  test('goes on in a copy, while the table does not', () => {
    const { n } = room.shared.table.course;
    page.ask({ type: 'branch', name: 'idea', from: page.position.at });
    const [key = ''] = page.position.question?.offered ?? [];
    page.choose(key);
    expect([page.position.branch, room.shared.table.course.n]).toEqual(['idea', n]);
    page.ask({ type: 'visit' });
    expect(page.position.branch).toBeUndefined();
  });

  test('is not lost with the line, and does not wipe out what another device has tried', () => {
    page.isConnected = false;
    const keys = page.tryTurn(rng);
    expect(room.drafts.size).toBe(0);
    page.isConnected = true;
    page.following.open();
    expect(room.drafts.get(page.seat)?.keys).toEqual(keys);
    const other = room.page(page.seat);
    page.isConnected = false;
    page.ask({ type: 'restart', at: page.position.at, seat: page.seat });
    page.isConnected = true;
    page.following.open();
    expect([page.position.at, room.drafts.get(page.seat)?.keys]).toEqual([other.position.at, keys]);
  });

  test('may come from an idea, which is played as far as it is mine', () => {
    const { at } = page.position;
    page.ask({ type: 'branch', name: 'idea', from: at });
    const [first = ''] = page.position.question?.offered ?? [];
    page.choose(first);
    page.ask({ type: 'take', name: 'idea' });
    expect([page.position.branch, page.position.at]).toEqual([undefined, at + 1]);
    expect(room.drafts.get(page.seat)?.keys).toEqual([first]);
    // Once the table has gone on, the idea is of another time.
    page.ask({ type: 'restart', at: page.position.at, seat: page.seat });
    page.tryTurn(rng);
    page.confirm();
    expect(page.ask({ type: 'take', name: 'idea' })).toMatchObject({ trouble: { code: 'other-branch' } });
  });

  test('taken back by consent, it is as it was for everybody', () => {
    const before = JSON.stringify(page.position.view);
    page.tryTurn(rng);
    page.confirm();
    const other = room.pages.find(of => of !== page) as Page;
    page.following.do({ type: 'undo', to: page.following.around().last as number });
    expect(other.following.around().ask).toMatchObject({ what: 'undo', seat: page.seat });
    other.following.do({ type: 'answer', ask: other.following.around().ask?.n as number, yes: true });
    expect(JSON.stringify(page.position.view)).toBe(before);
    expect(page.position.waiting).toEqual({ for: 'seats', seats: [page.seat] });
    page.tryTurn(rng);
    expect(page.confirm()).toMatchObject({ type: 'position' });
  });
});

test('at the same time: others’ answers do not disturb what I try out', () => {
  const room = new Room('vino', 3);
  const pages = [0, 1, 2].map(seat => room.page(seat)) as [Page, Page, Page];
  const rng = randomFor('together');
  while (room.shared.table.course.asked.length < 3) anyTurn(room.shared, rng);
  room.tell();
  const [one, two] = pages;
  one.tryTurn(rng);
  const at = one.position.at;
  two.tryTurn(rng);
  two.confirm();
  expect(one.position).toMatchObject({ at: at + 1, waiting: { for: 'confirm', seat: 0 } });
  expect(one.confirm()).toMatchObject({ type: 'position', waiting: { for: 'seats', seats: [2] } });
});

test('a sealed answer can be chosen again until all have answered', () => {
  const room = new Room('vino', 3);
  const pages = [0, 1, 2].map(seat => room.page(seat)) as [Page, Page, Page];
  const rng = randomFor('sealed');
  while (room.shared.table.course.asked.length < 3) anyTurn(room.shared, rng);
  room.tell();
  const [one, two, three] = pages;
  const { at } = one.position;
  const first = one.tryTurn(rng);
  expect(one.following.around().sealed).toBeUndefined();
  one.confirm();
  two.tryTurn(rng);
  two.confirm();
  expect(one.following.around().sealed).toEqual({ open: false });
  one.following.reopen(true);
  expect(one.position).toMatchObject({ at, question: { seat: 0 } });
  const other = one.position.question?.offered.find(key => key !== first[0]) as string;
  one.choose(other);
  const others = () => [two.position.view, two.news, three.position.view, three.news];
  const before = JSON.stringify(others());
  one.confirm();
  expect(JSON.stringify(others()) === before).toBe(true);
  expect(one.following.around().sealed).toEqual({ open: false });
  expect(JSON.stringify(room.shared.table.lines)).toContain(other);
  // It can be left as it is, too; and the last answer ends it.
  one.following.reopen(true);
  one.choose(first[0] as string);
  one.following.reopen(false);
  expect(one.position.waiting).toEqual({ for: 'seats', seats: [2] });
  three.tryTurn(rng);
  three.confirm();
  expect(one.following.around().sealed).toBeUndefined();
  expect(JSON.stringify(one.position.log)).toContain(other);
});

test('where the result counts, nobody is advised, and it is said that nobody may be', () => {
  const page = new Room('vinhos/2016', 2, { rated: true }).page(0);
  const { at, hints } = page.position;
  expect(hints).toBe(false);
  const asked = [{ type: 'hint', at, seat: 0 } as const, { type: 'worth', to: at } as const, { type: 'why', entry: 0 } as const];
  for (const request of asked) expect(page.ask(request)).toMatchObject({ trouble: { code: 'no-advice', why: 'not-allowed' } });
});
