// A scenario on the table: its position can be looked at and played on like a game, step by step, and beside it stands how it came out.

import type { Reported } from '@adega/wire';
import { useEffect, useMemo, useState } from 'react';
import { Dressed } from '../games/dressed.tsx';
import { keptScenario } from '../store/scenario.ts';
import { GameScreen } from '../table/game-screen.tsx';
import type { Table } from '../table/use-table.ts';
import { useSay } from '../text/words.ts';
import { Frame } from './frame.tsx';
import { GameMenu } from './game-menu.tsx';
import { ImportForm } from './import-form.tsx';
import { holdVersion } from './offline.ts';
import { textIn } from './packed-text.ts';
import { goTo } from './route.ts';
import { Outcome, ScenarioSteps } from './scenario-steps.tsx';
import type { Shell } from './shell.ts';
import { useAutoConfirm } from './use-auto-confirm.ts';
import './setup.css';
import './scenario.css';

export default function ScenarioPage({ shell }: { readonly shell: Shell }) {
  const say = useSay();
  const isReading = useStaged(shell);
  const { scenario, table } = shell.sittings;
  if (scenario !== undefined && table.position !== undefined) return <OnTable key={scenario} table={table} scenario={scenario} />;
  return (
    <Frame route={{ page: 'scenario' }} title={say('title.scenario')} className="page-scenario">
      {isReading ? (
        <p className="loading">{say('page.loading')}</p>
      ) : (
        <>
          <header className="page-head">
            <h1>{say('scenario.heading')}</h1>
            <p>{say('scenario.lead')}</p>
          </header>
          <ImportForm shell={shell} />
        </>
      )}
    </Frame>
  );
}

/** Puts up the scenario of the address, or the one that this tab had last; true while it is being read. */
function useStaged({ sittings }: Shell): boolean {
  const { scenario, stage } = sittings;
  const [isReading, setReading] = useState(scenario === undefined);
  useEffect(() => {
    const read = async () => {
      const linked = await textIn(location.hash);
      // From here on the tab keeps it, also across a reload; what is opened next shall not stand under this address.
      if (linked !== undefined) history.replaceState(null, '', location.pathname);
      const text = linked ?? (scenario === undefined ? keptScenario() : undefined);
      if (text !== undefined) await stage(text);
      setReading(false);
    };
    void read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, [scenario, stage]);
  return isReading;
}

interface OnTableProps {
  readonly table: Table;
  readonly scenario: string;
}

function OnTable({ table, scenario }: OnTableProps) {
  const say = useSay();
  const report = useReport(table, scenario);
  const [at, setAt] = useState<number | undefined>();
  const here = useMemo(() => ({ ...table, leave: () => goTo({ page: 'new' }) }), [table]);
  useEffect(() => holdVersion(), []);
  useAutoConfirm(here);
  const { position } = table;
  if (position === undefined || report === undefined) return <p className="loading">{say('page.loading')}</p>;
  const steps = <ScenarioSteps report={report} position={position} at={at} onGo={setAt} />;
  return (
    <>
      <Outcome report={report} />
      <Dressed game={position.game} colours={position.colours}>
        {face => (
          <GameScreen
            face={face}
            table={here}
            position={position}
            at={at}
            onNavigate={setAt}
            tabs={[{ id: 'scenario', title: say('scenario.tab'), body: () => steps }]}
            menu={<GameMenu table={here} position={position} saves={false} />}
          />
        )}
      </Dressed>
    </>
  );
}

function useReport({ ask }: Table, scenario: string): Reported | undefined {
  const [report, setReport] = useState<Reported | undefined>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another scenario has another report
  useEffect(() => {
    let gone = false;
    ask({ type: 'report' }).then(reply => !gone && reply.type === 'report' && setReport(reply));
    return () => {
      gone = true;
    };
  }, [ask, scenario]);
  return report;
}
