// npm run build: builds the page if its sources changed, and says how much script the first load takes.
import { say } from '../process.ts';
import { firstLoad, sizeReport } from '../size.ts';
import { buildWeb } from '../web-build.ts';

if (await buildWeb()) say(sizeReport(firstLoad()).text);
else process.exitCode = 1;
