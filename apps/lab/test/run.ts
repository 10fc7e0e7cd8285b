// The lab, called as from the command line, in this process.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { lab } from '../lab.ts';

export interface Said {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export async function run(...typed: string[]): Promise<Said> {
  return runWatched(false, ...typed);
}

export async function runWatched(watched: boolean, ...typed: string[]): Promise<Said> {
  let out = '';
  let err = '';
  const io = {
    out: (text: string) => {
      out += text;
    },
    err: (text: string) => {
      err += text;
    },
    watched,
  };
  const code = await lab(typed, io);
  return { code, out, err };
}

// biome-ignore lint/suspicious/noExplicitAny: what was printed is whatever it is
export async function runJson(...typed: string[]): Promise<any> {
  return JSON.parse((await run(...typed, '--json')).out);
}

/** A folder that goes with the tests. */
export function folder(): { readonly path: string; write(name: string, text: string): string } {
  const path = mkdtempSync(join(tmpdir(), 'lab-'));
  afterAll(() => rmSync(path, { recursive: true, force: true }));
  return {
    path,
    write(name, text) {
      const file = join(path, name);
      writeFileSync(file, text);
      return file;
    },
  };
}
