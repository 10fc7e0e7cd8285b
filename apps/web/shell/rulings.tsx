// The rulings of a game: what is decided where the texts contradict each other or are silent.

import { useEffect, useState } from 'react';
import { createIntl, useIntl } from 'react-intl';
import { fetchRulings } from '../games/words.ts';
import { useSay } from '../text/words.ts';
import type { Book } from './books.ts';
import { Link } from './link.tsx';

export function Rulings({ book, opened }: { readonly book: Book; readonly opened: string | undefined }) {
  const say = useSay();
  const text = useRulingText(book.game);
  useEffect(() => {
    const isHere = book.rulings.some(({ id }) => id === opened);
    if (isHere && text !== undefined) document.getElementById(opened ?? '')?.scrollIntoView({ block: 'center' });
  }, [book, opened, text]);
  return (
    <section className="card rules-chapter" aria-labelledby="rulings-heading">
      <h2 id="rulings-heading">{say('rules.rulings')}</h2>
      <p className="note">{say('rules.rulings-lead')}</p>
      <ul className="rulings">
        {book.rulings.map(({ id, rules, code }) => (
          <li key={id} id={id} tabIndex={-1} className={id === opened ? 'rule opened' : 'rule'}>
            <strong className="ruling-id">
              <Link to={{ page: 'rules', rule: id }}>{id}</Link>
            </strong>
            <div>
              <p>{text?.(id)}</p>
              {!code && <p className="note">{say('rules.ruling-idle')}</p>}
              <p className="ruling-rules">
                {rules.map(rule => (
                  <Link key={rule} to={{ page: 'rules', rule }} className="rule-link">
                    {rule}
                  </Link>
                ))}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The texts of the rulings, loaded for this page; undefined until they are there. */
function useRulingText(game: string): ((id: string) => string) | undefined {
  const { locale, onError } = useIntl();
  const [text, setText] = useState<((id: string) => string) | undefined>();
  useEffect(() => {
    let gone = false;
    void fetchRulings(locale, game).then(messages => {
      const intl = createIntl({ locale, messages, onError });
      if (!gone) setText(() => (id: string) => intl.formatMessage({ id: `ruling.${id}` }));
    });
    return () => {
      gone = true;
    };
  }, [locale, onError, game]);
  return text;
}
