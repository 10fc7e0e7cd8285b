// npm test: everything that is said of the tree and the fast tests. With arguments: those tests only.
import { runChecks } from '../checks.ts';
import { chromium } from '../chromium.ts';
import { say } from '../process.ts';
import { firstLoad, sizeReport } from '../size.ts';
import { close, hasBrowserTests, NOTHING, runTier, sum, type Tally } from '../tests.ts';
import { buildWeb } from '../web-build.ts';

const args = process.argv.slice(2);

async function runBrowserTier(): Promise<Tally> {
  const path = await chromium();
  if (path !== undefined) return runTier('browser', [], { CHROMIUM_PATH: path });
  say('SKIPPED: the browser tests (apps/*/test/*.browser.ts). No Chromium here; install it or set CHROMIUM_PATH.');
  return NOTHING;
}

/** What can be said of the built page; the names of what failed. */
async function checkBuild(): Promise<string[]> {
  if (!(await buildWeb())) return ['build of the page'];
  const { fits, text } = sizeReport(firstLoad());
  say(text);
  return fits ? [] : ['size of the first load'];
}

if (args.length > 0) {
  close(await runTier('fast', args), []);
} else {
  const failedChecks = await runChecks();
  const fast = await runTier('fast', []);
  const build = await checkBuild();
  const isBuilt = !build.includes('build of the page');
  const browser = isBuilt && hasBrowserTests() ? await runBrowserTier() : NOTHING;
  close(sum(fast, browser), [...failedChecks, ...build]);
}
