import { expect, test } from 'vitest';
import { citationsOf } from '../citations.ts';
import { run, runJson } from './run.ts';

test('rules: everything that is played is cited by code and by tests', async () => {
  const { rules, uncited } = await runJson('rules');
  expect(uncited).toEqual([]);
  expect(rules.length).toBeGreaterThan(280);
  const { code } = await run('rules');
  expect(code).toBe(0);
});

test('rules: where a rule is said, coded and tested', async () => {
  const { rules } = await runJson('rules');
  const rule = rules.find((entry: { id: string }) => entry.id === 'move.adjacent');
  expect(rule.editions).toEqual(['2016', 'reserve', 'first', 'solo']);
  expect(rule.said).toContain('S0:198,199');
  expect(rule.code.some((place: string) => /^packages\/vinhos\/rules\/quadrel\.ts:\d+$/.test(place))).toBe(true);
  expect(rule.tests.some((place: string) => place.startsWith('packages/vinhos/test/rules/quadrel.test.ts:'))).toBe(true);
  expect(rule.tests.some((place: string) => place.startsWith('packages/vinhos/test/scenarios/'))).toBe(true);
  const { out } = await run('rules');
  expect(out).toMatch(/^move\.adjacent {2}2016, reserve, first, solo\n {2}said {3}S0:198,199/m);
});

test('rules: a ruling that needs no code says why', async () => {
  const { rules } = await runJson('rules', '--edition', '2016');
  const ruling = rules.find((entry: { id: string }) => entry.id === 'A12');
  expect(ruling.why).toMatch(/paid at once/);
  expect(ruling.rules).toEqual(['move.players']);
  const { out } = await run('rules', '--edition', '2016');
  expect(out).toContain('no code: every move is paid at once');
});

test('rules: an edition may be asked for', async () => {
  const { rules } = await runJson('rules', '--edition', 'first');
  const ids = rules.map((entry: { id: string }) => entry.id);
  expect(ids).toContain('bank.action');
  expect(ids).not.toContain('magnate.tiles-2016');
  const { code, err } = await run('rules', '--edition', '2017');
  expect([code, err]).toEqual([2, expect.stringContaining('"2017"')]);
});

test('rules: the rulings of Vino are those of its own texts', async () => {
  const { rules, uncited } = await runJson('rules', '--edition', 'vino');
  expect(uncited).toEqual([]);
  expect(rules.map((entry: { id: string }) => entry.id)).toContain('V40');
  for (const { code, tests } of rules as { code: string[]; tests: string[] }[])
    for (const place of [...code, ...tests]) expect(place).toMatch(/^packages\/vino\//);
});

const idsIn = (file: string, text: string): string[] => citationsOf(file, text).map(({ id, line }) => `${id}@${line}`);

test('citations are in comments and strings, with their lines', () => {
  const program = `// move.able (A86)\nconst x = wine.value;\n/** A25-A27,\n * C10a */\nreturn 'region.minho';\n`;
  expect(idsIn('packages/vinhos/rules/x.ts', program)).toEqual([
    'move.able@1',
    'A86@1',
    'A25@3',
    'A26@3',
    'A27@3',
    'C10a@4',
    'region.minho@5',
  ]);
  expect(idsIn('packages/vinhos/test/worked/x.json', '{\n"rules": ["wine.value", "A4"] }')).toEqual(['wine.value@2', 'A4@2']);
});
