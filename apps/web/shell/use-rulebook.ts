// The book of a game; undefined until it is there.

import { useEffect, useState } from 'react';
import { rulebookOf } from '../games/drawn.ts';
import type { Rulebook } from '../table/rulebook.ts';

export function useRulebook(game: string): Rulebook | undefined {
  const [book, setBook] = useState<Rulebook | undefined>();
  useEffect(() => {
    let gone = false;
    void rulebookOf(game)?.().then(found => !gone && setBook(found));
    return () => {
      gone = true;
    };
  }, [game]);
  return book;
}
