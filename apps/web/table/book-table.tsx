// A small table in a rulebook or on a card.

import type { ReactNode } from 'react';
import './book-table.css';

interface TableProps {
  readonly caption: string;
  readonly heads?: readonly ReactNode[];
  readonly rows: readonly (readonly ReactNode[])[];
}

/** The first cell of a row says what it is about. */
export function Table({ caption, heads, rows }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="book-table" tabIndex={0} aria-label={caption}>
      <table>
        {heads !== undefined && (
          <thead>
            <tr>
              {heads.map((head, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns in their order
                <th key={i} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map(([first, ...cells], i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows in their order
            <tr key={i}>
              {first === '' ? <td /> : <th scope="row">{first}</th>}
              {cells.map((cell, n) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns in their order
                <td key={n}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
