import { expect, test } from 'vitest';
import { COMMANDS } from '../commands.ts';
import { run } from './run.ts';

test('without a command the lab says what there is', async () => {
  const { code, out, err } = await run();
  expect([code, err]).toEqual([0, '']);
  for (const { name, about } of COMMANDS) expect(out).toMatch(new RegExp(`^  ${name}\\b.*${about.slice(0, 20)}`, 'm'));
  expect((await run('--help')).out).toBe(out);
});

test.each(COMMANDS.map(c => c.name))('%s has a help with every flag', async name => {
  const { code, out } = await run(name, '--help');
  const command = COMMANDS.find(c => c.name === name);
  expect(code).toBe(0);
  expect(out).toContain(`lab -- ${name}`);
  for (const flag of [...Object.keys(command?.flags ?? {}), 'json', 'help']) expect(out).toMatch(new RegExp(`^  --${flag}\\b`, 'm'));
  expect((await run('help', name)).out).toBe(out);
});
