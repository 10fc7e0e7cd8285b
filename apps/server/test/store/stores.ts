// Both stores, for tests that hold of either.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { openPostgres } from '../../store/postgres-store.ts';
import { openSqlite } from '../../store/sqlite-store.ts';
import type { Store } from '../../store/store.ts';
import { type Cluster, makeCluster, PG_BIN } from '../postgres.ts';

export interface Place {
  /** Opens a store where this one was opened before, or for the first time. */
  open(): Promise<Store>;
}

export interface Stores {
  readonly name: 'sqlite' | 'postgres';
  /** Somewhere new. */
  place(): Promise<Place>;
}

/** The same tests on SQLite and on a PostgreSQL that is started for them. */
export function onBothStores(tests: (stores: Stores) => void): void {
  describe('sqlite', () => {
    const folders: string[] = [];
    afterAll(() => {
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    });
    const place = async (): Promise<Place> => {
      const folder = mkdtempSync(join(tmpdir(), 'adega-store-'));
      folders.push(folder);
      return { open: () => openSqlite(folder) };
    };
    tests({ name: 'sqlite', place });
  });
  describe.skipIf(PG_BIN === undefined)('postgres', () => {
    let cluster: Cluster;
    beforeAll(async () => {
      cluster = await makeCluster();
    });
    afterAll(() => cluster.stop());
    const place = async (): Promise<Place> => {
      const url = await cluster.database();
      return { open: () => openPostgres(url) };
    };
    tests({ name: 'postgres', place });
  });
}
