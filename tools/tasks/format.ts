// npm run format [-- paths]: formats, sorts imports and mends what can be mended safely.
import { runNode } from '../process.ts';

const paths = process.argv.slice(2);
const args = ['check', '--write', '--diagnostic-level=error', ...(paths.length > 0 ? paths : ['.'])];
process.exitCode = await runNode('node_modules/@biomejs/biome/bin/biome', args);
