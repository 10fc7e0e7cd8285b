// Starts the server: docs/server.md says what may be set. By default it is heard on this machine only.
import './young.ts';
import { makeApp } from './app.ts';
import { steadyClock } from './clock.ts';
import { BadConfig, type Config, configOf } from './config.ts';
import { invitationTo } from './invitation.ts';
import { listen } from './listen.ts';
import { openStore } from './store/open-store.ts';
import { type Store, StoreTrouble } from './store/store.ts';

const PATIENCE = 30_000; // milliseconds

const stop = (error: Error): never => {
  console.error(error.message);
  process.exit(1);
};

function read(): Config {
  try {
    return configOf(process.env);
  } catch (error) {
    if (error instanceof BadConfig) return stop(error);
    throw error;
  }
}

const config = read();
const store: Store = await openStore(process.env).catch(error => (error instanceof StoreTrouble ? stop(error) : Promise.reject(error)));
const clock = steadyClock(await store.time());
const app = await makeApp({ store, config, clock, logLevel: config.logLevel, page: config.page });

// A terminal and npm may both pass on the same Ctrl-C; closing twice is closing once.
const close = () => {
  // A store that does not answer keeps nobody from stopping.
  setTimeout(() => stop(new Error('It took too long to stop.')), PATIENCE).unref();
  return app.close().then(() => process.exit(0), stop);
};
process.on('SIGINT', close);
process.on('SIGTERM', close);

const { host, port, onePort } = config;
const address = await listen(app, host, port, onePort).catch(error => stop(error as Error));
if (port !== 0 && !address.endsWith(`:${port}`)) console.log(`Port ${port} is taken.`);
console.log(`\n${invitationTo(address, host, config.origin, process.stdout.isTTY)}`);
console.log(`  Games are kept in ${store.place}\n`);
