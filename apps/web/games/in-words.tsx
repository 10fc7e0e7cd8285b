// Words that only one game has, around whatever speaks of it.

import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import { RuleReader } from '../table/rule.tsx';
import { type GameWords, gameWords } from '../text/languages.ts';
import { useSay } from '../text/words.ts';

/** Whatever a game says in its own way, it says instead of the common words. */
function InWords({ words, children }: { readonly words: GameWords; readonly children: ReactNode }) {
  const { locale, messages, onError } = useIntl();
  const all = useMemo(() => ({ ...messages, ...words }) as typeof messages, [messages, words]);
  return (
    <IntlProvider locale={locale} messages={all} onError={onError}>
      <RuleReader>{children}</RuleReader>
    </IntlProvider>
  );
}

/** Its children are there as soon as the words of the game are. */
export function InWordsOf({ game, children }: { readonly game: string; readonly children: ReactNode }) {
  const say = useSay();
  const words = useGameWords(game);
  if (words === 'fetching') return <p className="loading">{say('page.loading')}</p>;
  return words === undefined ? children : <InWords words={words}>{children}</InWords>;
}

/** The words of a game in the reader's language; undefined where it has none of its own. */
function useGameWords(game: string): GameWords | 'fetching' | undefined {
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
