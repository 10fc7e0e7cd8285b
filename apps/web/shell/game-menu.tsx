// Ways out of a game: other pages, a file of it, another table.

import type { Position } from '@adega/wire';
import { lazy, type MouseEvent, Suspense, useEffect, useState } from 'react';
import { aimOf, rulebookOf } from '../games/drawn.ts';
import { download } from '../store/download.ts';
import { makeSaved } from '../table/saved-record.ts';
import { CARD_KEY, useKeys } from '../table/shortcuts.ts';
import type { Table } from '../table/use-table.ts';
import { useSay } from '../text/words.ts';
import { closeFold, MenuFold } from './menu-fold.tsx';
import { goTo } from './route.ts';

const SeatsDialog = lazy(() => import('./seats-dialog.tsx'));
const CardDialog = lazy(() => import('./card-dialog.tsx'));

interface Props {
  readonly table: Table;
  readonly position: Position;
  /** Whether the match can be saved as a record. */
  readonly saves?: boolean;
}

export function GameMenu({ table, position, saves = true }: Props) {
  const say = useSay();
  const aim = aimOf(position.game);
  const [note, setNote] = useState('');
  const [seating, setSeating] = useState(false);
  const [looking, setLooking] = useState(false);
  const hasBook = rulebookOf(position.game) !== undefined;
  useKeys(name => {
    if (name !== CARD_KEY || !hasBook) return false;
    setLooking(true);
    return true;
  });
  // What was said of a position goes with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number of the position
  useEffect(() => setNote(''), [position.at]);
  const save = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const text = await table.record();
    if (text === undefined) return;
    closeFold(currentTarget);
    const file = say('menu.file', { game: position.game.replaceAll('/', '-') });
    download(file, makeSaved(text, position));
    setNote(say('menu.saved', { file }));
  };
  const seat = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    closeFold(currentTarget);
    setSeating(true);
  };
  const ways = (
    <>
      <button type="button" onClick={() => goTo({ page: 'landing' })}>
        {say('nav.home')}
      </button>
      {aim !== undefined && (
        <button type="button" onClick={() => goTo({ page: 'aim', of: aim })}>
          {say('aim.short')}
        </button>
      )}
      {hasBook && (
        <button type="button" onClick={() => goTo({ page: 'book', game: position.game })}>
          {say('book.link')}
        </button>
      )}
      <button type="button" onClick={seat}>
        {say('menu.seats')}
      </button>
      {saves && (
        <button type="button" onClick={save}>
          {say('menu.save')}
        </button>
      )}
      <button type="button" onClick={table.leave}>
        {say('menu.new')}
      </button>
    </>
  );
  return (
    <nav className="menu" aria-label={say('menu.label')}>
      {hasBook && (
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
        </button>
      )}
      <MenuFold>{ways}</MenuFold>
      <p role="status" className="menu-note">
        {note}
      </p>
      {looking && (
        <Suspense>
          <CardDialog table={position} onClose={() => setLooking(false)} />
        </Suspense>
      )}
      {seating && (
        <Suspense>
          <SeatsDialog table={table} position={position} onClose={() => setSeating(false)} />
        </Suspense>
      )}
    </nav>
  );
}
