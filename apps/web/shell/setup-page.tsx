// A table of one's own, or a game that was saved elsewhere.

import { useMemo } from 'react';
import { useSay } from '../text/words.ts';
import { ImportForm } from './import-form.tsx';
import { NewTable } from './new-table.tsx';
import { offers } from './offers.ts';
import type { Shell } from './shell.ts';
import './setup.css';

export default function SetupPage({ shell }: { readonly shell: Shell }) {
  const say = useSay();
  const offered = useMemo(offers, []);
  return (
    <>
      <header className="page-head">
        <h1>{say('setup.heading')}</h1>
        <p>{say('setup.lead')}</p>
      </header>
      <div className="setup-columns">
        <NewTable shell={shell} offers={offered} />
        <p className="or" aria-hidden="true">
          {say('setup.or')}
        </p>
        <ImportForm shell={shell} />
      </div>
    </>
  );
}
