// Whether somebody was helped is said at the end of a game.
import { stream } from '@adega/kernel';
import type { Position } from '@adega/wire';
import { expect, test } from 'vitest';
import { Ending } from '../table/ending.tsx';
import { makeHost } from '../table/host.ts';
import type { Table } from '../table/use-table.ts';
import { drawnAlone } from './drawing.tsx';
import { faceOf } from './faces.ts';
import { examples } from './positions.ts';

const NAMES = ['Ana', 'Bea', 'Carlos'];

function endingWith(hints: readonly number[] | false): string {
  const host = makeHost(() => stream('asked', 'chance'));
  const position = host.answer({ type: 'resume', id: 1, names: NAMES, record: examples().get('end'), hints }) as Position;
  expect(position.waiting).toEqual({ for: 'nobody' });
  const ending = <Ending face={faceOf(position.game)} table={{} as Table} position={position} open={false} onOpen={() => undefined} />;
  return drawnAlone(position, ending);
}

test('who has asked for advice, and how often', () => {
  expect(endingWith([2, 0, 1])).toContain('Advice asked for: Ana 2 times and Carlos once.');
});

test('nothing where nobody has, or nobody might', () => {
  expect(endingWith([0, 0, 0])).not.toContain('Advice');
  expect(endingWith(false)).not.toContain('Advice');
});
