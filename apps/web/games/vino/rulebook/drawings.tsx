// Tables of the rulebook and of the card: every number in them is read off the box.

import { Table } from '../../../table/book-table.tsx';
import type { BookPart } from '../../../table/rulebook.ts';
import { boxOf } from '../box.ts';
import { regionName, varietyName } from '../names.ts';
import { VarietyChip } from '../pieces.tsx';
import { REGIONS, VARIETIES } from '../set.ts';
import { useSay } from '../words.ts';
import { useBookSay } from './say.ts';
import '../pieces.css';
import './rulebook.css';

/** Each region with its vineyards and what can be grown there. */
export function Regions(part: BookPart) {
  const say = useBookSay();
  const own = useSay();
  const { regions } = boxOf(part).pack;
  return (
    <Table
      caption={say('book.fig.regions')}
      heads={[
        say('book.fig.region'),
        say('book.fig.private'),
        say('book.fig.government'),
        say('book.fig.prices'),
        say('book.fig.varieties'),
      ]}
      rows={regions.map(({ id, number, private: open, government, varieties }) => [
        `${number} ${regionName(own, REGIONS.indexOf(id))}`,
        open.length,
        government.length,
        say('book.fig.range', { least: Math.min(...open, ...government), most: Math.max(...open, ...government) }),
        <span key={id} className="book-varieties">
          {VARIETIES.flatMap((variety, i) => (varieties.includes(variety) ? [<VarietyChip key={variety} say={own} variety={i} />] : []))}
        </span>,
      ])}
    />
  );
}

/** The varieties, each with its sign. */
export function Varieties(_: BookPart) {
  const own = useSay();
  return (
    <ul className="book-list">
      {VARIETIES.map((variety, i) => (
        <li key={variety}>
          <VarietyChip say={own} variety={i} /> {varietyName(own, i)}
        </li>
      ))}
    </ul>
  );
}

/** As far as most sales go, in two rows, so that no screen cuts them off. */
const ROWS = [
  [0, 6],
  [6, 12],
] as const;

/** What a sale brings and costs, by its amount. */
export function Sale(part: BookPart) {
  const say = useBookSay();
  const { revenue, lost, fall } = boxOf(part).pack.sale;
  return (
    <div className="book-sale">
      {ROWS.filter(([from]) => from < revenue.length).map(([from, to]) => (
        <Table
          key={from}
          caption={say('book.fig.sale', { from: from + 1, to: Math.min(to, revenue.length) })}
          heads={[say('book.fig.sold'), ...revenue.slice(from, to).map((_, i) => from + i + 1)]}
          rows={[
            [say('book.fig.income'), ...revenue.slice(from, to)],
            [say('book.fig.back'), ...lost.slice(from, to)],
            [say('book.fig.falls'), ...fall.slice(from, to)],
          ]}
        />
      ))}
      {revenue.length > ROWS[1][1] && <p className="note">{say('book.fig.more')}</p>}
    </div>
  );
}
