// What stays of a game: a picture of the last position, to be saved.

import type { Position } from '@adega/wire';
import { lazy, Suspense, useState } from 'react';
import { download } from '../store/download.ts';
import { gameName } from '../text/game-name.ts';
import { useSay } from '../text/words.ts';
import type { Face } from './face.ts';
import type { Picture } from './photograph.tsx';

const Photograph = lazy(() => import('./photograph.tsx'));

interface Props {
  readonly face: Face;
  readonly position: Position;
  /** Who won, in a sentence. */
  readonly result: string;
}

export function Keepsake({ face, position, result }: Props) {
  const say = useSay();
  const [taking, setTaking] = useState(false);
  const [note, setNote] = useState('');
  if (face.tabletop === undefined) return null;
  const game = gameName(say, position.game);
  const keep = (picture: Picture | undefined) => {
    setTaking(false);
    if (picture === undefined) return setNote(say('ending.no-picture'));
    const file = say('ending.picture-file', { game: position.game.replaceAll('/', '-'), type: picture.type });
    download(file, picture.blob);
    setNote(say('ending.saved', { file }));
  };
  return (
    <>
      <button type="button" disabled={taking} onClick={() => setTaking(true)}>
        {say('ending.picture')}
      </button>
      <span role="status" className="note">
        {taking ? say('ending.taking') : note}
      </span>
      {taking && (
        <Suspense>
          <Photograph face={face} position={position} title={result} note={say('ending.picture-note', { game })} onPicture={keep} />
        </Suspense>
      )}
    </>
  );
}
