import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

function npmLab(...typed: string[]) {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'lab', '--', ...typed], { cwd: root, encoding: 'utf8' });
  return { code: status, out: stdout, err: stderr };
}

test('the command line prints its own output only, and its exit code comes through', () => {
  const good = npmLab('games', '--json');
  expect(good).toMatchObject({ code: 0, err: '' });
  expect(JSON.parse(good.out).games).toContain('vinhos/2016');
  expect(npmLab('play', 'chess')).toMatchObject({ code: 2, out: '' });
});
