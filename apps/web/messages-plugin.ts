// Parses the messages of the folders text/ when the page is built, so that no parser is sent along with it. In tests and while developing they are
// read as they stand.

import { pathToFileURL } from 'node:url';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

const MESSAGES = /\/text\/[a-z]{2}\/[\w-]+\.ts$/;
const PARSER = '@formatjs/icu-messageformat-parser';

export function messages(): Plugin {
  return {
    name: 'adega-messages',
    apply: 'build',
    config: () => ({ resolve: { alias: [{ find: new RegExp(`^${PARSER}$`), replacement: `${PARSER}/no-parser.js` }] } }),
    async transform(code, id) {
      // A file that only puts others together stays as it is.
      if (!MESSAGES.test(id) || /^(import |export \{)/m.test(code)) return undefined;
      const exported: { readonly [name: string]: unknown } = await import(pathToFileURL(id).href);
      return {
        code: Object.entries(exported)
          .map(([name, value]) => compiled(id, name, value))
          .join('\n'),
        map: null,
      };
    },
  };
}

function compiled(file: string, name: string, value: unknown): string {
  if (typeof value !== 'object' || value === null) throw new Error(`${file}: ${name} holds no messages`);
  const parsed = Object.fromEntries(Object.entries(value).map(([id, message]) => [id, parsedMessage(id, message)]));
  return `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(parsed))});`;
}

function parsedMessage(id: string, message: unknown): unknown {
  if (typeof message !== 'string') throw new Error(`the message ${id} is no text`);
  return parse(message);
}
