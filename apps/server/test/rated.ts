// Two people with accounts at several rated tables, who end all of them at once. Each game counts once, whoever does it.

import { expect, vi } from 'vitest';
import { ratedBy, START, shownOf } from '../rating.ts';
import { signUp } from './accounts.ts';
import { Browser, Page } from './client.ts';

const PACE = { kind: 'live', bank: 600, plus: 0, late: 'lose' } as const;
/** Milliseconds: longer than others wait for whoever has died. */
const PATIENCE = 60_000;

export interface RatedTables {
  /** The same one loses all of them; what was acknowledged, table by table. */
  resign(): Promise<unknown>[];
  /** By the first of the servers, unless another is named. */
  expectCounted(origin?: string): Promise<void>;
  close(): void;
}

/** So many tables, at one server after the other. */
export async function ratedTables(origins: readonly string[], tables: number): Promise<RatedTables> {
  const [ana, bea] = ['Ana', 'Bea'].map(() => new Browser(origins[0] as string)) as [Browser, Browser];
  await signUp(ana, 'Ana');
  await signUp(bea, 'Bea');
  const pages = await Promise.all(
    Array.from({ length: tables }, async (_, n) => {
      const { id, join } = await ana.make('vinhos/2016', ['open', 'open'], { rated: true, pace: PACE });
      await ana.sit(id, 0);
      await bea.sit(id, 1, join);
      const at = new Browser(origins[n % origins.length] as string);
      at.cookie = bea.cookie;
      const page = new Page(at, id, 1);
      await page.until(({ course }) => course?.begun === true);
      return page;
    }),
  );
  const rated = async (id: string) => (await ana.ask('GET', `/api/tables/${id}/rated`)).body.seats as { games: number; rating: number }[];
  return {
    resign: () => pages.map(page => page.do({ type: 'resign', id: page.id, seat: 1 })),
    async expectCounted(origin = ana.origin) {
      ana.origin = origin;
      await vi.waitFor(async () => expect((await Promise.all(pages.map(({ id }) => rated(id)))).every(Boolean)).toBe(true), PATIENCE);
      const all = await Promise.all(pages.map(({ id }) => rated(id)));
      expect(all.map(([one]) => one?.games).toSorted((a = 0, b = 0) => a - b)).toEqual(pages.map((_, n) => n + 1));
      // As if they had ended one after the other, in whatever order.
      let after = [START, START];
      for (let n = 0; n < tables; n++) after = ratedBy(after, [1, 2]);
      const last = all.find(([one]) => one?.games === tables);
      expect(last?.map(({ rating }) => rating)).toEqual(after.map(one => shownOf(one).rating));
    },
    close() {
      for (const page of pages) page.close();
    },
  };
}
