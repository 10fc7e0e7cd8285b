// Lighthouse, installed beside this file when it is first wanted: it brings a hundred packages that nothing else needs.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installIfStale } from '../install.mjs';
import { root, runNode } from '../process.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const report = join(root, '.cache/lighthouse.json');

export interface Rating {
  readonly performance: number;
  readonly accessibility: number;
}

export async function lighthouse(origin: string, chromiumPath: string): Promise<Rating> {
  await installIfStale(folder, process.env);
  rmSync(report, { force: true });
  const flags = ['--quiet', '--no-enable-error-reporting', '--only-categories=performance,accessibility', '--output=json'];
  const chrome = '--chrome-flags=--headless=new --no-sandbox';
  const env = { CHROME_PATH: chromiumPath };
  await runNode('tools/measure/node_modules/lighthouse/cli/index.js', [origin, ...flags, `--output-path=${report}`, chrome], env);
  if (!existsSync(report)) throw new Error('Lighthouse wrote no report; its message is above.');
  const { categories, runtimeError } = JSON.parse(readFileSync(report, 'utf8'));
  // A page that is down gives null, not an error.
  if (runtimeError !== undefined || categories.performance.score === null) throw new Error(`Lighthouse: ${runtimeError?.message}`);
  return { performance: categories.performance.score * 100, accessibility: categories.accessibility.score * 100 };
}
