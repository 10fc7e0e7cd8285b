// Starts the server. PORT, HOST and LOG_LEVEL may be set; by default it is heard on this machine only.
import { makeApp } from './app.ts';
import { listen } from './listen.ts';

const { HOST = '127.0.0.1', PORT = '8080', LOG_LEVEL = 'warn' } = process.env;

const port = Number(PORT);
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  console.error(`PORT is "${PORT}"; it must be a number from 0 to 65535`);
  process.exit(1);
}

const app = await makeApp({ logLevel: LOG_LEVEL });

// A terminal and npm may both pass on the same Ctrl-C; closing twice is closing once.
const close = () => app.close().then(() => process.exit(0));
process.on('SIGINT', close);
process.on('SIGTERM', close);

const address = await listen(app, HOST, port);
if (port !== 0 && !address.endsWith(`:${port}`)) console.log(`Port ${port} is taken.`);
console.log(`\n  Adega is ready: ${address}/\n`);
