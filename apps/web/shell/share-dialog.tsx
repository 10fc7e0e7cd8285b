// The link to a finished game. Where no table on line has it, the game itself is in the link, as long as it fits.

import type { Position } from '@adega/wire';
import { useEffect, useState } from 'react';
import { download } from '../store/download.ts';
import { openAtOnce } from '../table/dialog.ts';
import { makeSaved } from '../table/saved-record.ts';
import type { Table } from '../table/use-table.ts';
import { useSay } from '../text/words.ts';
import { LinkField } from './link-field.tsx';
import { LONGEST_ADDRESS, packed } from './packed-text.ts';
import './share.css';

interface Props {
  readonly table: Table;
  readonly position: Position;
  readonly path?: string | undefined;
  readonly onClose: () => void;
}

interface Shared {
  readonly text: string;
  readonly path: string;
}

export default function ShareDialog({ table, position, path, onClose }: Props) {
  const say = useSay();
  const shared = useShared(table, position, path === undefined);
  const isTooLong = shared !== undefined && location.origin.length + shared.path.length > LONGEST_ADDRESS;
  const file = say('menu.file', { game: position.game.replaceAll('/', '-') });
  return (
    <dialog className="share-dialog" aria-labelledby="share-heading" ref={openAtOnce} onClose={onClose}>
      <h2 id="share-heading">{say('share.heading')}</h2>
      {path !== undefined ? (
        <>
          <p>{say('share.table')}</p>
          <LinkField label={say('share.link')} path={path} />
        </>
      ) : shared === undefined ? (
        <p role="status">{say('page.loading')}</p>
      ) : isTooLong ? (
        <>
          <p>{say('share.too-long', { most: LONGEST_ADDRESS })}</p>
          <button type="button" className="second-way" onClick={() => download(file, shared.text)}>
            {say('games.file')}
          </button>
        </>
      ) : (
        <>
          <p>{say('share.whole', { letters: shared.path.length, most: LONGEST_ADDRESS })}</p>
          <LinkField label={say('share.link')} path={shared.path} isLong />
        </>
      )}
      <p className="dialog-ways">
        <button type="button" className="primary" onClick={onClose}>
          {say('seats.close')}
        </button>
      </p>
    </dialog>
  );
}

/** The game as it stands in a link; undefined until it is packed. */
function useShared({ record }: Table, position: Position, isWanted: boolean): Shared | undefined {
  const [shared, setShared] = useState<Shared | undefined>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: of a finished game nothing changes any more
  useEffect(() => {
    const pack = async () => {
      const told = await record();
      if (told === undefined) return;
      const text = makeSaved(told, position);
      setShared({ text, path: `/shared#${await packed(text)}` });
    };
    if (isWanted) void pack();
  }, [isWanted]);
  return shared;
}
