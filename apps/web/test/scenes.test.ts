// Which stretch of a record a scene is about, and what of the position it tells.
import { stream } from '@adega/kernel';
import type { Chapter, Position } from '@adega/wire';
import { expect, test } from 'vitest';
import { boxOf } from '../games/vinhos/box.ts';
import { standingsOf } from '../games/vinhos/scenes/fair.tsx';
import { madeIn } from '../games/vinhos/scenes/harvest.tsx';
import { scenesOf } from '../games/vinhos/scenes/kinds.ts';
import { INGREDIENTS, qualityOf, type State, stateOf } from '../games/vinhos/set.ts';
import { scenesOf as scenesOfVino } from '../games/vino/scenes/kinds.ts';
import { salesIn } from '../games/vino/scenes/round.tsx';
import { stateOf as stateOfVino } from '../games/vino/set.ts';
import { isOwnMove, isWaiting, queued } from '../table/scene-queue.ts';
import { hostAt } from './scenes-host.ts';

test('a stretch of chapters is one scene, in the order of what happened', () => {
  const chapter = (...kinds: string[]): Chapter => ({ by: -1, key: 'x', events: kinds.map(kind => ({ rule: 'production.make', kind })) });
  const chapters = [chapter('sold'), chapter('wine-made', 'aged'), chapter(), chapter('wine-made'), chapter('year'), chapter('vintage')];
  expect(scenesOf(chapters, 40)).toEqual([
    { id: 'harvest', from: 41, to: 44 },
    { id: 'year', from: 45, to: 46 },
  ]);
});

test('in whole games the parts of a wine add up to it, and the podium pays what the log says', () => {
  const seen = { wines: 0, prizes: 0, years: 0 };
  for (const game of ['vinhos/2016', 'vinhos/reserve']) {
    const { log, past } = hostAt(game, stream('scenes', game));
    for (const { id, from, to } of log.flatMap((_, n) => scenesOf(log.slice(n, n + 1), n))) {
      const [before, position] = [past(from), past(to)] as [Position, Position];
      const chapters = log.slice(from, to);
      if (id === 'year') {
        seen.years++;
        expect(stateOf(position).vintage).not.toBe(stateOf(before).vintage);
      } else if (id === 'fair') {
        seen.prizes++;
        const standings = standingsOf({ before, position, chapters });
        const told = chapters.flatMap(({ events }) => events).filter(({ kind }) => kind === 'fair-prize');
        for (const { seat, vp, rank } of told) expect(standings.find(s => s.seat === seat)).toMatchObject({ vp, rank });
      } else {
        const s: State = { ...stateOf(position), vintage: stateOf(before).vintage };
        const { look } = boxOf(position);
        for (const { seat, estate, wine } of madeIn(chapters.flatMap(({ events }) => events))) {
          seen.wines++;
          const parts = look.ingredients(s, seat, estate, qualityOf(wine) > look.coming(s, seat, estate));
          expect(INGREDIENTS.reduce((sum, part) => sum + parts[part], 0)).toBe(qualityOf(wine));
        }
      }
    }
  }
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(3);
});

test('in Vino a round begins with the selling before it: its sales make the order, and the prices moved meanwhile', () => {
  const { log, past } = hostAt('vino', stream('scenes', 'vino'));
  const scenes = log.flatMap((_, n) => scenesOfVino(log.slice(n, n + 1), n, log));
  const rounds = scenes.filter(({ id }) => id === 'round');
  let sold = 0;
  for (const { from, to } of rounds) {
    const [before, now] = [past(from), past(to)].map(position => stateOfVino(position as Position));
    const sales = salesIn(log.slice(from, to));
    const incomes = now?.order.map(seat => sales.find(sale => sale.seat === seat)?.income ?? 0) ?? [];
    expect(incomes).toEqual([...incomes].sort((a, b) => a - b));
    if (sales.length === 0) expect(now?.market).toEqual(before?.market);
    sold += sales.length;
  }
  expect(rounds.length).toBeGreaterThan(2);
  expect(sold).toBeGreaterThan(2);
  // Choices are sealed until all are turned up: one scene shows everybody's.
  const turned = scenesOfVino(log, 0, log).find(({ id }) => id === 'regions');
  expect(stateOfVino(past(turned?.to ?? 0) as Position).players.every(({ shown, chosen }) => shown === 1 || chosen === 0)).toBe(true);
});

test('a scene that has not been shown yet is not lost by what happens next', () => {
  const [harvest, fair, year] = [
    { id: 'harvest', from: 3, to: 5 },
    { id: 'fair', from: 6, to: 8 },
    { id: 'year', from: 9, to: 10 },
  ];
  const step = { from: 8, at: 10, told: [year], shown: harvest, isMoved: false };
  expect(queued([harvest, fair], step)).toEqual([harvest, fair, year]);
  // A person who moves has done with what he sees, and with nothing else.
  expect(queued([harvest, fair], { ...step, isMoved: true })).toEqual([fair, year]);
  expect(queued([harvest, fair], { ...step, told: [], isMoved: true, shown: undefined })).toEqual([harvest, fair]);
  // A turn that was taken back and opened again has told nothing.
  const waiting = [harvest, fair];
  expect(queued(waiting, { ...step, from: 8, at: 8, told: [] })).toBe(waiting);
  expect(queued(waiting, { ...step, from: 8, at: 7, told: [] })).toEqual([harvest]);
});

test('a scene waits for whoever plays, unless bots shall be quick, and not for those who only watch', () => {
  const bots = [null, 'level1'] as const;
  expect(isWaiting({ viewer: 0, bots }, 'normal')).toBe(true);
  expect(isWaiting({ viewer: 0, bots }, 'slow')).toBe(true);
  expect(isWaiting({ viewer: 0, bots }, 'fast')).toBe(false);
  expect(isWaiting({ viewer: 'watcher', bots }, 'slow')).toBe(false);
  // Where nobody is to be quick, how quick they were elsewhere says nothing.
  expect(isWaiting({ viewer: 0 }, 'fast')).toBe(true);
  expect(isWaiting({ viewer: 0, bots, elsewhere: true }, 'fast')).toBe(true);
});

test('only who moves himself has done with what he sees: neither bots nor people elsewhere end it for him', () => {
  const bots = [null, 'level1', null] as const;
  expect([-1, 0, 1, 2].map(by => isOwnMove(by, { viewer: 0, bots }))).toEqual([false, true, false, true]);
  expect([-1, 0, 1, 2].map(by => isOwnMove(by, { viewer: 0, bots, elsewhere: true }))).toEqual([false, true, false, false]);
});
