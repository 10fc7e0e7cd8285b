// A position drawn as on the page, without a browser.
import type { Position } from '@adega/wire';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createIntl, RawIntlProvider } from 'react-intl';
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

/** A part of the table in a position. */
export const drawnAlone = (position: Position, part: ReactNode): string =>
  renderToStaticMarkup(
    <RawIntlProvider value={intl}>
      <ChoosingOn
        face={faceOf(position.game)}
        position={position}
        onChoose={() => undefined}
        onLine={() => undefined}
        onRemedies={async () => undefined}
      >
        {part}
      </ChoosingOn>
    </RawIntlProvider>,
  );

/** The strip above the board, the board, and what is given besides. */
export function drawnWith(position: Position, beside?: ReactNode): string {
  const { Heading, Board } = faceOf(position.game);
  return drawnAlone(
    position,
    <>
      <Heading position={position} />
      <Board position={position} />
      {beside}
    </>,
  );
}
