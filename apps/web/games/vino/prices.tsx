// The table by which everybody sells, standing on the table where there is room: what so many bottles bring without any demand, how many
// vineyards go back, and by how many steps the demand falls.

import type { PartProps } from '../../table/face.ts';
import { useBox } from './box.ts';
import { signed } from './names.ts';
import { placeOf, shown } from './printed.ts';
import { upTo } from './set.ts';
import { useSay } from './words.ts';

/** What the words at its beginning take, and a column with four figures. */
const WORDS = 128;
const COLUMN = 41;

export function PriceTable({ width }: PartProps) {
  const box = useBox();
  const say = useSay();
  const { most, revenue, lost, fall, step } = box.tables;
  const columns = upTo(Math.min(most, Math.floor((width - WORDS) / COLUMN))).map(i => i + 1);
  const rows = [
    { word: 'vino.table.income', of: (n: number) => revenue[n] },
    { word: 'vino.desk.back', of: (n: number) => signed(-(lost[n] ?? 0)) },
    { word: 'vino.desk.falls', of: (n: number) => signed(-(fall[n] ?? 0) * step) },
  ] as const;
  return (
    <section id="price-table" className="standing-prices" aria-labelledby="price-table-heading">
      <h3 id="price-table-heading" className="hidden">
        {say('vino.insight.prices')}
      </h3>
      <table title={say('vino.table.lead')}>
        <thead>
          <tr>
            <th scope="row">{say('vino.table.wine')}</th>
            {columns.map(n => (
              <th key={n} scope="col" title={say('vino.table.help', { n })} {...placeOf(box, shown.row(n))}>
                {n}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ word, of }) => (
            <tr key={word}>
              <th scope="row">{say(word)}</th>
              {columns.map(n => (
                <td key={n}>{of(n)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
