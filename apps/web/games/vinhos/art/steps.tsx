// Small drawings for the four things one does in a game: plant, age, sell, show.

import type { ReactNode } from 'react';
import { Barrel } from './barrel.tsx';

const framed = (drawing: ReactNode) => () => (
  <svg className="step-art" viewBox="0 0 96 96" aria-hidden="true">
    {drawing}
  </svg>
);

export const Plant = framed(<Rows />);
export const Age = framed(<Barrel x={48} y={50} r={38} word="+3" />);
export const Sell = framed(<Crates />);
export const Show = framed(<Rosette />);

/** Rows of vines up a hill, under the sun. */
function Rows() {
  return (
    <>
      <circle cx="70" cy="26" r="12" fill="var(--tile-gold)" />
      <path d="M4 88C14 50 40 38 92 42V88z" fill="var(--leaf-b)" />
      <path
        d="M16 86c6-20 18-32 34-38M36 87c4-18 12-30 26-40M58 87c2-16 7-28 16-41M80 87c0-14 2-28 6-41"
        fill="none"
        stroke="var(--leaf-c)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="1 9"
      />
      <path d="M4 88h88" stroke="var(--vine)" strokeWidth="4" strokeLinecap="round" />
    </>
  );
}

/** A bottle and the ship that takes others abroad. */
function Crates() {
  return (
    <>
      <path d="M4 74c8-7 14-7 22 0s14 7 22 0 14-7 22 0 14 7 22 0v14H4z" fill="var(--tile-blue)" />
      <path d="M40 60h50l-8 14H50z" fill="var(--oak-dark)" />
      <path d="M64 14v44" stroke="var(--vine)" strokeWidth="4" />
      <path d="M67 16c16 6 22 18 20 36H67z" fill="var(--tile-ground)" stroke="var(--tile-blue)" strokeWidth="2.500" />
      <path d="M61 24c-10 6-14 16-14 28h14z" fill="var(--tile-pale)" stroke="var(--tile-blue)" strokeWidth="2.500" />
      <path d="M14 20h10v16c6 5 8 10 8 17v21H6V53c0-7 2-12 8-17z" fill="var(--grape-red)" />
      <path d="M6 54h26v12H6z" fill="var(--tile-ground)" />
      <path d="M14 14h10v8H14z" fill="var(--tile-gold)" />
    </>
  );
}

/** A prize. */
function Rosette() {
  return (
    <>
      <path d="M32 52L22 92l14-7 8 9 6-36zM64 52l10 40-14-7-8 9-6-36z" fill="var(--grape-red)" />
      <circle cx="48" cy="38" r="33" fill="var(--tile-gold)" />
      <circle cx="48" cy="38" r="33" fill="none" stroke="var(--oak-dark)" strokeWidth="5" strokeDasharray="6 5.500" opacity="0.35" />
      <circle cx="48" cy="38" r="24" fill="var(--tile-ground)" />
      <path
        d="M48 20l5.300 11.300 12.300 1.600-9 8.500 2.300 12.200L48 47.700 37.100 53.600l2.300-12.200-9-8.500 12.300-1.600z"
        fill="var(--red-wine)"
      />
    </>
  );
}
