// A table in the dress of its game: the face and the words that only this game has are there before anything of it is shown.

import { type ReactNode, useEffect, useState } from 'react';
import { Coloured } from '../table/colours.tsx';
import type { Face } from '../table/face.ts';
import { useSay } from '../text/words.ts';
import { dressOf } from './dress.ts';
import { faceOf, fetchFace, hasFace } from './faces.ts';
import { InWordsOf } from './in-words.tsx';
import type { Reading } from './words.ts';

interface Props {
  readonly game: string;
  /** What is read of it besides. */
  readonly reading?: Reading;
  /** Of its seats, where they were chosen. */
  readonly colours?: readonly number[] | undefined;
  readonly children: (face: Face) => ReactNode;
}

/** Face and words are fetched at the same time. */
export function Dressed({ game, reading, colours, children }: Props) {
  const say = useSay();
  const isThere = useFetched(game);
  return (
    <InWordsOf game={game} reading={reading}>
      {isThere ? (
        <Coloured colours={colours} className={`dress ${dressOf(game)}`}>
          {children(faceOf(game))}
        </Coloured>
      ) : (
        <p className="loading">{say('page.loading')}</p>
      )}
    </InWordsOf>
  );
}

function useFetched(game: string): boolean {
  const [fetched, setFetched] = useState('');
  useEffect(() => {
    let gone = false;
    void fetchFace(game).then(() => !gone && setFetched(game));
    return () => {
      gone = true;
    };
  }, [game]);
  return hasFace(game) || fetched === game;
}
