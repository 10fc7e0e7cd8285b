// npm run test:long: the tests that take as long as they need, some of them in a browser before the built page.
import { testBrowsers } from '../chromium.ts';
import { say } from '../process.ts';
import { close, runTier } from '../tests.ts';
import { buildWeb } from '../web-build.ts';

const browsers = await testBrowsers();
if (browsers === undefined) say('SKIPPED: the long tests in a browser. No Chromium here; install it or set CHROMIUM_PATH.');
const failed = browsers === undefined || (await buildWeb()) ? [] : ['build of the page'];
close(await runTier('long', ['--passWithNoTests', ...process.argv.slice(2)], browsers), failed);
