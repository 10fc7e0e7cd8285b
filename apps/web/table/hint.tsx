// A hint in three steps: where to look, what to do, and exactly which moves. Each press tells one step more.

import type { Position } from '@adega/wire';
import { lazy, Suspense, useState } from 'react';
import { useSay } from '../text/words.ts';
import type { Face } from './face.ts';
import type { Table } from './use-table.ts';

const HintPanel = lazy(() => import('./hint-panel.tsx'));

interface Props {
  readonly face: Face;
  readonly table: Table;
  readonly position: Position;
}

export type Step = 'where' | 'what' | 'exactly';
const NEXT = { where: 'what', what: 'exactly', exactly: undefined } as const satisfies { readonly [S in Step]: Step | undefined };

/** Where somebody is asked, and the table gives hints. */
export function Hint({ face, table, position }: Props) {
  const { hints, question, at, branch } = position;
  if (!hints || question === undefined) return null;
  return <HintFor key={`${branch} ${at} ${question.seat}`} face={face} table={table} position={position} seat={question.seat} />;
}

function HintFor({ face, table, position, seat }: Props & { readonly seat: number }) {
  const say = useSay();
  const [step, setStep] = useState<Step | undefined>();
  const [ready, setReady] = useState(false);
  const next = step === undefined ? 'where' : NEXT[step];
  const busy = step !== undefined && !ready;
  // The button stays where it is while somebody thinks: the focus is never nowhere.
  return (
    <section className={step === undefined ? 'hint' : 'hint open'} aria-label={say('advice.hint')}>
      {next !== undefined && (
        <button type="button" className="quiet hint-go" aria-disabled={busy} onClick={() => !busy && setStep(next)}>
          {say(busy || next === 'where' ? 'advice.hint' : `advice.next.${next}`)}
        </button>
      )}
      {step !== undefined && (
        <Suspense fallback={<p role="status">{say('page.loading')}</p>}>
          <HintPanel
            face={face}
            table={table}
            position={position}
            seat={seat}
            step={step}
            onReady={told => {
              setReady(told === true);
              if (told === undefined) setStep(undefined);
            }}
          />
        </Suspense>
      )}
    </section>
  );
}
