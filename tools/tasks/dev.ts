// npm run dev: the page from its sources. What is saved shows at once; nothing is built, and nothing works off line.
import { runNode } from '../process.ts';

const { PORT = '5173', HOST = '127.0.0.1' } = process.env;
process.exitCode = await runNode('node_modules/vite/bin/vite.js', ['apps/web', '--host', HOST, '--port', PORT]);
