// Packs with numbers that the box does not have: what is printed is what is played, a 0 too.

import { begin, enter, pick, stream } from '@adega/kernel';
import { describe, expect, test } from 'vitest';
import { PACK_2016 } from '../data/packs.ts';
import { type PackJson, parsePack } from '../data/schema.ts';
import { TILE_ACTIONS } from '../data/words.ts';
import { edition2016 } from '../editions/2016.ts';
import type { Event } from '../events.ts';
import { vinhos } from '../game.ts';
import type { State } from '../state.ts';

interface Step {
  readonly events: readonly Event[];
  /** Of each player, before and after. */
  readonly before: readonly number[];
  readonly after: readonly number[];
}

const moneyOf = (s: State): number[] => s.players.map(p => p.money);

/** Every step of some random games with this pack. */
function stepsOf(pack: PackJson, games: number): Step[] {
  expect(parsePack(pack)).toHaveProperty('pack');
  const game = vinhos(edition2016, pack);
  const steps: Step[] = [];
  for (let n = 0; n < games; n++) {
    const playing = begin(game, { seats: 4 });
    const rng = stream(n, 'odd');
    for (let open = game.decide(playing.state); open.length > 0; open = game.decide(playing.state)) {
      const d = open[0] as (typeof open)[number];
      const events: Event[] = [];
      const before = moneyOf(playing.state);
      enter(game, playing, d.by, pick(d, rng), event => events.push(event));
      steps.push({ events, before, after: moneyOf(playing.state) });
    }
  }
  return steps;
}

const eventsOf = (pack: PackJson): Event[] => stepsOf(pack, 12).flatMap(step => step.events);
const isGift = (rule: string) => (e: Event) => e.kind === 'expert-taken' && e.rule === rule;
const { fair, magnates } = PACK_2016;

describe('nothing is given where a pack gives 0', () => {
  test('region.setubal: experts', () => {
    expect(eventsOf(PACK_2016).some(isGift('region.setubal'))).toBe(true);
    expect(eventsOf({ ...PACK_2016, setubalExperts: 0 }).some(isGift('region.setubal'))).toBe(false);
  });

  test('press.points-2016: experts of a stand', () => {
    const stands = fair.stands.map(stand => ({ ...stand, amount: 0 }));
    expect(eventsOf(PACK_2016).some(isGift('press.points-2016'))).toBe(true);
    expect(eventsOf({ ...PACK_2016, fair: { ...fair, stands } }).some(isGift('press.points-2016'))).toBe(false);
  });

  test.each([0, 1, 2])('press.magnates: %i barrels at most', most => {
    const events = eventsOf({ ...PACK_2016, magnates: { ...magnates, most } });
    const runs = events.map(e => e.kind).join(' ').match(/(barrel-collected ?)+/g) ?? []; // biome-ignore format: a chain
    const counts = runs.map(run => run.trim().split(' ').length);
    expect(Math.max(0, ...counts)).toBe(most);
  });
});

test('magnate.tiles-2016: an expert for the price on the tile', () => {
  const actions = magnates.actions.map(action => (action.id === 'expert' ? { ...action, price: 2 } : action));
  const isUse = (e: Event) => e.kind === 'tile-used' && e['tile'] === TILE_ACTIONS.indexOf('expert');
  const priced = stepsOf({ ...PACK_2016, magnates: { ...magnates, actions } }, 30).filter(step => step.events.some(isUse));
  expect(priced.length).toBeGreaterThan(5);
  for (const { events, before, after } of priced) {
    const seat = events.find(isUse)?.seat as number;
    expect(after[seat]).toBe((before[seat] as number) - 2);
  }
});
