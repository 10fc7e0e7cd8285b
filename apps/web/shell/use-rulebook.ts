// The book of a game; undefined until it is there.

import { useEffect, useState } from 'react';
import { rulebookOf } from '../games/drawn.ts';
import type { Labelled } from '../table/boxes.ts';
import type { Rulebook } from '../table/rulebook.ts';

/** With the numbers of a table, where one is named; its label stays the same while its pack does. */
export function useRulebook(game: string, table?: Labelled): Rulebook | undefined {
  const [book, setBook] = useState<Rulebook | undefined>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a pack is named by its content
  useEffect(() => {
    let gone = false;
    void rulebookOf(game)?.(table).then(found => !gone && setBook(found));
    return () => {
      gone = true;
    };
  }, [game, table?.pack]);
  return book;
}
