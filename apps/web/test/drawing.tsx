// A position drawn as on the page, without a browser.
import type { Position } from '@adega/wire';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createIntl, type IntlShape, RawIntlProvider } from 'react-intl';
import { ChoosingOn } from '../table/choosing.tsx';
import { sayWith } from '../text/words.ts';
import { EN } from './english.ts';
import { faceOf } from './faces.ts';

/** One for all drawings: it keeps the messages it has read. */
const intl = createIntl({
  locale: 'en',
  messages: EN,
  onError(error) {
    throw error;
  },
});

/** The words of the drawings. */
export const say = sayWith(intl);

/** A part of the table in a position, in English as Vinhos has it or in other words. */
export const drawnAlone = (position: Position, part: ReactNode, words: IntlShape = intl): string =>
  renderToStaticMarkup(
    <RawIntlProvider value={words}>
      <ChoosingOn
        face={faceOf(position.game)}
        position={position}
        onChoose={() => undefined}
        onLine={() => undefined}
        onRemedies={async () => undefined}
        onPreview={async () => undefined}
      >
        {part}
      </ChoosingOn>
    </RawIntlProvider>,
  );

/** The parts of the common board, and what is given besides. */
export const drawnWith = (position: Position, beside?: ReactNode): string =>
  drawnAlone(
    position,
    <>
      <Board position={position} />
      {beside}
    </>,
  );

interface OfPosition {
  readonly position: Position;
}

/** As on a desk: the parts that belong to nobody, and the players' boards. */
export const Board = ({ position }: OfPosition) => <Parts position={position} own={false} />;
export const Players = ({ position }: OfPosition) => <Parts position={position} own={true} />;

/** A part that the table has no place for is not on a desk. */
function Parts({ position, own }: OfPosition & { readonly own: boolean }) {
  const { parts, tabletop } = faceOf(position.game);
  const places = tabletop?.(position).compositions[0].places;
  const placed = (id: string) => (places === undefined ? { width: 0, height: 0 } : places.find(({ part }) => part === id));
  return parts
    .filter(part => (part.own ?? false) === own)
    .map(({ id, Part }) => {
      const size = placed(id);
      return size === undefined ? null : <Part key={id} position={position} width={size.width} height={size.height} />;
    });
}
