// The drawings of a player's board that have colours of their own; the plain icons are those of the common board.
// They say nothing by themselves: whoever shows one gives it a name and a sentence.

import { memo, type ReactNode } from 'react';

const DRAWINGS = {
  money: (
    <>
      <ellipse className="coin-side" cx="12" cy="17" rx="9" ry="4.5" />
      <ellipse className="coin-side" cx="12" cy="13.5" rx="9" ry="4.5" />
      <ellipse className="coin" cx="12" cy="9.5" rx="9" ry="4.5" />
      <path className="coin-mark" d="M12 7v5M9.5 8.2h4M9.5 10.6h4.6" />
    </>
  ),
  barrel: (
    <>
      <path className="wood" d="M6 3h12c2.4 5.6 2.4 12.4 0 18H6C3.6 15.4 3.6 8.6 6 3Z" />
      <path className="hoop" d="M4.8 7.5h14.4M4.8 16.5h14.4M10 3.2c-1.2 6-1.2 11.6 0 17.6M14 3.2c1.2 6 1.2 11.6 0 17.6" />
    </>
  ),
  cube: (
    <>
      <path className="cube-top" d="m12 2 9 4.5-9 4.5-9-4.5Z" />
      <path className="cube-left" d="m3 7.5 8.3 4.2V22L3 17.5Z" />
      <path className="cube-right" d="m21 7.5-8.3 4.2V22l8.3-4.5Z" />
    </>
  ),
  enologist: (
    <>
      <circle className="skin" cx="10" cy="5.5" r="4" />
      <path className="coat" d="M3 22V16q0-5.5 7-5.5T17 16v6Z" />
      <path className="flask" d="M18.4 8.5v3.6l-2.7 6.4a1 1 0 0 0 .9 1.4h6.3a1 1 0 0 0 .9-1.4l-2.7-6.4V8.5M17.6 8.5h4.3M16.9 16.5h5.6" />
    </>
  ),
  farmer: (
    <>
      <path className="hat" d="M8 5q0-3.5 4-3.5T16 5l5.5 2.5h-19Z" />
      <path className="skin" d="M8 7.5h8q0 4.5-4 4.5T8 7.5Z" />
      <path className="smock" d="M4 22v-4q0-5.5 8-5.5T20 18v4Z" />
    </>
  ),
} as const satisfies { readonly [name: string]: ReactNode };

export type DrawingName = keyof typeof DRAWINGS;

export const Drawing = memo(({ name }: { readonly name: DrawingName }) => (
  <svg className="drawing" viewBox="0 0 24 24" aria-hidden="true">
    {DRAWINGS[name]}
  </svg>
));
