// The store of those who have a PostgreSQL, for one process or many. One connection writes, and sends all that is to be written at once
// without waiting for the answers in between; others read; one listens.

import pg from 'pg';
import { type Row, storeOver } from './engine.ts';
import { MIGRATED, MIGRATIONS, type Migration, missing } from './migrations.ts';
import { type News, newsThrough } from './postgres-news.ts';
import { type Statement, statementOf } from './statements.ts';
import { type Outcome, type Store, StoreTrouble, type Write } from './store.ts';

type Commit = readonly Write[];
type Connect = (more?: pg.ClientConfig) => Promise<pg.Client>;

const READERS = 4;
const MIGRATING = 4711;
/** Milliseconds that the database may take for a statement, and that we wait for its answer: a line may be dead without having broken. */
const STATEMENT = 10_000;
const ANSWER = 15_000;
const FAREWELL = 3_000;
/** What must be on for a commit to be on disk. */
const PROMISES = ['fsync', 'synchronous_commit', 'full_page_writes'] as const;

const TIME = 'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now';

const EIGHT_BYTES = 20;
/** Milliseconds are far below 2^53. */
const types = { getTypeParser: (oid: number) => (oid === EIGHT_BYTES ? Number : pg.types.getTypeParser(oid)) } as pg.CustomTypesConfig;

/** `patience`: how long an answer may take, in milliseconds. */
export async function openPostgres(url: string, migrations: readonly Migration[] = MIGRATIONS, patience = ANSWER): Promise<Store> {
  const place = placeOf(url);
  const settings = {
    connectionString: url,
    types,
    application_name: 'adega',
    connectionTimeoutMillis: patience,
    statement_timeout: STATEMENT,
    query_timeout: patience,
    keepAlive: true,
  };
  const connect: Connect = async more => {
    const client = new pg.Client({ ...settings, ...more });
    // Whoever uses it hears of it; without a listener it would end the process.
    client.on('error', () => {});
    await client.connect();
    return client;
  };
  const orTrouble = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      throw new StoreTrouble(`${place}: ${error instanceof Error ? error.message : error}`, error);
    }
  };
  await orTrouble(prepare(connect, migrations));
  const readers = new pg.Pool({ ...settings, max: READERS });
  readers.on('error', () => {});
  const news = newsThrough(connect);
  const writer = writerOver(connect, news);
  return storeOver({
    place,
    isShared: true,
    writeAll: async commits => {
      const together = commits.length > 1 ? await writer.write(commits).catch(() => undefined) : undefined;
      if (together === 'done') return commits.map(() => 'done');
      const alone: (Outcome | Error)[] = [];
      for (const commit of commits) {
        const last = alone.at(-1);
        // Where the database is gone for one it is gone for all: nobody waits for each of them anew.
        if (isGone(last)) alone.push(last);
        else alone.push(await orTrouble(writer.write([commit])).catch((error: Error) => error));
      }
      return alone;
    },
    query: async (sql, values) => (await orTrouble(readers.query<Row>(sql, [...values]))).rows,
    time: async () => Number((await orTrouble(readers.query<Row>(TIME))).rows[0]?.['now']),
    skip: 'FOR UPDATE SKIP LOCKED',
    listen: news.hear,
    // A database that has gone does not say goodbye.
    close: () => within(FAREWELL, Promise.all([writer.close(), news.close(), readers.end()])),
  });
}

