import { type Random, type Seat, stream } from '@adega/kernel';
import { drawAndPeek } from '@adega/kernel/test/draw-and-peek.ts';
import { sealedBids } from '@adega/kernel/test/sealed-bids.ts';
import { openMatch, waitingFor } from '@adega/table';
import { parseReply, type Reply, type Request, type Unnumbered } from '@adega/wire';
import { describe, expect, test } from 'vitest';
import { type Asked, type Desk, type Sitting, serveAt, sitDown } from '../index.ts';
import { positionOf } from '../position.ts';

const chanceFrom = (): Random => stream('holders', 'chance');

const deskOf = (holders: Desk['holders']): Desk => ({
  match: openMatch(sealedBids(), ['Ana', 'Bea', 'Carlos'], { rounds: 2 }, chanceFrom()),
  holders,
});

/** Over a wire that carries only JSON. */
const asker =
  (sitting: Sitting) =>
  (request: Unnumbered): Reply => {
    const { message, trouble } = parseReply(
      JSON.parse(JSON.stringify(serveAt(sitting, { ...request, id: 1 } as Request as Asked, chanceFrom))),
    );
    if (message === undefined) throw new Error(JSON.stringify(trouble));
    return message;
  };

describe('a page at which some of the players sit', () => {
  const begin = () => {
    const desk = deskOf(['here', 'a bot', 'far away']);
    return { desk, ask: asker(sitDown(desk, 'here')), far: asker(sitDown(desk, 'far away')) };
  };
  const at = (desk: Desk): number => desk.match.playing.record.entries.length;

  test('looks through their eyes, and as somebody who watches, but never through those of others', () => {
    const { ask } = begin();
    expect(ask({ type: 'look', as: 0 })).toMatchObject({ type: 'position', viewer: 0 });
    expect(ask({ type: 'look', as: 'watcher' })).toMatchObject({ type: 'position', viewer: 'watcher' });
    for (const as of [1, 2]) expect(ask({ type: 'look', as })).toMatchObject({ trouble: { code: 'not-yours', seat: as } });
    expect(ask({ type: 'look', as: 3 })).toMatchObject({ trouble: { code: 'no-such-seat', seat: 3 } });
    expect(ask({ type: 'look', as: 'watcher' })).toMatchObject({ viewer: 'watcher' });
  });

  test('plays and asks for them alone', () => {
    const { desk, ask } = begin();
    for (const seat of [1, 2]) {
      const seats = { at: at(desk), seat };
      const requests: Unnumbered[] = [
        { type: 'choose', key: 'bid 1', ...seats },
        { type: 'choose-line', keys: ['bid 1'], ...seats },
        { type: 'confirm', ...seats },
        { type: 'undo', to: 0, ...seats },
        { type: 'restart', ...seats },
        { type: 'preview', key: 'bid 1', ...seats },
        { type: 'remedies', key: 'bid 4', ...seats },
        { type: 'ways', key: 'bid 4', ...seats },
        { type: 'command', text: 'bid', ...seats },
      ];
      for (const request of requests) expect(ask(request), request.type).toMatchObject({ trouble: { code: 'not-yours', seat } });
    }
    expect(at(desk)).toBe(1);
    expect(ask({ type: 'choose', at: 1, seat: 0, key: 'bid 1' })).toMatchObject({ at: 2, viewer: 0 });
  });

  test('stays with its own eyes while others decide, and is asked for no bid of theirs', () => {
    const { desk, ask, far } = begin();
    ask({ type: 'choose', at: 1, seat: 0, key: 'bid 2' });
    expect(waitingFor(desk.match)).toEqual({ for: 'seats', seats: [1, 2] });
    const told = far({ type: 'choose', at: 2, seat: 2, key: 'bid 3' });
    expect(told).toMatchObject({ viewer: 2, view: { players: [{ bid: -2 }, { bid: -1 }, { bid: 3 }] } });
    expect(JSON.stringify(told)).not.toContain('bid 2');
    expect(ask({ type: 'look', as: 0 })).toMatchObject({ viewer: 0, view: { players: [{ bid: 2 }, { bid: -1 }, { bid: -2 }] } });
  });

  test('tries on for all in a copy, in which what others have hidden is made up', () => {
    const { ask, far } = begin();
    far({ type: 'choose', at: 1, seat: 2, key: 'bid 3' });
    ask({ type: 'look', as: 0 });
    const bids = new Set<number>();
    for (let n = 0; n < 12; n++) {
      expect(ask({ type: 'branch', name: `b${n}`, from: 2 }).type).toBe('position');
      const seen = ask({ type: 'look', as: 2 });
      if (seen.type === 'position') bids.add((seen.view['players'] as { bid: number }[])[2]?.bid ?? -9);
      expect(ask({ type: 'visit' })).toMatchObject({ viewer: 0 });
    }
    expect(ask({ type: 'look', as: 2 })).toMatchObject({ trouble: { code: 'not-yours' } });
    // The chance of these tests is always the same: so is what it makes up, and it is not what was bid.
    expect(bids.size).toBe(1);
    expect(ask({ type: 'compare' })).toMatchObject({ standings: { length: 13 } });
  });

  test('gets no record before the game is over', () => {
    const { desk, ask, far } = begin();
    for (const type of ['record', 'added'] as const) {
      expect(ask({ type })).toMatchObject({ trouble: { code: 'not-yours', seat: 1 } });
      expect(far({ type })).toMatchObject({ trouble: { code: 'not-yours', seat: 0 } });
    }
    const end = { ...desk, match: openMatch(sealedBids(), ['Ana', 'Bea', 'Carlos'], { rounds: 1 }, chanceFrom()) };
    const [here, there] = [asker(sitDown(end, 'here')), asker(sitDown({ ...end, holders: ['far', 'far', 'far'] }, 'far'))];
    for (const seat of [0, 1, 2]) there({ type: 'choose', at: at(end), seat, key: `bid ${seat}` });
    there({ type: 'confirm', at: at(end), seat: 2 });
    expect(waitingFor(end.match)).toEqual({ for: 'nobody' });
    expect(here({ type: 'record' })).toMatchObject({ type: 'record', text: expect.stringContaining('2 bid 1') });
  });

  test('is told unasked of what others have done', () => {
    const desk = deskOf(['here', 'a bot', 'a bot']);
    const sitting = sitDown(desk, 'here');
    const first = positionOf(sitting);
    asker(sitDown(desk, 'a bot'))({ type: 'choose', at: 1, seat: 1, key: 'bid 3' });
    const news = positionOf(sitting);
    expect(parseReply(JSON.parse(JSON.stringify(news))).message).toMatchObject({ type: 'position', at: 2, viewer: 0 });
    expect([first.log.from, news.log.from, news.log.chapters.map(({ key }) => key)]).toEqual([0, 1, ['bid ?']]);
    expect('re' in JSON.parse(JSON.stringify(news))).toBe(false);
  });
});

