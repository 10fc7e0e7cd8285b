// Builds the workers together with the page: what both need, the rules of the games above all, is one file that is fetched once. Left to
// itself the build would make a bundle of its own for each worker, with all of it again.

import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const MADE = /new URL\('(\.[^']*\.worker\.ts)', import\.meta\.url\)/g;

export function workers(): Plugin {
  const names: string[] = [];
  return {
    name: 'adega-workers',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!code.includes('new Worker(')) return undefined;
      const emitted = code.replace(MADE, (_, path: string) => {
        const name = basename(path, '.ts');
        names.push(name);
        return `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'chunk', id: join(dirname(id), path), name })}`;
      });
      return { code: emitted, map: null };
    },
    /** A worker that fetched the page's own script would run the page. */
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter(part => part.type === 'chunk');
      const needs = (file: string, seen = new Set<string>()): Set<string> => {
        const chunk = chunks.find(({ fileName }) => fileName === file);
        if (chunk === undefined || seen.has(file)) return seen;
        seen.add(file);
        for (const needed of chunk.imports) needs(needed, seen);
        return seen;
      };
      for (const worker of chunks.filter(({ name }) => names.includes(name)))
        for (const file of needs(worker.fileName)) {
          const drawn = Object.keys(bundle[file]?.type === 'chunk' ? bundle[file].modules : {}).find(id =>
            /react-dom|\.tsx$|\.css$/.test(id),
          );
          if (drawn !== undefined) this.error(`the worker ${worker.name} would fetch ${file} with ${drawn}`);
        }
    },
  };
}
