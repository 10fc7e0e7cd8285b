// The table by which everybody sells, without any demand: for whoever plans ahead.

import { useBox } from '../box.ts';
import { placeOf, shown } from '../printed.ts';
import { upTo } from '../set.ts';
import { useSay } from '../words.ts';

export function Prices() {
  const box = useBox();
  const say = useSay();
  const { most, revenue, lost, fall } = box.tables;
  return (
    <div className="insight">
      <p className="note">{say('vino.table.lead')}</p>
      <table className="price-table">
        <thead>
          <tr>
            <th scope="col">{say('vino.table.wine')}</th>
            <th scope="col">{say('vino.table.income')}</th>
            <th scope="col">{say('vino.table.lost')}</th>
            <th scope="col">{say('vino.table.fall')}</th>
          </tr>
        </thead>
        <tbody>
          {upTo(most)
            .map(i => i + 1)
            .map(n => (
              <tr key={n}>
                <th scope="row" title={say('vino.table.help', { n })} {...placeOf(box, shown.row(n))}>
                  {n}
                </th>
                <td>{revenue[n]}</td>
                <td>{lost[n]}</td>
                <td>{fall[n]}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}
