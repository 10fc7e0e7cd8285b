// The rulings of the edition: what is decided where the texts contradict each other or are silent.

import { vinhos } from '@adega/shelf';
import { useEffect, useState } from 'react';
import { createIntl, useIntl } from 'react-intl';
import { LANGUAGES } from '../text/languages.ts';
import { useSay } from '../text/words.ts';
import { Link } from './link.tsx';

const EDITION = '2016';

const RULINGS: readonly (readonly [string, vinhos.Ruling])[] = Object.entries(vinhos.RULINGS).filter(([, { editions }]) =>
  (editions as readonly string[]).includes(EDITION),
);

/** A ruling may belong to rules of other editions too. */
const isOfEdition = (rule: keyof typeof vinhos.RULES): boolean => vinhos.RULES[rule].includes(EDITION);

export const isRuling = (id: string): boolean => RULINGS.some(([ruling]) => ruling === id);

export function Rulings({ opened }: { readonly opened: string | undefined }) {
  const say = useSay();
  const text = useRulingText();
  useEffect(() => {
    if (opened !== undefined && isRuling(opened) && text !== undefined)
      document.getElementById(opened)?.scrollIntoView({ block: 'center' });
  }, [opened, text]);
  return (
    <section className="card rules-chapter" aria-labelledby="rulings-heading">
      <h2 id="rulings-heading">{say('rules.rulings')}</h2>
      <p className="note">{say('rules.rulings-lead')}</p>
      <ul className="rulings">
        {RULINGS.map(([id, { rules, code }]) => (
          <li key={id} id={id} tabIndex={-1} className={id === opened ? 'rule opened' : 'rule'}>
            <strong className="ruling-id">
              <Link to={{ page: 'rules', rule: id }}>{id}</Link>
            </strong>
            <div>
              <p>{text?.(id)}</p>
              {!code && <p className="note">{say('rules.ruling-idle')}</p>}
              <p className="ruling-rules">
                {rules.filter(isOfEdition).map(rule => (
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
function useRulingText(): ((id: string) => string) | undefined {
  const { locale, onError } = useIntl();
  const [text, setText] = useState<((id: string) => string) | undefined>();
  useEffect(() => {
    let gone = false;
    LANGUAGES[locale]?.rulings().then(messages => {
      const intl = createIntl({ locale, messages, onError });
      if (!gone) setText(() => (id: string) => intl.formatMessage({ id: `ruling.${id}` }));
    });
    return () => {
      gone = true;
    };
  }, [locale, onError]);
  return text;
}
