// A part of the board that is one scene: its name on a plate of tiles, as streets have them, and the drawing.

import type { ReactNode } from 'react';

interface Props {
  readonly id: string;
  readonly title: string;
  /** What goes on there, in a sentence. */
  readonly help: string;
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

/** How much of the width the plate takes. */
export const PLATE = 30;

export function Strip({ id, title, help, width, height, children }: Props) {
  return (
    <section id={id} className={`strip ${id}`} style={{ width, height }} aria-labelledby={`${id}-heading`}>
      <h3 id={`${id}-heading`} className="plate" title={help}>
        <span>{title}</span>
      </h3>
      <div className="strip-body">{children}</div>
    </section>
  );
}
