// Ways out of a game: other pages, a file of it, another table.

import type { Position } from '@adega/wire';
import { lazy, type MouseEvent, Suspense, useEffect, useState } from 'react';
import { download } from '../store/download.ts';
import { choiceOf, settle, useSettings } from '../store/settings.ts';
import { PACES } from '../table/pace.ts';
import { Paces } from '../table/paces.tsx';
import { makeSaved } from '../table/saved-record.ts';
import type { Table } from '../table/use-table.ts';
import { useSay } from '../text/words.ts';
import { closeFold, MenuFold } from './menu-fold.tsx';
import { CardTool, ReadingWays } from './reading-ways.tsx';

const SeatsDialog = lazy(() => import('./seats-dialog.tsx'));

interface Props {
  readonly table: Table;
  readonly position: Position;
  /** Whether the match can be saved as a record. */
  readonly saves?: boolean;
}

export function GameMenu({ table, position, saves = true }: Props) {
  const say = useSay();
  const [note, setNote] = useState('');
  const [seating, setSeating] = useState(false);
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
      <ReadingWays game={position.game} />
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
      {position.bots?.some(level => level != null) && <BotPaces />}
    </>
  );
  return (
    <nav className="menu" aria-label={say('menu.label')}>
      <CardTool table={position} />
      <MenuFold>{ways}</MenuFold>
      <p role="status" className="menu-note">
        {note}
      </p>
      {seating && (
        <Suspense>
          <SeatsDialog table={table} position={position} onClose={() => setSeating(false)} />
        </Suspense>
      )}
    </nav>
  );
}

/** Bots at the table may be done before somebody has found how to slow them down. */
function BotPaces() {
  const say = useSay();
  const settings = useSettings();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's
    <div className="menu-pace" role="group" aria-label={say('bots.pace')}>
      <span className="caption" aria-hidden="true">
        {say('bots.pace')}
      </span>
      <Paces pace={choiceOf(settings, 'pace', PACES)} onChange={pace => settle({ pace })} />
    </div>
  );
}
