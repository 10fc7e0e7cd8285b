// A pack of one's own on the page: the form that takes it, what is wrong with it in words, and a table that is drawn from it.
import { stream } from '@adega/kernel';
import { PACK_2016 } from '@adega/vinhos';
import { PACK } from '@adega/vino/data/packs.ts';
import type { Position, Reply } from '@adega/wire';
import { renderToStaticMarkup } from 'react-dom/server';
import { RawIntlProvider } from 'react-intl';
import { describe, expect, test } from 'vitest';
import { boxOf } from '../games/vinhos/box.ts';
import { markOf } from '../games/vinhos/printed.ts';
import PrintedList from '../games/vinhos/printed-list.tsx';
import { markOf as vinoMarkOf } from '../games/vino/printed.ts';
import { NewTable } from '../shell/new-table.tsx';
import { offers } from '../shell/offers.ts';
import { Told } from '../shell/own-pack.tsx';
import { boundText } from '../shell/pack-problem.ts';
import type { Shell } from '../shell/shell.ts';
import { makeHost } from '../table/host.ts';
import { drawnWith } from './drawing.tsx';
import { intlIn, sayIn, TAGS } from './speaking.ts';

const host = () => makeHost(() => stream('own packs', 'chance'));

/** Ours, but every vineyard of Minho costs 8. */
const REGIONS_DEAR = PACK_2016.regions.map(region =>
  region.id === 'minho' ? { ...region, tiles: region.tiles.map(tile => ({ ...tile, cost: 8 })) } : region,
);
const DEAR = JSON.stringify({ ...PACK_2016, regions: REGIONS_DEAR });

function opened(game: string, names: readonly string[], pack?: string): Position {
  const reply = host().answer({ type: 'open', id: 1, game, names, options: {}, pack });
  if (reply.type !== 'position') throw new Error(JSON.stringify(reply));
  return reply;
}

const answerTo = (game: string, pack: string): Reply => host().answer({ type: 'pack', id: 1, game, pack });

async function saidOf(reply: Reply, tag: string): Promise<string> {
  const html = renderToStaticMarkup(
    <RawIntlProvider value={await intlIn(tag)}>
      <Told reply={reply} />
    </RawIntlProvider>,
  );
  return html.replace(/<[^>]+>/g, '\n').replaceAll('&quot;', '"');
}

describe('the form', () => {
  test('offers it for every game that has a pack, under a fold, with ours to start from', async () => {
    for (const offer of offers()) {
      const html = renderToStaticMarkup(
        <RawIntlProvider value={await intlIn('en')}>
          <NewTable shell={{} as Shell} offers={[offer]} />
        </RawIntlProvider>,
      );
      const [, fold = ''] = /<details class="pack-fold">(.*?)<\/details>/s.exec(html) ?? [];
      expect(fold.includes('type="file"'), offer.game).toBe(offer.packed);
      expect(fold.includes('Save ours to start from'), offer.game).toBe(offer.packed);
    }
  });

  test('tells what differs, place by place', async () => {
    const told = await saidOf(answerTo('vino', JSON.stringify({ ...PACK, money: 4000 })), 'en');
    expect(told).toContain(`/money: ${PACK.money} → 4000`);
    expect(await saidOf(answerTo('vino', JSON.stringify(PACK)), 'en')).toContain('nothing in it is different');
  });

  test('tells what is wrong with place and bound, in every language', async () => {
    const broken = answerTo('vino', JSON.stringify({ ...PACK, money: 1, edition: 'x' }));
    expect(await saidOf(broken, 'en')).toContain('/money: a whole number from 100 to 10000 expected, 1 found');
    expect(await saidOf(broken, 'fr')).toContain('/money\u00a0: un nombre entier de 100 à 10000 attendu, 1 trouvé');
    expect(await saidOf(answerTo('vino', 'money: 1'), 'en')).toContain('the whole file: JSON expected');
  });

  test('tells so much and no more', async () => {
    const told = await saidOf(answerTo('vino', JSON.stringify({ ...PACK, regions: PACK.regions.map(() => ({})) })), 'en');
    expect(told).toMatch(/and \d+ more/);
    expect(told.length).toBeLessThan(2000);
  });

  test.each([
    'integer 0..20',
    'list 9',
    'list 6..30',
    'one of red|white',
    'text 1..30 of A-Z|a-z|0-9, joined by -',
    'at least 8',
    'at most -1',
    'at most 30 steps',
    'a multiple of 50',
    'contains sales',
    'a region with government vineyards',
    'centre',
    'not centre',
    'boolean',
    'object',
    'present',
    'absent',
    'distinct',
    'not empty',
    'JSON',
  ])('has words of its own for: %s', async code => {
    // biome-ignore format: short
    const said = await Promise.all(TAGS.map(async tag => boundText(await sayIn(tag), code)));
    expect(new Set(said).size).toBe(TAGS.length);
  });
});

describe('the table', () => {
  const [ours, dear] = [opened('vinhos/2016', ['Ana', 'Bea']), opened('vinhos/2016', ['Ana', 'Bea'], DEAR)];

  test('is drawn from it, beside one that is drawn from ours', () => {
    expect(boxOf(dear).pack.regions[1]?.tiles[0]?.cost).toBe(8);
    expect(boxOf(ours).pack).toBe(PACK_2016);
    expect(boxOf({ ...dear })).toBe(boxOf(dear));
    const costs = (position: Position) => [...drawnWith(position).matchAll(/class="tile-cost[^>]*>([^<]*)/g)].map(([, cost]) => cost);
    expect(costs(dear)).toContain('8');
    expect(costs(ours)).not.toContain('8');
  });

  test('marks no number as reconstructed that is not ours, and says where it is from', async () => {
    const draw = async (position: Position) =>
      renderToStaticMarkup(
        <RawIntlProvider value={await intlIn('en', 'vinhos/2016')}>
          <PrintedList position={position} id="region:1" />
        </RawIntlProvider>,
      );
    expect(await draw(dear)).toContain('From your pack');
    expect(await draw(ours)).not.toContain('From your pack');
    const vino = opened('vino', ['A', 'B', 'C']);
    const pack = {
      ...PACK,
      sale: {
        ...PACK.sale,
        revenue: PACK.sale.revenue.map(n => n + 1),
        lost: PACK.sale.lost.map(n => n + 1),
        fall: PACK.sale.fall.map(n => Math.min(20, n + 1)),
      },
    };
    const own = opened('vino', ['A', 'B', 'C'], JSON.stringify(pack));
    expect([vinoMarkOf(vino, 'row:1'), vinoMarkOf(own, 'row:1')]).toEqual(['reconstructed', 'known']);
    expect(markOf(dear, 'region:0')).toBe(markOf(ours, 'region:0'));
  });
});
