// Pieces that every game has: a player's mark, and a part of the board with its heading.
// What is drawn from its own properties alone is not drawn again by every move.

import { memo, type ReactNode } from 'react';
import { useColour } from './colours.tsx';

/** Colour, shape and number: each alone tells players apart, up to six of them. The colours are in seats.css. */
const SHAPES = [
  <circle key="0" cx="12" cy="12" r="11" />,
  <rect key="1" x="1.5" y="1.5" width="21" height="21" rx="4" />,
  <path key="2" d="M12 .5 22 6v12L12 23.5 2 18V6Z" />,
  <path key="3" d="M12 0 24 12 12 24 0 12Z" />,
  <path key="4" d="M1.5 3.5a2 2 0 0 1 2-2h17a2 2 0 0 1 2 2V11c0 7-5 11-10.5 12.5C6.5 22 1.5 18 1.5 11Z" />,
  <path key="5" d="M5 1.500h14L23.500 22.500H.500Z" />,
] as const;

/** The shape of a seat alone, on a field of 24 by 24, inside another drawing: for pieces too small for a number. */
export const SeatShape = memo(({ seat }: { readonly seat: number }) => SHAPES[useColour(seat) - 1]);

interface MarkProps {
  readonly seat: number;
  /** What is written on it, if it is not the number of the seat. */
  readonly shows?: number | undefined;
}

/** A player's mark on a field of 24 by 24, inside another drawing. */
export const Mark = memo(({ seat, shows }: MarkProps) => (
  <g className={`mark seat-fill-${seat + 1}`}>
    <SeatShape seat={seat} />
    <text x="12" y={shows === undefined ? 17.9 : 15.6} className={shows === undefined ? undefined : 'mark-amount'}>
      {shows ?? seat + 1}
    </text>
  </g>
));

/** A player's marker. */
export const Disc = memo(({ seat, label }: { readonly seat: number; readonly label: string }) => (
  <span className="disc" role="img" aria-label={label} title={label}>
    <svg viewBox="-1 -1 26 26" aria-hidden="true">
      <Mark seat={seat} />
    </svg>
  </span>
));

interface PanelProps {
  readonly id: string;
  readonly title: string;
  /** Beside the heading. */
  readonly note?: ReactNode;
  /** The heading stands upright along the side, where height is dear. */
  readonly side?: boolean;
  readonly children: ReactNode;
}

/** A heading with what belongs under it. */
export function Panel({ id, title, note, side = false, children }: PanelProps) {
  return (
    <section id={id} className={side ? `panel upright ${id}` : `panel ${id}`} aria-labelledby={`${id}-heading`}>
      <header className="panel-head">
        <h3 id={`${id}-heading`}>{title}</h3>
        {note !== undefined && <span className="note">{note}</span>}
      </header>
      {side ? <div className="upright-body">{children}</div> : children}
    </section>
  );
}
