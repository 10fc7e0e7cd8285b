// The answer to why somebody did that.

import type { Counsel, Position } from '@adega/wire';
import { useEffect, useState } from 'react';
import { type Say, useSay } from '../text/words.ts';
import { planText, verdictOf } from './advice-words.ts';
import { Against } from './against.tsx';
import { asAsked } from './as-asked.ts';
import { openAtOnce } from './dialog.ts';
import type { Face } from './face.ts';
import { NoAdvice, ThinkingNote } from './thinking-note.tsx';
import { useAdvice } from './use-advice.ts';
import type { Table } from './use-table.ts';

interface Props {
  readonly face: Face;
  readonly table: Table;
  readonly position: Position;
  /** One of the turn that is asked about. */
  readonly entry: number;
  readonly onClose: () => void;
}

export default function WhyDialog({ face, table, position, entry, onClose }: Props) {
  const say = useSay();
  const { advice, ask, stop } = useAdvice(table, 'counsel', String(entry));
  const by = table.log[entry]?.by ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked once
  useEffect(() => ask({ type: 'why', entry }), [entry]);
  const leave = () => {
    stop();
    onClose();
  };
  return (
    <dialog className="why" aria-labelledby="why-heading" ref={openAtOnce} onClose={leave}>
      <h2 id="why-heading">{say('why.heading', { name: position.names[by] ?? '' })}</h2>
      {advice.state === 'thinking' && <ThinkingNote table={table} onStop={leave} />}
      {advice.state === 'trouble' && <NoAdvice trouble={advice.trouble} names={position.names} />}
      {advice.state === 'told' && <Answer face={face} table={table} now={position} counsel={advice.told} />}
      <button type="button" onClick={leave}>
        {say('why.close')}
      </button>
    </dialog>
  );
}

interface AnswerProps {
  readonly face: Face;
  readonly table: Table;
  readonly now: Position;
  readonly counsel: Counsel;
}

/** Moves are said as of the position in which they were made. */
function Answer({ face, table, now, counsel }: AnswerProps) {
  const say = useSay();
  const then = useThen(table, counsel);
  if (then === undefined) return <p role="status">{say('page.loading')}</p>;
  const name = now.names[counsel.seat] ?? '';
  const verdict = verdictOf(counsel);
  return (
    <div className="why-answer">
      <p>{say('why.did', { name, plan: planText(say, face, then, counsel.plan.keys), when: face.when(say, then) })}</p>
      <p>{say(`why.${verdict}`)}</p>
      {verdict === 'not-best' && erring(say, now, counsel)}
      <Against face={face} position={then} counsel={counsel} tense="done" />
      <p className="note">{say('why.knew', { name })}</p>
    </div>
  );
}

/** Bots below the strongest err on purpose, or look less far. */
function erring(say: Say, { bots, names }: Position, { seat }: Counsel) {
  const level = bots?.[seat];
  if (level === undefined || level === null || level === 'level5') return null;
  return <p>{say('why.errs', { name: names[seat] ?? '', level: say(`bot.${level}`) })}</p>;
}

function useThen({ ask }: Table, { at, seat }: Counsel): Position | undefined {
  const [then, setThen] = useState<Position | undefined>();
  useEffect(() => {
    let late = false;
    ask({ type: 'past', to: at }).then(reply => {
      if (!late && reply.type === 'past') setThen(asAsked(reply.position, seat, reply.asks ?? ''));
    });
    return () => {
      late = true;
    };
  }, [ask, at, seat]);
  return then;
}
