// npm test: everything that is said of the tree and the fast tests. With arguments: those tests only, of whatever tier they are.
import { runChecks } from '../checks.ts';
import { testBrowsers } from '../chromium.ts';
import { postgres } from '../postgres.ts';
import { say } from '../process.ts';
import { firstLoad, sizeReport } from '../size.ts';
import { close, NOTHING, runTier, sum, type Tally } from '../tests.ts';
import { type Asked, filesOf, matches, sortArguments, TIERS, type Tier } from '../tiers.ts';
import { watching } from '../watching.ts';
import { buildWeb } from '../web-build.ts';

const BUILD = 'build of the page';

/** Tests before a page: they need a browser, and the page. */
async function runBeforePage(
  tier: Tier,
  args: readonly string[],
  browsers: NodeJS.ProcessEnv | undefined,
  env: NodeJS.ProcessEnv = {},
): Promise<Tally> {
  if (browsers !== undefined) return runTier(tier, args, { ...env, ...browsers });
  say('SKIPPED: the browser tests (apps/*/test/*.browser.ts). No Chromium here; install it or set CHROMIUM_PATH.');
  return NOTHING;
}

/** Tests of the store run on a real PostgreSQL; where there is none the others do. */
async function runFast(args: readonly string[]): Promise<Tally> {
  const bin = await postgres();
  if (bin !== undefined) return runTier('fast', args, { PG_BIN: bin });
  say('SKIPPED: the tests of the store on PostgreSQL (apps/server/test). No PostgreSQL here; install it or set PG_BIN.');
  return runTier('fast', args);
}

/** What can be said of the built page; the names of what failed. */
async function checkBuild(): Promise<string[]> {
  if (!(await buildWeb())) return [BUILD];
  const { fits, text } = sizeReport(firstLoad());
  say(text);
  return fits ? [] : ['size of the first load'];
}

/** The page is built beside the fast tests, in what of two cores they leave. */
async function runWithoutPage() {
  const checks = await runChecks();
  const [fast, build] = await Promise.all([runFast([]), checkBuild()]);
  return { fast, failed: [...checks, ...build], isBuilt: !build.includes(BUILD) };
}

async function runAll(): Promise<void> {
  const [{ fast, failed, isBuilt }, browsers] = await Promise.all([runWithoutPage(), testBrowsers()]);
  const browser = isBuilt ? await runBeforePage('browser', [], browsers) : NOTHING;
  close(sum(fast, browser), failed);
}

const isBeforePage = (tier: Tier, words: readonly string[]): boolean =>
  tier === 'browser' ||
  (tier === 'long' && filesOf('long').some(file => file.startsWith('apps/web/') && words.some(word => matches(file, word))));

async function runSome({ words, flags }: Asked, env: NodeJS.ProcessEnv): Promise<void> {
  const named = (Object.keys(TIERS) as Tier[]).filter(tier => words[tier].length > 0);
  let tally = NOTHING;
  for (const tier of named.length > 0 ? named : (['fast'] as const)) {
    const args = [...words[tier], ...flags];
    if (tier === 'fast') tally = sum(tally, await runFast(args));
    else if (!isBeforePage(tier, words[tier])) tally = sum(tally, await runTier(tier, args));
    else if (!(await buildWeb())) return close(tally, [BUILD]);
    else tally = sum(tally, await runBeforePage(tier, args, await testBrowsers(), env));
  }
  close(tally, []);
}

const { args, env, problem } = watching(process.argv.slice(2));
const asked = sortArguments(args);
if (problem !== undefined || asked.unknown.length > 0) {
  say(problem ?? `no test has ${asked.unknown.join(' or ')} in its path`);
  process.exitCode = 1;
} else if (args.length === 0) await runAll();
else await runSome(asked, env);
