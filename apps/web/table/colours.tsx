// Which colour and shape each seat of a table has. Styles and pieces speak of seats by their numbers: around a table the numbers are given
// the colours that were chosen, and nothing inside has to know.

import { coloursOf } from '@adega/wire/colour.ts';
import { type CSSProperties, createContext, type ReactNode, useContext, useMemo } from 'react';

const ByNumber = coloursOf();
const Colours = createContext(ByNumber);

/** The number of the colour of a seat, from 1; also of a place at the table that nobody plays. */
export const useColour = (seat: number): number => useContext(Colours)[seat % ByNumber.length] as number;

/** What gives the seats of whatever is inside these colours. */
export function seatStyle(colours: readonly number[]): CSSProperties {
  const given = coloursOf(colours).flatMap((colour, seat) => [
    [`--seat-${seat + 1}`, `var(--colour-${colour})`],
    [`--seat-shape-${seat + 1}`, `var(--shape-${colour})`],
  ]);
  return Object.fromEntries(given) as CSSProperties;
}

interface Props {
  /** Absent: each has that of its number. */
  readonly colours: readonly number[] | undefined;
  readonly className: string;
  readonly children: ReactNode;
}

export function Coloured({ colours, className, children }: Props) {
  // Every position brings a list of its own.
  const told = colours?.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same numbers are the same colours
  const given = useMemo(() => (colours === undefined ? undefined : { all: coloursOf(colours), style: seatStyle(colours) }), [told]);
  return (
    <Colours value={given?.all ?? ByNumber}>
      <div className={className} style={given?.style}>
        {children}
      </div>
    </Colours>
  );
}
