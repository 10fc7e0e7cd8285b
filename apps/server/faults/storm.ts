// Kills at random while people and bots play through several servers on one PostgreSQL: servers, threads in them, the database. What was lost
// by it, and how long it took until people could go on. `lab faults` prints it.

import { type Random, stream } from '@adega/kernel';
import { makeServerGround, type Place, type ServerGround } from './ground.ts';
import { FAULTS, type FaultKind, type Findings, findingsTold } from './history.ts';
import { type Playing, playAt } from './playing.ts';

export interface Wish {
  readonly kills: number;
  readonly servers: number;
  readonly tables: number;
  /** It ends then, however many kills there were. */
  readonly minutes: number;
  readonly seed: string;
}

/** `server`: kill -9. `thread`: the one in which bots think is ended from inside. `database`: PostgreSQL is stopped at once, as by a failing
 *  machine, and started again. `postmaster`: kill -9 of its first process. */
export const KILLS = ['server', 'thread', 'database', 'postmaster'] as const;
export type Kill = (typeof KILLS)[number];

export interface KillsOfKind {
  readonly kills: number;
  /** Seconds until a move was acknowledged that was sent after the kill: half of the times, and the longest. */
  readonly half: number;
  readonly longest: number;
  /** Seconds until all tables had gone on, those with a bot's turn included; the longest. */
  readonly all: number;
}

export interface StormReport {
  readonly wish: Wish;
  readonly seconds: number;
  readonly kills: { readonly [kind in Kill]: KillsOfKind };
  readonly finished: number;
  readonly returns: number;
  readonly troubles: { readonly [code: string]: number };
  readonly checked: Omit<Findings, 'faults'>;
  readonly faults: { readonly [kind in FaultKind]: number };
  /** Faults in words, crashes of servers, and what has not recovered. */
  readonly errors: readonly string[];
}

const PATIENCE = 120_000; // milliseconds
/** The more of them, the likelier. */
const LIKELY: readonly Kill[] = ['server', 'server', 'thread', 'database', 'postmaster'];

interface Recovery {
  readonly kind: Kill;
  readonly first: number;
  readonly all: number;
}

export async function storm(wish: Wish, progress: (share: number) => void = () => {}): Promise<StormReport> {
  const ground = await makeServerGround({ servers: wish.servers });
  try {
    return await stormed(wish, ground, progress);
  } finally {
    await ground.clear();
  }
}

async function stormed(wish: Wish, ground: ServerGround, progress: (share: number) => void): Promise<StormReport> {
  const rng = stream(wish.seed, 'storm');
  const playing = playAt({ origins: ground.origins, tables: wish.tables, seed: wish.seed });
  const begun = performance.now();
  const recoveries: Recovery[] = [];
  const errors: string[] = [];
  const isTime = (): boolean => performance.now() - begun < wish.minutes * 60_000;
  for (let n = 0; n < wish.kills && isTime(); ) {
    await new Promise(resolve => setTimeout(resolve, 100 + rng.below(700)));
    const recovered = await killed(LIKELY[rng.below(LIKELY.length)] as Kill, ground, playing, rng);
    if (recovered === undefined) continue;
    recoveries.push(recovered);
    if (recovered.all > PATIENCE / 1000) errors.push(`${recovered.kind}: not all tables went on within ${PATIENCE / 1000} seconds`);
    progress(++n / wish.kills);
  }
  const findings = await playing.stop(ground.url);
  for (const place of ground.places) {
    const code = await ground.stop(place);
    if (code !== 0) errors.push(`a server was stopped with ${code}`);
  }
  if (findings.faults.length > 0) errors.push(findingsTold(findings));
  const { faults, ...checked } = findings;
  return {
    wish,
    seconds: Math.round((performance.now() - begun) / 1000),
    kills: Object.fromEntries(KILLS.map(kind => [kind, ofKind(recoveries.filter(of => of.kind === kind))])) as StormReport['kills'],
    finished: playing.finished,
    returns: playing.returns,
    troubles: playing.troubles,
    checked,
    faults: Object.fromEntries(FAULTS.map(is => [is, faults.filter(fault => fault.is === is).length])) as StormReport['faults'],
    errors: [...errors, ...ground.crashes.map(crash => `a server has crashed: ${crash}`)],
  };
}

function ofKind(of: readonly Recovery[]): KillsOfKind {
  const sorted = of.map(({ first }) => first).sort((a, b) => a - b);
  const [half = 0, longest = 0] = [sorted[sorted.length >> 1], sorted.at(-1)];
  return { kills: of.length, half, longest, all: Math.max(0, ...of.map(({ all }) => all)) };
}

/** Undefined where there was nothing to kill. */
async function killed(kind: Kill, ground: ServerGround, playing: Playing, rng: Random): Promise<Recovery | undefined> {
  const at = performance.now();
  const place = ground.places[rng.below(ground.places.length)] as Place;
  const seconds = (): number => Math.round((performance.now() - at) / 10) / 100;
  const mended = await kill(kind, ground, place, rng);
  if (mended === undefined) return undefined;
  const going = playing.goOn(2 * PATIENCE);
  const isFirst = await playing.acknowledged(2 * PATIENCE);
  const first = isFirst ? seconds() : Number.POSITIVE_INFINITY;
  await mended();
  const all = (await going) ? seconds() : Number.POSITIVE_INFINITY;
  return { kind, first, all };
}

/** What makes it whole again, which has begun. */
async function kill(kind: Kill, ground: ServerGround, place: Place, rng: Random): Promise<(() => Promise<void>) | undefined> {
  const { cluster } = ground;
  if (kind === 'server') {
    await ground.kill(place);
    const started = ground.start(place);
    return () => started;
  }
  if (kind === 'thread') return (await ground.endThreads(place, 'thinking-thread')) > 0 ? async () => {} : undefined;
  await cluster.kill(kind === 'database' ? 'SIGQUIT' : 'SIGKILL');
  await new Promise(resolve => setTimeout(resolve, rng.below(1500)));
  const started = cluster.start();
  return () => started;
}
