// The game and the ideas tried on, side by side: points by part, and what else a game measures.

import type { Position, Standing } from '@adega/wire';
import { useEffect, useState } from 'react';
import { type Say, useSay } from '../text/words.ts';
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
  useEffect(() => {
    ask({ type: 'compare' }).then(reply => reply.type === 'compare' && setStandings(reply.standings));
  }, [ask]);
  return (
    <dialog
      className="comparison"
      aria-labelledby="compare-heading"
      ref={element => {
        if (element !== null && !element.open) element.showModal();
      }}
      onClose={onClose}
    >
      <h2 id="compare-heading">{say('compare.heading')}</h2>
      <div className="comparison-table">
        <table>
          <Heads standings={standings} />
          {position.names.map((name, seat) => (
            <SeatRows key={name} name={name} seat={seat} standings={standings} />
          ))}
        </table>
      </div>
      <button type="button" onClick={onClose}>
        {say('compare.close')}
      </button>
    </dialog>
  );
}

function Heads({ standings }: { readonly standings: readonly Standing[] }) {
  const say = useSay();
  return (
    <thead>
      <tr>
        <th scope="col">{say('compare.what')}</th>
        {standings.map(standing => (
          <th scope="col" key={standing.name ?? ''}>
            {standing.name ?? say('whatif.real')}
            <small>{whenOf(say, standing)}</small>
            {standing.name !== undefined && <small>{say('compare.from', { from: standing.from })}</small>}
          </th>
        ))}
      </tr>
    </thead>
  );
}

const whenOf = (say: Say, { over, mark, at }: Standing): string =>
  over ? say('compare.over', { at }) : say('compare.at', { mark: markName(say, mark), at });

interface SeatProps {
  readonly name: string;
  readonly seat: number;
  readonly standings: readonly Standing[];
}

function SeatRows({ name, seat, standings }: SeatProps) {
  const say = useSay();
  const real = standings[0];
  const scoreOf = (standing: Standing) => standing.scores.find(score => score.seat === seat);
  const totalOf = (standing: Standing): string => {
    const total = scoreOf(standing)?.total ?? 0;
    const change = total - ((real && scoreOf(real)?.total) ?? 0);
    return standing === real ? String(total) : say('compare.total-of', { total, change: say.signed(change) });
  };
  const parts = real === undefined ? [] : (scoreOf(real)?.parts ?? []);
  return (
    <tbody className={`seat-edge-${seat + 1}`}>
      <tr className="total">
        <th scope="row">{say('compare.row', { name, part: say('compare.total') })}</th>
        {standings.map(standing => (
          <td key={standing.name ?? ''}>{totalOf(standing)}</td>
        ))}
      </tr>
      {parts.map(({ part }) => (
        <tr key={part}>
          <th scope="row">{partName(say, part)}</th>
          {standings.map(standing => (
            <td key={standing.name ?? ''}>{scoreOf(standing)?.parts.find(p => p.part === part)?.amount}</td>
          ))}
        </tr>
      ))}
      {real?.measures.map(({ part }) => (
        <tr key={part}>
          <th scope="row">{measureName(say, part)}</th>
          {standings.map(standing => (
            <td key={standing.name ?? ''}>{standing.measures.find(m => m.part === part)?.amounts[seat]}</td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
