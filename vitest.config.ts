import { defineConfig } from 'vitest/config';

// Which tests run is a matter of the file's name: x.test.ts (fast), x.long.ts (long), x.browser.ts (needs Chromium).
const TIERS = {
  fast: ['{packages,apps}/*/test/**/*.test.{ts,tsx}', 'tools/test/**/*.test.ts'],
  long: ['{packages,apps}/*/test/**/*.long.ts'],
  browser: ['apps/*/test/**/*.browser.ts'],
};

const tier = process.env['ADEGA_TIER'] ?? 'fast';
if (!(tier in TIERS)) throw new Error(`ADEGA_TIER is ${tier}; it must be one of ${Object.keys(TIERS).join(', ')}`);

const minutes = 60_000;
const timeout = tier === 'long' ? 60 * minutes : tier === 'browser' ? 4 * minutes : 2 * minutes;

export default defineConfig({
  test: {
    include: TIERS[tier as keyof typeof TIERS],
    testTimeout: timeout,
    hookTimeout: timeout,
    // A page on a busy machine takes its time. Vitest itself would give it one second.
    expect: { poll: { timeout: 30_000, interval: 50 } },
    // Once, and what needed it is named at the end (tools/tests.ts).
    retry: tier === 'browser' ? 1 : 0,
  },
});
