// The stores of servers, for commands about them. What a server needs is loaded only by those.

import { type Args, BadInput } from './command.ts';

/** The one that was named, or the one that the server would take. */
export async function storeOf({ words: [word, more] }: Args): Promise<string> {
  if (more !== undefined) throw new BadInput(`${JSON.stringify(more)} is one word too many: only STORE is wanted`);
  const { placeIn } = await import('@adega/server/store/places.ts');
  return word ?? placeIn(process.env);
}

/** What a store cannot do is said in its words. */
export async function withStore<T>(work: () => Promise<T>): Promise<T> {
  const { StoreTrouble } = await import('@adega/server/store/store.ts');
  try {
    return await work();
  } catch (error) {
    if (error instanceof StoreTrouble || isOfTheSystem(error)) throw new BadInput(error.message);
    throw error;
  }
}

const isOfTheSystem = (error: unknown): error is Error =>
  error instanceof Error && typeof (error as NodeJS.ErrnoException).code === 'string';
