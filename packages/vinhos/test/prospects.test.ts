// What is said of a move before it is made, held to what becomes of it: games are played, and every move is told twice.
import { CHANCE, pick, type Seat, stream } from '@adega/kernel';
import { has } from '@adega/kit';
import { beforeAll, describe, expect, test } from 'vitest';
import { PACK_2016, PACK_FIRST, PACK_RESERVE } from '../data/packs.ts';
import type { PackJson } from '../data/schema.ts';
import { BONUSES } from '../data/words.ts';
import { edition2016 } from '../editions/2016.ts';
import type { Edition } from '../editions/edition.ts';
import { editionFirst } from '../editions/first.ts';
import { editionReserve } from '../editions/reserve.ts';
import { editionSolo } from '../editions/solo.ts';
import type { Event } from '../events.ts';
import type { Whole } from '../frames.ts';
import { vinhos } from '../game.ts';
import { lookWith } from '../look.ts';
import { spotOf } from '../moves.ts';
import { qualityOf } from '../rules/wine.ts';
import { LACERDA } from '../solo/lacerda.ts';
import { type Move, type MoveOf, NONE, PLACES, type State } from '../state.ts';
import { busy } from '../trials/busy.ts';

type Told = Event & { readonly [detail: string]: unknown };

/** What was said and what became of it, as one line each: they differ only where both are not the same. */
interface Held {
  readonly of: string;
  readonly said: unknown;
  readonly became: unknown;
}

/** The money or the points of the events of one kind that follow each other. */
const sumOf = (events: readonly Told[], detail: string): number => events.reduce((sum, event) => sum + (event[detail] as number), 0);
const after = (events: readonly Told[], kind: string, following: readonly string[]): Told[] => {
  const from = events.findIndex(event => event.kind === kind) + 1;
  const end = events.findIndex((event, i) => i >= from && !following.includes(event.kind));
  return events.slice(from, end < 0 ? undefined : end);
};

const PRICED: { readonly [kind: string]: string } = {
  winery: 'winery-built',
  cellar: 'cellar-built',
  enologist: 'enologist-hired',
  farmer: 'farmer-hired',
};

