import type { FastifyInstance } from 'fastify';

const TRIES = 20;

const isTaken = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EADDRINUSE';

/** Listens on `port`, or on the next one that is free, unless no other will do; the address. */
export async function listen(app: FastifyInstance, host: string, port: number, onlyThis = false): Promise<string> {
  for (let tried = 0; ; tried++) {
    try {
      await app.listen({ host, port: port + tried });
      return app.listeningOrigin;
    } catch (error) {
      if (!isTaken(error) || onlyThis || tried === TRIES) throw error;
    }
  }
}
