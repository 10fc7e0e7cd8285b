// npm start: builds the page if needed and serves it.
import { say } from '../process.ts';
import { buildWeb } from '../web-build.ts';

if (await buildWeb()) {
  say('starting the server');
  await import('../../apps/server/main.ts');
} else {
  say('the page could not be built; the reason is above');
  process.exitCode = 1;
}
