// Options of ours for whoever wants to watch a test in the browser: --headed shows the window, --slow waits between steps.

export interface Watching {
  /** What is left for Vitest. */
  readonly args: readonly string[];
  /** For apps/web/test/stage.ts. */
  readonly env: NodeJS.ProcessEnv;
  readonly problem?: string;
}

const SLOWLY = 300;
const OURS = /^--(headed|slow)(?:=(\d+))?$/;

export function watching(typed: readonly string[], surroundings: NodeJS.ProcessEnv = process.env): Watching {
  const args = typed.filter(arg => !OURS.test(arg));
  const ours = typed.map(arg => OURS.exec(arg)).filter(found => found !== null);
  if (ours.length === 0) return { args, env: {} };
  const slow = ours.find(([, name]) => name === 'slow');
  const env = { ADEGA_HEADED: '1', ...(slow === undefined ? {} : { ADEGA_SLOW: slow[2] ?? String(SLOWLY) }) };
  const problem = problemOf(args, surroundings);
  return problem === undefined ? { args, env } : { args, env, problem };
}

function problemOf(args: readonly string[], { DISPLAY, WAYLAND_DISPLAY }: NodeJS.ProcessEnv): string | undefined {
  if (args.length === 0) return 'name the tests to watch: npm test -- apps/web/test/page.browser.ts --headed';
  const isBlind = process.platform === 'linux' && DISPLAY === undefined && WAYLAND_DISPLAY === undefined;
  return isBlind ? 'there is no display to show a browser on: set DISPLAY, or look at the trace that a failed test leaves' : undefined;
}
