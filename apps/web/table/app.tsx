// The page: a form to begin with, then a match.

import { useEffect, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { EN, useSay } from '../text/words.ts';
import type { Connection } from './connection.ts';
import { GameScreen } from './game-screen.tsx';
import { kept } from './keep.ts';
import { RuleReader } from './rule.tsx';
import { StartScreen } from './start-form.tsx';
import { TroubleBar } from './trouble.tsx';
import { useTable } from './use-table.ts';

export function App({ connection }: { readonly connection: Connection }) {
  return (
    <IntlProvider locale="en" messages={EN} onError={error => console.error(error)}>
      <RuleReader>
        <Screen connection={connection} />
      </RuleReader>
    </IntlProvider>
  );
}

function Screen({ connection }: { readonly connection: Connection }) {
  const say = useSay();
  const table = useTable(connection);
  const ready = useResumed(table.begin);
  const { position, trouble } = table;
  useEffect(() => {
    if (ready && position === undefined) document.title = say('page.title.start');
  }, [ready, position, say]);
  return (
    <>
      {trouble !== undefined && <TroubleBar trouble={trouble} names={position?.names ?? []} onClose={table.calm} />}
      {!ready && <p className="loading">{say('page.loading')}</p>}
      {ready && position === undefined && <StartScreen table={table} kept={kept()} />}
      {position !== undefined && <GameScreen table={table} position={position} />}
      <footer className="foot">{say('page.unofficial')}</footer>
    </>
  );
}

/** A match that was kept goes on by itself after a reload; true when that is settled. */
function useResumed(begin: ReturnType<typeof useTable>['begin']): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const saved = kept();
    if (saved === undefined) setReady(true);
    else begin({ type: 'resume', names: saved.names, record: saved.record }).then(() => setReady(true));
  }, [begin]);
  return ready;
}
