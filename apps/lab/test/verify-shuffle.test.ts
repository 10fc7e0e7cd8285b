import { commitmentTo, makeProof } from '@adega/chance';
import { playSealed } from '@adega/chance/test/sealed-play.ts';
import { stream } from '@adega/kernel';
import { gameOf } from '@adega/shelf';
import { expect, test } from 'vitest';
import { folder, run, runJson } from './run.ts';

const files = folder();
const seal = { table: 't', secret: 'ab'.repeat(32), seats: ['01', '02'] };
const game = gameOf('vinhos/2016');
if (game === undefined) throw new Error('no game');
const proof = playSealed(game, { seats: 2 }, seal, stream('lab'), 50);
const write = (name: string, changes: object) => files.write(name, makeProof({ ...proof, ...changes }));

test('a game that was drawn as it should be', async () => {
  const file = write('good.json', {});
  const { code, out } = await run('verify-shuffle', file);
  expect([code, out]).toEqual([0, expect.stringMatching(/^proved: \d+ draws/)]);
  expect(await runJson('verify-shuffle', file)).toEqual({ is: 'proved', draws: expect.any(Number) });
});

test('one that was not', async () => {
  const bent = await run('verify-shuffle', write('bent.json', { seats: ['01', '03'] }));
  expect([bent.code, bent.out]).toEqual([1, expect.stringMatching(/^not proved: entry \d+, draw 1, is ".+" and should be ".+"\n$/)]);
  const other = await run('verify-shuffle', write('other.json', { commitment: commitmentTo('00'.repeat(32)) }));
  expect([other.code, other.out]).toEqual([1, expect.stringContaining('the secret is not the one that was promised')]);
  const cut = await run('verify-shuffle', write('cut.json', { entries: ['1 nonsense'] }));
  expect([cut.code, cut.out]).toEqual([1, expect.stringContaining('entry 1 cannot be played')]);
});

test('a file that is none', async () => {
  const says = async (file: string) => (await run('verify-shuffle', file)).err;
  expect(await says(files.write('no.json', '{}'))).toContain('no.json, at /adega-proof: expected one of 1, found nothing');
  expect(await says(write('pack.json', { pack: 'gone' }))).toContain('which is not at hand');
  expect(await says(write('rules.json', { rules: 99 }))).toContain('version 99 of the rules');
  expect(await says(write('option.json', { options: { seats: 99 } }))).toContain('has no option seats 99');
});
