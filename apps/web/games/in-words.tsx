// Words that only one game has, around whatever speaks of it.

import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import { RuleReader } from '../table/rule.tsx';
import type { Words } from '../text/languages.ts';
import { useSay } from '../text/words.ts';
import { fetchGameWords, fetchReading, type Reading } from './words.ts';

/** Whatever a game says in its own way, it says instead of the common words. */
function InWords({ words, children }: { readonly words: Words; readonly children: ReactNode }) {
  const { locale, messages, onError } = useIntl();
  const all = useMemo(() => ({ ...messages, ...words }) as typeof messages, [messages, words]);
  return (
    <IntlProvider locale={locale} messages={all} onError={onError}>
      <RuleReader>{children}</RuleReader>
    </IntlProvider>
  );
}

interface Props {
  readonly game: string;
  /** What is read of it besides; several are named by a list that stays the same. */
  readonly reading?: Reading | readonly Reading[] | undefined;
  readonly children: ReactNode;
}

/** Its children are there as soon as the words of the game are. */
export function InWordsOf({ game, reading, children }: Props) {
  const say = useSay();
  const words = useGameWords(game, reading);
  if (words === undefined) return <p className="loading">{say('page.loading')}</p>;
  return <InWords words={words}>{children}</InWords>;
}

/** What was fetched stays: who comes back need not wait. */
const FETCHED = new Map<string, Words>();

const fetched = async (locale: string, game: string, reading: Props['reading']): Promise<Words> => {
  const readings = reading === undefined ? [] : [reading].flat();
  return Object.assign({}, ...(await Promise.all([fetchGameWords(locale, game), ...readings.map(of => fetchReading(locale, game, of))])));
};

/** The words of a game in the reader's language; undefined until they are there. */
function useGameWords(game: string, reading: Props['reading']): Words | undefined {
  const { locale } = useIntl();
  const of = `${locale} ${game} ${reading}`;
  const [, setFetched] = useState('');
  useEffect(() => {
    let gone = false;
    void fetched(locale, game, reading).then(words => {
      if (!FETCHED.has(of)) FETCHED.set(of, words);
      if (!gone) setFetched(of);
    });
    return () => {
      gone = true;
    };
  }, [locale, game, reading, of]);
  return FETCHED.get(of);
}
