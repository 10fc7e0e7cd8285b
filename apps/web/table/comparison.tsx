// The game and the ideas tried on, side by side: the points of everybody, and under them only what differs.

import type { Position, Standing } from '@adega/wire';
import { useEffect, useState } from 'react';
import { type Say, useSay } from '../text/words.ts';
import { type Row, rowsOf } from './compared.ts';
import { openAtOnce } from './dialog.ts';
import { markName, measureName } from './marks.ts';
import { partName } from './scores.tsx';
import type { Table } from './use-table.ts';

interface Props {
  readonly table: Table;
  readonly position: Position;
  readonly onClose: () => void;
}

export default function Comparison({ table, position, onClose }: Props) {
  const say = useSay();
  const { ask } = table;
  const [standings, setStandings] = useState<readonly Standing[]>([]);
  const [all, setAll] = useState(false);
  useEffect(() => {
    ask({ type: 'compare' }).then(reply => reply.type === 'compare' && setStandings(reply.standings));
  }, [ask]);
  return (
    <dialog className="comparison" aria-labelledby="compare-heading" ref={openAtOnce} onClose={onClose}>
      <h2 id="compare-heading">{say('compare.heading')}</h2>
      <p className="note">{say(all ? 'compare.all-lead' : 'compare.lead')}</p>
      <div className="comparison-table">
        <table>
          <Heads standings={standings} />
          {position.names.map((name, seat) => (
            <SeatRows key={name} name={name} seat={seat} standings={standings} all={all} />
          ))}
        </table>
      </div>
      <div className="dialog-ways">
        <button type="button" className="primary" onClick={onClose}>
          {say('compare.close')}
        </button>
        <label className="compare-all">
          <input type="checkbox" checked={all} onChange={event => setAll(event.target.checked)} />
          {say('compare.all')}
        </label>
      </div>
    </dialog>
  );
}

function Heads({ standings }: { readonly standings: readonly Standing[] }) {
  const say = useSay();
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="hidden">{say('compare.what')}</span>
        </th>
        {standings.map(standing => (
          <th scope="col" key={standing.name ?? ''}>
            {standing.name ?? say('whatif.real')}
            <small>{whenOf(say, standing)}</small>
          </th>
        ))}
      </tr>
    </thead>
  );
}

function whenOf(say: Say, { name, over, mark, at, from }: Standing): string {
  const when = over ? say('compare.over') : markName(say, mark);
  return name === undefined ? when : say('compare.on', { when, count: at - from });
}

interface SeatProps {
  readonly name: string;
  readonly seat: number;
  readonly standings: readonly Standing[];
  /** Also what is the same everywhere. */
  readonly all: boolean;
}

function SeatRows({ name, seat, standings, all }: SeatProps) {
  const say = useSay();
  const rows = rowsOf(standings, seat);
  const nameOf = ({ kind, part }: Row): string => {
    if (kind === 'total') return name;
    return kind === 'part' ? partName(say, part) : measureName(say, part);
  };
  return (
    <tbody className={`seat-edge-${seat + 1}`}>
      {rows
        .filter(row => all || row.kind === 'total' || row.differs)
        .map(row => (
          <tr key={`${row.kind} ${row.part}`} className={row.kind === 'total' ? 'total' : ''}>
            <th scope="row">
              {row.kind === 'total' && <span className={`seat-disc of-${seat + 1}`} aria-hidden="true" />}
              {nameOf(row)}
            </th>
            {row.amounts.map((amount, i) => (
              <td key={standings[i]?.name ?? ''}>
                {row.kind === 'total' ? say('player.vp', { vp: amount }) : amount}
                {i > 0 && <Change by={amount - (row.amounts[0] ?? 0)} />}
              </td>
            ))}
          </tr>
        ))}
    </tbody>
  );
}

function Change({ by }: { readonly by: number }) {
  const say = useSay();
  if (by === 0) return <span className="change">{say('compare.same')}</span>;
  return <span className={by > 0 ? 'change more' : 'change less'}>{say.signed(by)}</span>;
}