function playedWith(edition: Edition, pack: PackJson, seeds: readonly string[]): Held[] {
  const game = vinhos(edition, pack);
  const look = lookWith(edition, pack);
  const held: Held[] = [];
  const hold = (of: string, said: unknown, became: unknown): void => void held.push({ of, said, became });

  /** The move before it is made, and a function that looks at what it made. */
  function foretold(s: State, seat: Seat, m: Move): (events: readonly Told[], then: State) => void {
    const p = s.players[seat] as State['players'][number];
    const frames = (s.lanes.length > 0 ? s.lanes[seat] : s.stack) as Whole[] | undefined;
    const tile = frames?.at(-1)?.tile ?? NONE;
    const eventOf = (events: readonly Told[], kind: string) => events.find(event => event.kind === kind && event.seat === seat);
    const cubesIn = (events: readonly Told[]) => (events[0]?.kind === 'cubes-removed' ? (events[0]['cubes'] as number) : 0);
    switch (m.kind) {
      case 'enter': {
        const way = look.way(s, seat, m.to, m.item);
        return events => {
          const until = events.findIndex(event => event.kind === 'entered');
          const paid = events.slice(0, until).filter(event => event.kind.startsWith('paid-') && event.seat === seat);
          hold('way', way, sumOf(paid, 'money'));
        };
      }
      case 'winery':
      case 'cellar':
      case 'enologist':
      case 'farmer': {
        const price = look.price(m.kind, tile);
        return events => hold('price', price, eventOf(events, PRICED[m.kind] as string)?.['cost']);
      }
      case 'hire': {
        const price = look.hiring(s, seat);
        return events => hold('hiring', price, eventOf(events, 'expert-taken')?.['cost']);
      }
      case 'sell': {
        const { needs, pays } = look.sale(s, seat, m.to);
        const cubes = look.cubes(s, seat, spotOf(m), needs);
        if (look.tables.bank !== undefined) sellToFull(s, seat, m);
        return events => {
          hold('sale', pays, eventOf(events, 'wine-sold')?.['money']);
          hold('cubes', cubes, cubesIn(events));
        };
      }
      case 'export': {
        const cubes = look.cubes(s, seat, spotOf(m), look.tables.exportNumber[m.to] as number);
        return events => hold('cubes', cubes, cubesIn(events));
      }
      case 'present': {
        const said = look.presenting(s, seat, spotOf(m), m.to);
        return events => {
          hold('value', said.value, eventOf(events, 'presented')?.['value']);
          const points = after(events, 'presented', ['cubes-removed', 'fair-points']).filter(event => event.kind === 'fair-points');
          hold('points', said.points, sumOf(points, 'points'));
          const fairTile = eventOf(events, 'fair-tile');
          if (fairTile !== undefined) hold('experts', said.experts, fairTile['experts']);
          pleased.set(seat, said.magnates);
        };
      }
      case 'send': {
        const points = look.sending(s, m.item);
        return events =>
          hold(
            'sending',
            points,
            sumOf(
              after(events, 'expert-sent', ['expert-returned', 'fair-points']).filter(event => event.kind === 'fair-points'),
              'points',
            ),
          );
      }
      case 'stand': {
        const said = Math.max(0, look.standing(s, m.to));
        const bonus = BONUSES[look.tables.standBonus[m.to] as number] === 'points' ? (look.tables.standAmount[m.to] as number) : 0;
        return events => hold('stand', said + bonus, sumOf(after(events, 'stand-taken', ['fair-points']), 'points'));
      }
      case 'deposit':
      case 'withdraw': {
        const said = look.banking(s, seat, m.kind === 'deposit' ? m.to : -m.to);
        return (events, then) => {
          const lost = events.slice(0, 2).filter(event => event.kind === 'points-lost');
          hold('loss', said.loss, sumOf(lost, 'vp'));
          // Where nothing else has happened since.
          if (events.length > 1 + lost.length) return;
          const now = then.players[seat];
          hold('banking', [said.account, said.cash], [now?.account, now?.money]);
          hold(
            'points of the account',
            said.points,
            look.points(then, seat).parts.find(({ part }) => part === 'account')?.amount ?? said.points,
          );
        };
      }
      case 'invest': {
        const said = look.investing(s, seat, 1);
        return events =>
          hold('invest', said, { money: eventOf(events, 'invested')?.['cost'], interest: eventOf(events, 'invested')?.['interest'] });
      }
      case 'disinvest': {
        const said = look.investing(s, seat, -1);
        return (events, then) => {
          hold('disinvest', said?.money, eventOf(events, 'disinvested')?.['money']);
          hold('interest', said?.interest, look.tables.bank?.interest[(p.investment - 1) as number] ?? then);
        };
      }
      case 'bring': {
        const said = look.bringing(s, m.item);
        brought.set(seat, said);
        return () => undefined;
      }
      case 'port': {
        const coming = p.estates.map((_, e) => look.coming(s, seat, e, has(m.item, e)));
        harvest.set(seat, coming);
        return () => undefined;
      }
      default:
        return () => undefined;
    }
  }

  /** The same sale with room for one on the account (A126). */
  function sellToFull(s: State, seat: Seat, m: MoveOf<'sell'>): void {
    const full = game.clone(s);
    (full.players[seat] as State['players'][number]).account = (look.tables.bank?.most ?? 0) - 1;
    const { needs, pays } = look.sale(full, seat, m.to);
    const events: Told[] = [];
    game.apply(full, seat, m, event => events.push(event as Told));
    hold('sale to a full account', [pays, true], [events.find(event => event.kind === 'wine-sold')?.['money'], needs > 1]);
  }

  const pleased = new Map<Seat, readonly number[]>();
  const brought = new Map<Seat, number>();
  const harvest = new Map<Seat, readonly number[]>();

  /** What was said earlier, as soon as it comes about. A wine may be presented for somebody who had no choice: then nothing was said. */
  function laterOn(events: readonly Told[], m: Move): void {
    for (const event of events) {
      const { kind, rule, seat } = event;
      if (kind === 'presented' && m.kind !== 'present') pleased.delete(seat);
      // The wine of the start knows no weather (A136).
      const harvested = rule === 'setup.start-vineyard' ? undefined : harvest.get(seat);
      if (kind === 'wine-made' && harvested !== undefined)
        hold('harvest', harvested[(event['spot'] as number) / PLACES], qualityOf(event['wine'] as number));
      if (kind === 'no-wine' && harvested !== undefined) hold('harvest', harvested[event['estate'] as number], 0);
      const said = kind === 'fair-points' && rule === 'fair.experts-2010' ? brought.get(seat) : undefined;
      if (said !== undefined) hold('brought at least', true, (event['points'] as number) >= said);
    }
    if (events.some(({ kind }) => kind === 'wine-made' || kind === 'no-wine')) harvest.clear();
  }

  for (const [n, seed] of seeds.entries()) {
    const s = game.start(edition.automa === undefined ? { seats: 2 + (n % 3) } : {});
    const [players, chance] = [stream(seed, 'players'), stream(seed, 'chance')];
    for (let open = game.decide(s); open.length > 0; open = game.decide(s)) {
      const d = open[players.below(open.length)] as (typeof open)[number];
      const m = d.by === CHANCE ? pick(d, chance) : (busy(s, d, players) ?? pick(d, players));
      if (d.by !== CHANCE) {
        const magnates = d.moves.flatMap(m => (m.kind === 'collect' || m.kind === 'entrust' ? [m.item] : []));
        if (magnates.length > 0 && pleased.has(d.by))
          hold(
            'pleases',
            magnates.filter(magnate => pleased.get(d.by)?.includes(magnate)),
            magnates,
          );
      }
      const his = s.lacerda === null || d.by !== CHANCE ? undefined : look.hisCubes(s);
      const hear = d.by === CHANCE ? () => undefined : foretold(s, d.by, m);
      const events: Told[] = [];
      game.apply(s, d.by, m, event => events.push(event as Told));
      hear(events, s);
      laterOn(events, m);
      const took = events.find(event => event.rule === 'solo.cubes' && event.kind === 'cubes-removed' && event.seat === LACERDA);
      if (his !== undefined && took !== undefined)
        hold('his cubes', [his.cubes, true], [took['cubes'], his.regions.includes(took['region'] as number)]);
    }
    for (const row of look.awards(s)) {
      const part = game.scores(s)[0]?.parts.find(({ part }) => part === row.part);
      hold('award', row.amount, part?.amount);
    }
  }
  return held;
}

