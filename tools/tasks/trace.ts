// npm run trace -- FILE: shows what a failed browser test did, step by step, in a browser of this machine.
import { runNode, say } from '../process.ts';

const [file] = process.argv.slice(2);
if (file === undefined) {
  say('name the trace: npm run trace -- .cache/failed/…/trace-1.zip');
  process.exitCode = 1;
} else {
  // Served rather than shown in a window of its own: that would need a browser that Playwright has fetched.
  process.exitCode = await runNode('node_modules/playwright-core/cli.js', [
    'show-trace',
    '--host',
    '127.0.0.1',
    '--port',
    process.env['PORT'] ?? '0',
    file,
  ]);
}
