// What the thread of the page works, read from the browser's trace. Unlike the clock it leaves out what else the machine does meanwhile, and
// whatever the driver itself has the page do.
import type { Browser, Page } from 'playwright-core';

/** What the page noted by `performance.mark`. */
interface Mark {
  readonly name: string;
  /** In milliseconds. */
  readonly at: number;
}

export interface Worked {
  readonly marks: readonly Mark[];
  /** So many milliseconds of work were begun from one moment to another. */
  own(from: number, to: number): number;
  /** What the page was about at a moment: the handling of a click, a frame. */
  around(moment: number): { readonly from: number; readonly to: number };
}

interface TraceEvent {
  readonly name: string;
  readonly cat?: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly chrome_mojo_event_info?: { readonly mojo_interface_tag?: string } };
}

const CATEGORIES = ['-*', 'toplevel', 'blink.user_timing'];

/** The work of the page while something is done with it. `prefix`: how the names of its marks begin. */
export async function worked(browser: Browser, page: Page, prefix: string, doIt: () => Promise<void>): Promise<Worked> {
  await browser.startTracing(page, { categories: CATEGORIES });
  try {
    await doIt();
  } catch (error) {
    await browser.stopTracing().catch(() => undefined);
    throw error;
  }
  const trace: { readonly traceEvents: readonly TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  return workOf(trace.traceEvents, prefix);
}

/** From the events of a trace, whose times are in microseconds. */
export function workOf(events: readonly TraceEvent[], prefix: string): Worked {
  const noted = events.filter(({ name, cat }) => cat?.includes('blink.user_timing') && name.startsWith(prefix));
  const first = noted[0];
  if (first === undefined) throw new Error(`the page noted nothing that begins with ${prefix}`);
  const here = events.filter(({ pid, tid }) => pid === first.pid && tid === first.tid);
  const drivers = here.filter(isDriver).map(({ ts }) => ts);
  const tasks = here
    .filter(({ name, ph, tdur }) => ph === 'X' && tdur !== undefined && name.endsWith('RunTask'))
    .filter(({ ts, dur = 0 }) => !drivers.some(at => at >= ts && at <= ts + dur))
    .map(({ ts, dur = 0, tdur = 0 }) => ({ at: ts / 1000, to: (ts + dur) / 1000, own: tdur / 1000 }));
  const marks = noted.map(({ name, ts }) => ({ name: name.slice(prefix.length), at: ts / 1000 })).sort((a, b) => a.at - b.at);
  const own = (from: number, to: number): number =>
    tasks.reduce((sum, task) => (task.at >= from && task.at < to ? sum + task.own : sum), 0);
  const around = (moment: number) => {
    const { at: from, to } = tasks.find(task => task.at <= moment && task.to >= moment) ?? { at: moment, to: moment };
    return { from, to };
  };
  return { marks, own, around };
}

const isDriver = ({ args }: TraceEvent): boolean => args?.chrome_mojo_event_info?.mojo_interface_tag === 'blink.mojom.DevToolsSession';
