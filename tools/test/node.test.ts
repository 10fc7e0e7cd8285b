import { expect, test } from 'vitest';

test('tests run on the Node the project brings, not on one that happens to be on the path', () => {
  expect(process.version).toMatch(/^v24\./);
});
