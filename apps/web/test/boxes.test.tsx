import type { Position } from '@adega/wire';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { boxesMade } from '../table/boxes.ts';

const positionWith = (pack?: string): Position => ({ game: 'a game', pack }) as Position;

function boxesCounted() {
  const made: string[] = [];
  const boxes = boxesMade(({ game, pack = 'shipped' }) => {
    made.push(`${game} ${pack}`);
    return { pack };
  });
  return { made, ...boxes };
}

test('two tables with different packs are drawn side by side, each from its own box', () => {
  const { boxed, useBox } = boxesCounted();
  const Inner = () => <i>{useBox().pack}</i>;
  const Part = boxed(() => <Inner />);
  const html = renderToStaticMarkup(
    <>
      <Part position={positionWith('mine')} />
      <Part position={positionWith()} />
      <Part position={positionWith('mine')} />
    </>,
  );
  expect(html).toBe('<i>mine</i><i>shipped</i><i>mine</i>');
});

test('a box is made once for each pack, however often it is asked for', () => {
  const { boxOf, made } = boxesCounted();
  const first = boxOf(positionWith('mine'));
  expect(boxOf(positionWith())).not.toBe(first);
  expect(boxOf(positionWith('mine'))).toBe(first);
  expect(made).toEqual(['a game mine', 'a game shipped']);
});

test('what is drawn outside of a table has no box', () => {
  const { useBox } = boxesCounted();
  const Inner = () => <i>{useBox().pack}</i>;
  expect(() => renderToStaticMarkup(<Inner />)).toThrow('outside');
});
