// People who try to sign in while others play: names that nobody has take the server as long as wrong passwords do.

import { randomUUID } from 'node:crypto';

export interface Guessers {
  /** How many were answered that they are wrong: their passwords were hashed. */
  stop(): Promise<number>;
}

/** So many at the same time, again and again. */
export function guessAt(origin: string, count: number): Guessers {
  let isOver = false;
  let hashed = 0;
  const guess = async (): Promise<void> => {
    while (!isOver) {
      const body = JSON.stringify({ name: randomUUID(), password: 'three vines in the rain', bring: false });
      const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
      const status = await fetch(`${origin}/api/account/sign-in`, sent).then(answer => answer.text().then(() => answer.status));
      if (status === 403) hashed++;
    }
  };
  const all = Array.from({ length: count }, () => guess().catch(() => {}));
  return {
    async stop() {
      isOver = true;
      await Promise.all(all);
      return hashed;
    },
  };
}
