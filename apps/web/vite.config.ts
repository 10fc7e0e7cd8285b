import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { messages } from './messages-plugin.ts';
import { offline } from './offline-plugin.ts';

export default defineConfig({
  plugins: [react(), messages(), offline()],
  worker: { format: 'es' },
  build: { manifest: 'parts.json', target: 'es2024' },
  server: { host: '127.0.0.1' },
});
