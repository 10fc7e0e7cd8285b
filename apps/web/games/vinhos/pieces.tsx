// Small pieces that lie in many places: a player's disc, a barrel, a bottle of wine.

import type { ReactNode } from 'react';
import { colourOf, colourWord, qualityOf } from './set.ts';

interface OfSeat {
  readonly seat: number;
  readonly label: string;
}

/** A player's marker: the number tells players apart where the colour does not. */
export const Disc = ({ seat, label }: OfSeat) => (
  <span className={`disc seat-${seat + 1}`} role="img" aria-label={label} title={label}>
    {seat + 1}
  </span>
);

export const Barrel = ({ seat, label }: OfSeat) => (
  <span className={`barrel seat-${seat + 1}`} role="img" aria-label={label} title={label}>
    {seat + 1}
  </span>
);

/** A wine by its quality. */
export const Wine = ({ wine, label }: { readonly wine: number; readonly label: string }) => (
  <span className={`wine wine-${colourWord(colourOf(wine))}`} role="img" aria-label={label} title={label}>
    {qualityOf(wine)}
  </span>
);

/** A heading with what belongs under it. */
export function Panel({ id, title, children }: { readonly id: string; readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={`panel ${id}`} aria-labelledby={`${id}-heading`}>
      <h3 id={`${id}-heading`}>{title}</h3>
      {children}
    </section>
  );
}
