import { expect, test } from 'vitest';
import { watching } from '../watching.ts';

const SCREEN = { DISPLAY: ':0' };

test('what is not ours goes to Vitest', () => {
  expect(watching(['page', '-t', 'x'], {})).toEqual({ args: ['page', '-t', 'x'], env: {} });
});

test('a window, and a pause between steps', () => {
  expect(watching(['page', '--headed'], SCREEN)).toEqual({ args: ['page'], env: { ADEGA_HEADED: '1' } });
  expect(watching(['--slow', 'page'], SCREEN).env).toEqual({ ADEGA_HEADED: '1', ADEGA_SLOW: '300' });
  expect(watching(['page', '--slow=50'], SCREEN).env).toEqual({ ADEGA_HEADED: '1', ADEGA_SLOW: '50' });
});

test('it says what is missing', () => {
  expect(watching(['--headed'], SCREEN).problem).toMatch('name the tests');
  if (process.platform === 'linux') expect(watching(['page', '--headed'], {}).problem).toMatch('no display');
});