const within = async (milliseconds: number, work: Promise<unknown>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise(resolve => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([work, enough]);
  clearTimeout(timer);
};

/** Without user and password. */
function placeOf(url: string): string {
  if (!URL.canParse(url)) return 'PostgreSQL';
  const { hostname, pathname, searchParams } = new URL(url);
  return `PostgreSQL ${hostname || searchParams.get('host') || ''}${pathname}`;
}

/** Sees that it keeps what it has answered for, and brings the schema up to date. */
async function prepare(connect: Connect, migrations: readonly Migration[]): Promise<void> {
  // A step may have much to do, and others wait until it is done.
  const client = await connect({ statement_timeout: 0, query_timeout: 0 });
  try {
    for (const promise of PROMISES) {
      const { rows } = await client.query(`SHOW ${promise}`);
      if (rows[0]?.[promise] === 'off') throw new Error(`${promise} is off: what is acknowledged could be lost; switch it on`);
    }
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATING]);
    await client.query(MIGRATED);
    const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations ORDER BY n');
    const had = rows.map(({ name }) => name);
    for (const [i, { name, postgres }] of missing(had, migrations).entries()) {
      await client.query(postgres);
      await client.query('INSERT INTO migrations (n, name) VALUES ($1, $2)', [had.length + i + 1, name]);
    }
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}

interface Writer {
  /** All of them in one transaction, or nothing. */
  write(commits: readonly Commit[]): Promise<Outcome>;
  close(): Promise<void>;
}

function writerOver(connect: Connect, news: News): Writer {
  let client: Promise<pg.Client> | undefined;
  const connected = (): Promise<pg.Client> => {
    const made = connect({ pipeline: true });
    const forget = (): void => {
      if (client === made) client = undefined;
    };
    made.then(open => open.once('end', forget), forget);
    client = made;
    return made;
  };
  return {
    async write(commits) {
      const made = client ?? connected();
      const open = await made;
      try {
        return await written(open, commits, news);
      } catch (error) {
        // Nobody knows how it stands at the other end, or whether that may still write: what is open there is undone with the line.
        if (client === made) client = undefined;
        cut(open);
        throw error;
      }
    },
    close: async () => void (await (await client?.catch(() => undefined))?.end()),
  };
}

/** At once, whatever is under way. */
const cut = (client: pg.Client): void => {
  (client as unknown as { readonly connection: { readonly stream: { destroy(): void } } }).connection.stream.destroy();
};

/** Whether it was no statement that failed, but the database that was not there. */
function isGone(outcome: Outcome | Error | undefined): outcome is Error {
  if (!(outcome instanceof Error)) return false;
  const { cause } = outcome;
  return !(cause instanceof pg.DatabaseError) || /^(08|57P)/.test(cause.code ?? '');
}

async function written(client: pg.Client, commits: readonly Commit[], news: News): Promise<Outcome> {
  const statements = inOrder(commits).flatMap(commit => commit.map(statementOf));
  const [, ...answers] = await Promise.all([client.query('BEGIN'), ...statements.map(statement => run(client, statement))]);
  if (statements.some(({ isCondition }, i) => isCondition && !answers[i]?.rowCount)) {
    await client.query('ROLLBACK');
    return 'conflict';
  }
  const tables = tablesIn(commits);
  const told = tables.length > 0 ? news.tell(client, tables) : undefined;
  const [{ command }] = await Promise.all([client.query('COMMIT'), told]);
  // A transaction that has failed answers to COMMIT, too, but otherwise.
  if (command !== 'COMMIT') throw new Error('the commit was not taken');
  return 'done';
}

const run = (client: pg.Client, { sql, values }: Statement): Promise<pg.QueryResult> =>
  client.query({ name: nameOf(sql), text: sql, values: [...values] });

const names = new Map<string, string>();

/** The database reads a statement of one name once. */
function nameOf(sql: string): string {
  const name = names.get(sql) ?? `adega_${names.size}`;
  names.set(sql, name);
  return name;
}

const lineIn = (commit: Commit): string => commit.find(write => write.write === 'line')?.table ?? '';

/** Processes that write to the same tables in the same order do not wait for each other in a circle. */
const inOrder = (commits: readonly Commit[]): Commit[] => [...commits].sort((a, b) => (lineIn(a) < lineIn(b) ? -1 : 1));

const tablesIn = (commits: readonly Commit[]): string[] => [
  ...new Set(commits.flatMap(commit => commit.flatMap(write => (write.write === 'line' ? [write.table] : [])))),
];
