import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { messages } from './messages-plugin.ts';
import { offline } from './offline-plugin.ts';
import { workers } from './workers-plugin.ts';

/** What page and workers share, and the first page needs: by itself, since a worker must not run the page. */
const BASE = {
  name: 'base',
  test: /preload-helper|\/idb\/|\/packages\/(kernel\/(record-text|game)|wire\/(name|level|colour))\.ts$|\/table\/pace\.ts$/,
  priority: 2,
};
/** What the first page is made of comes in one piece: a slow connection pays for every request. */
const FIRST = { name: 'first', test: /\/apps\/web\/(main|shell\/app)\.tsx$/ };
/** So do the rules of the games with the messages about them: what a title fetches later would cut them into crumbs. */
const ENGINE = {
  name: 'engine',
  test: /\/apps\/web\/games\/engine\.ts$|\/packages\/(wire\/(reply|request)|kernel\/rng)\.ts$/,
  priority: 1,
};
/** What every page that speaks of a game needs, also where there is no table. */
const SPOKEN = { name: 'spoken', test: /\/apps\/web\/games\/in-words\.tsx$/ };
/** What every table is made of, whatever is drawn on it, and what every table of Vinhos: in one piece each instead of in fifty crumbs. */
const TABLE = {
  name: 'table',
  test: /\/apps\/web\/(shell\/game-page|table\/(boxes|composition|pack-value|pieces|remembered|scale|scene|steps|thing))\.tsx?$/,
};
const VINHOS = { name: 'vinhos', test: /\/apps\/web\/games\/vinhos\/face\.ts$/ };

/** In a worker there is no page to put hints about the next files into. */
const withoutHints = /(engine|worker|base)-[\w-]+\.js$/;

export default defineConfig({
  plugins: [react(), messages(), offline(), workers()],
  build: {
    manifest: 'parts.json',
    target: 'es2024',
    modulePreload: { resolveDependencies: (_file, needed, { hostId }) => (withoutHints.test(hostId) ? [] : needed) },
    rolldownOptions: { output: { codeSplitting: { groups: [BASE, FIRST, ENGINE, SPOKEN, TABLE, VINHOS] } } },
  },
  server: { host: '127.0.0.1' },
});
