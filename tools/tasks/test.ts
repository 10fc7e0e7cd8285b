// npm test: everything that is said of the tree and the fast tests. With arguments: those tests only.
import { runChecks } from '../checks.ts';
import { chromium } from '../chromium.ts';
import { say } from '../process.ts';
import { close, hasBrowserTests, NOTHING, runTier, sum, type Tally } from '../tests.ts';
import { buildWeb } from '../web-build.ts';

const args = process.argv.slice(2);

async function runBrowserTier(failedChecks: string[]): Promise<Tally> {
  const path = await chromium();
  if (path === undefined) {
    say('SKIPPED: the browser tests (apps/*/test/*.browser.ts). No Chromium here; install it or set CHROMIUM_PATH.');
    return NOTHING;
  }
  if (!(await buildWeb())) {
    failedChecks.push('build of the page');
    return NOTHING;
  }
  return runTier('browser', [], { CHROMIUM_PATH: path });
}

if (args.length > 0) {
  close(await runTier('fast', args), []);
} else {
  const failedChecks = await runChecks();
  const fast = await runTier('fast', []);
  const browser = hasBrowserTests() ? await runBrowserTier(failedChecks) : NOTHING;
  close(sum(fast, browser), failedChecks);
}
