import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tools/longest-first.ts';
import { TIERS, type Tier } from './tools/tiers.ts';

const tier = process.env['ADEGA_TIER'] ?? 'fast';
if (!(tier in TIERS)) throw new Error(`ADEGA_TIER is ${tier}; it must be one of ${Object.keys(TIERS).join(', ')}`);

const minutes = 60_000;
// Whoever watches a browser has all the time, and looks at one page.
const isWatched = process.env['ADEGA_HEADED'] !== undefined;
const timeout = tier === 'long' || isWatched ? 60 * minutes : tier === 'browser' ? 4 * minutes : 2 * minutes;

// As it is sent to people. What React does for those who develop (npm run dev) makes drawing three times as slow.
process.env['NODE_ENV'] = 'production';

export default defineConfig({
  test: {
    include: [...TIERS[tier as Tier]],
    testTimeout: timeout,
    hookTimeout: timeout,
    fileParallelism: !isWatched,
    sequence: { sequencer: LongestFirst },
    // Modules are read once for all files of a worker: the rules keep nothing between games, and what a test puts in the way goes with it.
    isolate: tier === 'long',
    unstubGlobals: true,
    // Vitest would leave a core to itself, which of two is half. Before a page somebody always waits: one more fills that.
    maxWorkers: availableParallelism() + (tier === 'browser' ? 1 : 0),
    // A page on a busy machine takes its time. Vitest itself would give it one second.
    expect: { poll: { timeout: 30_000, interval: 50 } },
    // Once, and what needed it is named at the end (tools/tests.ts).
    retry: tier === 'browser' && !isWatched ? 1 : 0,
  },
});
