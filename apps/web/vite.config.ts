import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { messages } from './messages-plugin.ts';
import { offline } from './offline-plugin.ts';

/** What the first page is made of comes in one piece: a slow connection pays for every request. */
const FIRST = { name: 'first', test: /\/apps\/web\/(main|shell\/app)\.tsx$/ };
/** So do the rules of the games: what a title fetches later would cut them into crumbs. */
const ENGINE = { name: 'engine', test: /\/apps\/web\/games\/engine\.ts$/ };
/** And the worker that holds the match. */
const TABLE = { name: 'table.worker', test: /\/table\.worker\.ts$/ };

export default defineConfig({
  plugins: [react(), messages(), offline()],
  worker: { format: 'es', rolldownOptions: { output: { codeSplitting: { groups: [TABLE] } } } },
  build: { manifest: 'parts.json', target: 'es2024', rolldownOptions: { output: { codeSplitting: { groups: [FIRST, ENGINE] } } } },
  server: { host: '127.0.0.1' },
});
