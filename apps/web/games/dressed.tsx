// A table in the dress of its game: the face and the words that only this game has are there before anything of it is shown.

import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import { RuleReader } from '../table/rule.tsx';
import { type GameWords, gameWords } from '../text/game-words.ts';
import { useSay } from '../text/words.ts';
import { fetchFace, hasFace } from './faces.ts';

interface Props {
  readonly game: string;
  readonly children: ReactNode;
}

export function Dressed({ game, children }: Props) {
  const say = useSay();
  const words = useGameWords(game);
  const isThere = useFetched(game);
  if (!isThere || words === 'fetching') return <p className="loading">{say('page.loading')}</p>;
  return words === undefined ? children : <InWords words={words}>{children}</InWords>;
}

/** Whatever a game says in its own way, it says instead of the common words. */
export function InWords({ words, children }: { readonly words: GameWords; readonly children: ReactNode }) {
  const { locale, messages, onError } = useIntl();
  const all = useMemo(() => ({ ...messages, ...words }) as typeof messages, [messages, words]);
  return (
    <IntlProvider locale={locale} messages={all} onError={onError}>
      <RuleReader>{children}</RuleReader>
    </IntlProvider>
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

/** The words of a game in the reader's language; undefined where it has none of its own. */
export function useGameWords(game: string): GameWords | 'fetching' | undefined {
  const { locale } = useIntl();
  const fetch = gameWords(locale, game);
  const [words, setWords] = useState<{ readonly of: string; readonly words: GameWords } | undefined>();
  const of = `${locale} ${game}`;
  useEffect(() => {
    let gone = false;
    void fetch?.().then(words => !gone && setWords({ of, words }));
    return () => {
      gone = true;
    };
  }, [fetch, of]);
  if (fetch === undefined) return undefined;
  return words?.of === of ? words.words : 'fetching';
}
