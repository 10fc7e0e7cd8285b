import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { run, runJson } from './run.ts';

test('the differences are read off the values of the editions', async () => {
  const { editions, kinds, numbers } = await runJson('editions');
  const at = (rows: { field: string; values: string[] }[], name: string) => rows.find(({ field }) => field === name)?.values;
  expect(editions).toEqual(['2016', 'reserve', 'first']);
  expect(at(kinds, 'finish')).toEqual(['round', 'benefit-rounds', 'benefit-rounds']);
  expect(at(kinds, 'receiveSale')).toEqual(['receiveMoney', 'receiveOnAccount', 'receiveOnAccount']);
  expect(at(kinds, 'rows.unmet')).toEqual(['–', 'false', 'true']);
  expect(at(kinds, 'sources')?.[1]).toContain('account');
  expect(at(numbers, 'supplies.wineries')).toEqual(['11, 15, 19', '8, 12, 16', '8, 12, 16']);
  expect(at(numbers, 'cubes')).toEqual(['20', '20', '15']);
});

test('what is alike is not shown', async () => {
  const { kinds, numbers } = await runJson('editions');
  for (const { values } of [...kinds, ...numbers]) expect(new Set(values).size).toBeGreaterThan(1);
  expect(numbers.map(({ field }: { field: string }) => field)).not.toContain('prices.winery');
});

test('the README of the package shows them', async () => {
  const page = readFileSync(new URL('../../../packages/vinhos/README.md', import.meta.url), 'utf8');
  const [, shown] = /<!-- lab editions -->\n(.*)<!-- end -->/s.exec(page) ?? [];
  expect(shown).toBe((await run('editions')).out);
});
