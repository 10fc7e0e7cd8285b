// What a position is worth to everybody, by what it is made of: a judgement, and how far off the mark such judgements usually are.

import type { Position, Section, Worth } from '@adega/wire';
import { type Say, useSay } from '../text/words.ts';
import { aboutName, seenIn, standingText, tenths } from './advice-words.ts';
import type { Face } from './face.ts';
import { Sections } from './reasons.tsx';
import { NoAdvice, ThinkingNote } from './thinking-note.tsx';
import { useAdvice } from './use-advice.ts';
import type { Table } from './use-table.ts';

interface Props {
  readonly face: Face;
  readonly table: Table;
  readonly position: Position;
}

export default function WorthPanel({ face, table, position }: Props) {
  const say = useSay();
  const { at, viewer, branch } = position;
  const { advice, ask, stop } = useAdvice(table, 'worth', `${branch} ${at} ${viewer}`);
  if (position.waiting.for === 'nobody') return <p className="note">{say('worth.over')}</p>;
  return (
    <div className="insight position-worth">
      <p className="note">{say('worth.lead', { others: position.names.length - 1 })}</p>
      {(advice.state === 'none' || advice.state === 'trouble') && (
        <button type="button" onClick={() => ask({ type: 'worth', to: at })}>
          {say('worth.go')}
        </button>
      )}
      {advice.state === 'thinking' && <ThinkingNote table={table} onStop={stop} />}
      {advice.state === 'trouble' && <NoAdvice trouble={advice.trouble} names={position.names} />}
      <div aria-live="polite">{advice.state === 'told' && <Judged face={face} position={position} worth={advice.told} />}</div>
    </div>
  );
}

interface JudgedProps {
  readonly face: Face;
  readonly position: Position;
  readonly worth: Worth;
}

function Judged({ face, position, worth: { seats } }: JudgedProps) {
  const say = useSay();
  return (
    <>
      <p className="note">{say('worth.parts-note', { others: seats.length - 1 })}</p>
      {seats.map(({ seat, points, error, sections }) => (
        <div key={seat} className={`worth-seat seat-edge-${seat + 1}`}>
          <h3>
            <span className={`seat-disc of-${seat + 1}`} aria-hidden="true">
              {seat + 1}
            </span>{' '}
            <bdi>{position.names[seat]}</bdi>
          </h3>
          <p>
            {say('worth.of', { standing: standingText(say, points, seats.length - 1), error: tenths(error) })}{' '}
            {say('worth.most', { parts: say.list(largest(say, sections)) })}
          </p>
          <Sections face={face} position={position} sections={sections} />
        </div>
      ))}
      <p className="note">{say('worth.honest')}</p>
    </>
  );
}

const MOST = 3;

const largest = (say: Say, sections: readonly Section[]): string[] =>
  seenIn(sections)
    .slice(0, MOST)
    .map(({ about, points }) => say('advice.part', { about: aboutName(say, about), signed: say.signed(tenths(points)) }));