const PLAYED = [
  {
    id: '2016',
    edition: edition2016,
    pack: PACK_2016,
    told: ['way', 'price', 'hiring', 'sale', 'cubes', 'value', 'points', 'pleases', 'sending', 'stand', 'harvest'],
  },
  {
    id: 'reserve',
    edition: editionReserve,
    pack: PACK_RESERVE,
    told: [
      'way',
      'price',
      'hiring',
      'sale',
      'cubes',
      'value',
      'points',
      'experts',
      'pleases',
      'stand',
      'loss',
      'banking',
      'invest',
      'disinvest',
      'brought at least',
      'harvest',
    ],
  },
  {
    id: 'first',
    edition: editionFirst,
    pack: PACK_FIRST,
    told: ['way', 'sale', 'sale to a full account', 'value', 'points', 'experts', 'banking', 'invest', 'brought at least'],
  },
  { id: 'solo', edition: editionSolo, pack: PACK_2016, told: ['way', 'sale', 'value', 'points', 'harvest', 'his cubes', 'award'] },
] as const;

describe.each(PLAYED)('what is said of the moves of $id', ({ id, edition, pack, told }) => {
  let held: readonly Held[];
  beforeAll(() => {
    held = playedWith(
      edition,
      pack,
      ['a', 'b', 'c', 'd', 'e', 'f'].map(seed => `${id} ${seed}`),
    );
  }, 60_000);

  test.each(told)('%s', of => {
    const these = held.filter(each => each.of === of);
    expect(these.length).toBeGreaterThan(0);
    expect(these.map(({ said }) => said)).toEqual(these.map(({ became }) => became));
  });
});
