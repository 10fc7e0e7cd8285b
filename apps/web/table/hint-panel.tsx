// What a hint tells, step by step.

import type { Counsel, Position } from '@adega/wire';
import { useEffect, useRef } from 'react';
import { useSay } from '../text/words.ts';
import { hasPlaces, whatText, whereText } from './advice-words.ts';
import { Against } from './against.tsx';
import type { Face } from './face.ts';
import type { Step } from './hint.tsx';
import { NoAdvice, ThinkingNote } from './thinking-note.tsx';
import { useAdvice } from './use-advice.ts';
import type { Table } from './use-table.ts';
import { freshName } from './what-if.tsx';

interface Props {
  readonly face: Face;
  readonly table: Table;
  readonly position: Position;
}

interface PanelProps extends Props {
  readonly seat: number;
  readonly step: Step;
  /** Whether more can be told; undefined: it was given up. */
  readonly onReady: (ready: boolean | undefined) => void;
}

export default function HintPanel({ face, table, position, seat, step, onReady }: PanelProps) {
  const { advice, ask, stop } = useAdvice(table, 'counsel', String(position.at));
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked once
  useEffect(() => ask({ type: 'hint', at: position.at, seat }), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told whenever it changes
  useEffect(() => onReady(advice.state === 'told'), [advice.state]);
  const leave = () => {
    stop();
    onReady(undefined);
  };
  if (advice.state === 'trouble') return <NoAdvice trouble={advice.trouble} names={position.names} />;
  if (advice.state !== 'told') return <ThinkingNote table={table} onStop={leave} />;
  return (
    <div aria-live="polite">
      <Told face={face} table={table} position={position} counsel={advice.told} step={step} />
    </div>
  );
}

interface ToldProps extends Props {
  readonly counsel: Counsel;
  readonly step: Step;
}

function Told({ face, table, position, counsel, step }: ToldProps) {
  const say = useSay();
  return (
    <div className="hint-told">
      {(step === 'where' || hasPlaces(face, position)) && (
        <p>
          <strong>{say('advice.where')}</strong> {whereText(say, face, position, counsel)}
        </p>
      )}
      {step !== 'where' && (
        <p>
          <strong>{say('advice.what')}</strong> {whatText(say, face, position, counsel)}
        </p>
      )}
      {step === 'exactly' && <Exactly face={face} table={table} position={position} counsel={counsel} />}
      {/* The next best is named only after the best. */}
      {step === 'exactly' && <Against face={face} position={position} counsel={counsel} />}
    </div>
  );
}

/** Its moves, to be played or tried on. */
function Exactly({ face, table, position, counsel: { plan, seat } }: Props & { readonly counsel: Counsel }) {
  const say = useSay();
  const first = useRef<HTMLButtonElement>(null);
  // The button that asked for more is gone: this is what comes next.
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  const play = () => table.act({ type: 'choose-line', seat, keys: plan.keys });
  const tryOn = async () => {
    const name = freshName(position.branches, n => say('advice.idea', { n }));
    if (await table.turnTo({ type: 'branch', name, from: position.at })) await play();
  };
  return (
    <>
      <ol className="hint-moves" data-hint={plan.keys.join(' + ')}>
        {plan.keys.map((key, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: moves in their order
          <li key={i}>{face.move(say, position, key).phrase}</li>
        ))}
      </ol>
      <p className="hint-ways">
        <button ref={first} type="button" className="primary" onClick={() => void play()}>
          {say('advice.play', { n: plan.keys.length })}
        </button>
        <button type="button" onClick={() => void tryOn()}>
          {say('advice.try')}
        </button>
      </p>
    </>
  );
}
