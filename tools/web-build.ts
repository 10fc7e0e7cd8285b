// Builds the page when its sources changed, and compresses what it is made of.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { withLock } from './lock.mjs';
import { root, runNode, say } from './process.ts';

const SOURCES = ['apps/web/**/*', 'packages/**/*', 'package-lock.json', 'tsconfig.base.json', 'tools/web-build.ts'];
const IGNORED = /(^|\/)(node_modules|dist|test)$/;
const TEXT = /\.(html|js|css|svg|json|webmanifest|txt|wasm)$/;
const WORTH_COMPRESSING = 1024;

const dist = join(root, 'apps/web/dist');
const next = join(root, '.cache/web-next');
const stamp = join(root, '.cache/web-build');

const filesIn = (cwd: string, patterns: readonly string[]) =>
  globSync(patterns, { cwd, exclude: path => IGNORED.test(path) })
    .filter(file => statSync(join(cwd, file)).isFile())
    .sort();

function hashOfSources(): string {
  const hash = createHash('sha256');
  for (const file of filesIn(root, SOURCES)) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

const isBuilt = (hash: string) => existsSync(join(dist, 'index.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;

/** False when the build failed; its message is on the terminal. */
export async function buildWeb(): Promise<boolean> {
  if (isBuilt(hashOfSources())) return true;
  return withLock(root, 'build', say, async () => {
    const hash = hashOfSources();
    if (isBuilt(hash)) return true; // somebody else did it while we waited
    say('building the page');
    const args = ['build', 'apps/web', '--outDir', next, '--emptyOutDir', '--logLevel', 'warn'];
    if ((await runNode('node_modules/vite/bin/vite.js', args)) !== 0) return false;
    await compressAll(next);
    // A running server sees the old page or the new one, never half of each.
    rmSync(dist, { recursive: true, force: true });
    renameSync(next, dist);
    writeFileSync(stamp, hash);
    return true;
  });
}

/** The server sends these beside the originals; it compresses nothing itself. */
async function compressAll(folder: string): Promise<void> {
  const files = filesIn(folder, ['**/*']).filter(file => TEXT.test(file));
  await Promise.all(files.map(file => compress(join(folder, file))));
}

async function compress(file: string): Promise<void> {
  const content = readFileSync(file);
  if (content.length < WORTH_COMPRESSING) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  writeFileSync(`${file}.br`, await promisify(brotliCompress)(content, { params }));
  writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}
