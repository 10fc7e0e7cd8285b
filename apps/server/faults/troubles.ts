// What may befall servers on one PostgreSQL besides kills, each with what brings it to an end.

import type { Cluster, Replica } from '../load/cluster.ts';
import type { ServerGround } from './ground.ts';
import type { Playing } from './playing.ts';

const pause = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds));

/** The database is away for so many milliseconds. */
export async function stopDatabase({ cluster }: ServerGround, milliseconds: number): Promise<void> {
  await cluster.kill();
  await pause(milliseconds);
  await cluster.start();
}

/** All lines break, once or more: those of people, and those to the database. */
export async function cutLines({ places, database }: ServerGround, times: number, every: number): Promise<void> {
  for (let n = 0; n < times; n++) {
    for (const { line } of places) line.cut();
    await pause(every / 2);
    database.cut();
    await pause(every / 2);
  }
}

/** Nothing is heard on lines to the database, or of people, and none breaks; after a while they do. */
export async function holdLines({ places, database }: ServerGround, which: 'database' | 'people', milliseconds: number): Promise<void> {
  const lines = which === 'database' ? [database] : places.map(({ line }) => line);
  for (const line of lines) line.hold();
  await pause(milliseconds);
  for (const line of lines) {
    line.cut();
    line.release();
  }
}

/** All that is said comes later, everywhere, for so many milliseconds. */
export async function slowLines({ places, database }: ServerGround, by: number, milliseconds: number): Promise<void> {
  const lines = [database, ...places.map(({ line }) => line)];
  for (const line of lines) line.delay(by);
  await pause(milliseconds);
  for (const line of lines) line.delay(0);
}

/** One server after the other is stopped as an operator does, and started again; their exit codes. */
export async function roll(ground: ServerGround, playing: Playing, patience: number): Promise<(number | null)[]> {
  const codes: (number | null)[] = [];
  for (const place of ground.places) {
    codes.push(await ground.stop(place));
    await playing.acknowledged(patience);
    await ground.start(place);
    await playing.acknowledged(patience);
  }
  return codes;
}

/** The database is killed, and what has followed it takes its place; to be asked again for what follows. */
export async function failOver(ground: ServerGround, replica: Replica, primary: Cluster = ground.cluster): Promise<void> {
  await primary.kill('SIGKILL');
  await replica.promote();
  ground.database.lead(replica.socket);
  ground.database.cut();
}
