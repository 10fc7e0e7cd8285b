// Emits sw.js: the service worker of shell/offline.worker.ts with the list of what the page is made of, and a version that is the hash
// of all of it.

import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const WORKER = fileURLToPath(new URL('./shell/offline.worker.ts', import.meta.url));
const EMITTED = 'sw.js';
/** For whoever looks at the build, not for the page. */
const NOT_OF_THE_PAGE = /\.(map|json)$/;

export function offline(): Plugin {
  let publicDir = '';
  return {
    name: 'adega-offline',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      publicDir = config.publicDir;
    },
    buildStart() {
      this.emitFile({ type: 'chunk', id: WORKER, fileName: EMITTED });
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = new Map<string, string | Uint8Array>();
        for (const file of filesIn(publicDir)) files.set(file, readFileSync(join(publicDir, file)));
        for (const [file, part] of Object.entries(bundle)) files.set(file, part.type === 'chunk' ? part.code : part.source);
        const worker = bundle[EMITTED];
        if (worker?.type !== 'chunk') throw new Error('the service worker was not built');
        if (worker.imports.length > 0) throw new Error(`the service worker must stand alone; it imports ${worker.imports.join(', ')}`);
        files.delete(EMITTED);
        const names = [...files.keys()].filter(file => !NOT_OF_THE_PAGE.test(file)).sort();
        const version = hashOf(
          names.map(file => [file, files.get(file) ?? '']),
          worker.code,
        );
        worker.code = `const FILES=${JSON.stringify(names)},VERSION=${JSON.stringify(version)};\n${worker.code}`;
      },
    },
  };
}

const filesIn = (folder: string): string[] => globSync('**/*', { cwd: folder }).filter(file => statSync(join(folder, file)).isFile());

function hashOf(files: readonly (readonly [name: string, content: string | Uint8Array])[], code: string): string {
  const hash = createHash('sha256').update(code);
  for (const [name, content] of files) hash.update(`${name}\0`).update(content);
  return hash.digest('hex').slice(0, 16);
}