describe('an answer that fails', () => {
  /** A game that breaks as soon as there are points. */
  function fragile(when: (points: readonly number[]) => boolean) {
    const game = drawAndPeek();
    const broken: typeof game = {
      ...game,
      scores(s) {
        if (when(s.points)) throw new Error('points!');
        return game.scores(s);
      },
    };
    const desk: Desk = { match: openMatch(broken, ['Ana', 'Bea'], {}, chanceFrom()), holders: ['here', 'here'] };
    return { desk, sitting: sitDown(desk, 'here') };
  }
  const answer = (sitting: Sitting, request: Unnumbered): Reply | 'broken' => {
    try {
      return asker(sitting)(request);
    } catch {
      return 'broken';
    }
  };

  test('changes nothing: not the match, nor which branch is shown, nor how far the log was told', () => {
    let breaks = false;
    const { desk, sitting } = fragile(() => breaks);
    const ask = (request: Unnumbered) => answer(sitting, request);
    const at = (): number => desk.match.playing.record.entries.length;
    const say = (seat: Seat, key: string) => ask({ type: 'choose', at: at(), seat, key });
    say(0, 'draw');
    ask({ type: 'confirm', at: at(), seat: 0 });
    say(1, 'draw');
    ask({ type: 'confirm', at: at(), seat: 1 });
    ask({ type: 'branch', name: 'one', from: at() });
    ask({ type: 'visit' });
    const position = ask({ type: 'look', as: 0 });
    const before = { state: JSON.stringify(desk.match.playing.state), at: at(), looking: sitting.looking };
    breaks = true;
    const [card] = desk.match.game
      .candidates(desk.match.playing.state, 0)
      .flatMap(m => (m.kind === 'play' ? [desk.match.game.keyOf(m)] : []));
    const requests: Unnumbered[] = [
      { type: 'choose', at: at(), seat: 0, key: card as string },
      { type: 'choose-line', at: at(), seat: 0, keys: ['peek'] },
      { type: 'branch', name: 'two', from: 1 },
      { type: 'visit', name: 'one' },
      { type: 'drop', name: 'one' },
      { type: 'look', as: 1 },
      { type: 'history' },
      { type: 'past', to: 1 },
    ];
    for (const request of requests) {
      expect(ask(request), request.type).toBe('broken');
      expect(JSON.stringify(desk.match.playing.state), request.type).toBe(before.state);
      expect([at(), sitting.looking], request.type).toEqual([before.at, before.looking]);
    }
    breaks = false;
    expect(ask({ type: 'look', as: 0 })).toEqual({ ...(position as object), log: { from: at(), chapters: [] } });
  });
});
