// Recovery codes, the one time that they are told.

import { useEffect, useRef } from 'react';
import { download } from '../store/download.ts';
import { useSay } from '../text/words.ts';

export function Codes({ codes, onKept }: { readonly codes: readonly string[]; readonly onKept: () => void }) {
  const say = useSay();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="card account-codes" aria-labelledby="codes-heading">
      <h2 id="codes-heading" ref={heading} tabIndex={-1}>
        {say('account.codes')}
      </h2>
      <p>{say('account.codes-lead')}</p>
      <ol>
        {codes.map(code => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="bar-ways">
        <button type="button" className="way go-on" onClick={() => download(say('account.codes-file'), `${codes.join('\n')}\n`)}>
          {say('account.codes-save')}
        </button>
        <button type="button" className="way" onClick={onKept}>
          {say('account.codes-kept')}
        </button>
      </div>
    </section>
  );
}
