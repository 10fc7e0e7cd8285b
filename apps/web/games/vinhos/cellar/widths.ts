// How wide each board is: the large one has more than its share. Told to the style sheet in rem, so that nothing has to be asked of
// the layout while a move is drawn.

import { type CSSProperties, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useNarrow } from '../../../table/narrow.ts';

/** How many small boards the large one is as wide as, by the number of boards. */
const LARGE: { readonly [boards: number]: number } = { 2: 1.35, 3: 1.7, 4: 1.85 };
const GAP = 0.5;
/** What is within a narrower board is arranged in another way. */
const SLIM = 21.25;

export interface Board {
  readonly slim: boolean;
  readonly style: CSSProperties;
}

interface Boards {
  readonly row: RefObject<HTMLDivElement | null>;
  readonly style: CSSProperties;
  readonly large: Board;
  readonly small: Board;
}

/** The boards in their row, the large one first. A phone shows one at a time. */
export function useBoards(boards: number): Boards {
  const row = useRef<HTMLDivElement>(null);
  const width = useWidth(row);
  const alone = useNarrow() || boards === 1;
  const large = LARGE[boards] ?? 1;
  const part = (width - GAP * (boards - 1)) / (large + boards - 1);
  return {
    row,
    style: boards === 1 ? {} : { gridTemplateColumns: `minmax(0, ${large}fr) repeat(${boards - 1}, minmax(0, 1fr))` },
    large: boardOf(alone ? width : part * large),
    small: boardOf(alone ? width : part),
  };
}

const boardOf = (width: number): Board => ({ slim: width < SLIM, style: { '--board': `${width}rem` } as CSSProperties });

/** The width of an element in rem; that of the window for as long as it is not shown. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const measured = element.current;
    if (measured === null) return;
    const measure = () => setWidth(inRem(measured.clientWidth || window.innerWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

const inRem = (pixels: number): number => pixels / Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
