import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { messages } from './messages-plugin.ts';
import { offline } from './offline-plugin.ts';

/** What the first page is made of comes in one piece: a slow connection pays for every request. */
const FIRST = { name: 'first', test: /\/apps\/web\/(main|table\/app)\.tsx$/ };

export default defineConfig({
  plugins: [react(), messages(), offline()],
  worker: { format: 'es' },
  build: { manifest: 'parts.json', target: 'es2024', rolldownOptions: { output: { codeSplitting: { groups: [FIRST] } } } },
  server: { host: '127.0.0.1' },
});
