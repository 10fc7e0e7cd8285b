// From a game to what can be read of it: what it is about, its rulebook, and the card, which is laid over the table.

import type { Position } from '@adega/wire';
import { lazy, Suspense, useState } from 'react';
import { aimOf, rulebookOf, sheetOf } from '../games/drawn.ts';
import { CARD_KEY, useKeys } from '../table/shortcuts.ts';
import { useSay } from '../text/words.ts';
import { goTo } from './route.ts';

const CardDialog = lazy(() => import('./card-dialog.tsx'));

export function ReadingWays({ game }: { readonly game: string }) {
  const say = useSay();
  const aim = aimOf(game);
  const sheet = sheetOf(game);
  return (
    <>
      {aim !== undefined && (
        <button type="button" onClick={() => goTo({ page: 'aim', of: aim })}>
          {say('aim.short')}
        </button>
      )}
      {sheet !== undefined && (
        <button type="button" onClick={() => goTo({ page: 'learn', of: sheet, chapter: 'sheet' })}>
          {say('learn.sheet-link')}
        </button>
      )}
      {rulebookOf(game) !== undefined && (
        <button type="button" onClick={() => goTo({ page: 'book', game })}>
          {say('book.link')}
        </button>
      )}
    </>
  );
}

export function CardTool({ table }: { readonly table: Position }) {
  const say = useSay();
  const [looking, setLooking] = useState(false);
  const hasBook = rulebookOf(table.game) !== undefined;
  useKeys(name => {
    if (name !== CARD_KEY || !hasBook) return false;
    setLooking(true);
    return true;
  });
  if (!hasBook) return null;
  return (
    <>
      <button
        type="button"
        className="tool-button"
        data-menu="card"
        aria-label={say('card.short')}
        title={say('card.help')}
        onClick={() => setLooking(true)}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M4 2.500h12v15H4ZM7 6.500h6M7 10h6M7 13.500h4" />
        </svg>
        <span className="tool-word">{say('card.short')}</span>
      </button>
      {looking && (
        <Suspense>
          <CardDialog table={table} onClose={() => setLooking(false)} />
        </Suspense>
      )}
    </>
  );
}
