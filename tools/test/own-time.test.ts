import { expect, test } from 'vitest';
import { workOf } from '../measure/own-time.ts';

const here = { pid: 1, tid: 1 };
const mark = (name: string, ts: number) => ({ ...here, name, ts, ph: 'I', cat: 'blink.user_timing' });
const task = (ts: number, dur: number, tdur: number) => ({ ...here, name: 'ThreadControllerImpl::RunTask', ts, dur, tdur, ph: 'X' });
const driver = (ts: number) => ({
  ...here,
  name: 'Receive mojo message',
  ts,
  ph: 'X',
  args: { chrome_mojo_event_info: { mojo_interface_tag: 'blink.mojom.DevToolsSession' } },
});

const TRACE = [
  mark('it-click', 1000),
  // Ten milliseconds of work in fifty by the clock.
  task(2000, 50_000, 10_000),
  // What the driver has the page do.
  task(60_000, 9000, 8000),
  driver(60_500),
  // Another thread.
  { ...task(70_000, 9000, 9000), tid: 2 },
  task(80_000, 5000, 4000),
  mark('it-shown', 90_000),
  task(91_000, 7000, 7000),
  mark('other', 92_000),
];

test('the work between two marks is that of the thread, without what others did or had it do', () => {
  const { marks, own } = workOf(TRACE, 'it-');
  expect(marks).toEqual([
    { name: 'click', at: 1 },
    { name: 'shown', at: 90 },
  ]);
  expect(own(1, 90)).toBe(14);
  expect(own(90, 100)).toBe(7);
});

test('what was under way at a moment has a beginning and an end', () => {
  const { around } = workOf(TRACE, 'it-');
  expect(around(30)).toEqual({ from: 2, to: 52 });
  expect(around(55)).toEqual({ from: 55, to: 55 });
});

test('a page that notes nothing is an error, not a zero', () => {
  expect(() => workOf(TRACE, 'nothing-')).toThrow('nothing that begins with nothing-');
});
