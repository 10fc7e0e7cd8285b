// The command line: npm run --silent lab -- …

import type { Io } from './command.ts';
import { lab } from './lab.ts';

const io: Io = {
  out: text => void process.stdout.write(text),
  err: text => void process.stderr.write(text),
  watched: process.stderr.isTTY === true,
};

// Whoever reads only the first lines (head, say) has what he wanted.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

process.exitCode = await lab(process.argv.slice(2), io);
