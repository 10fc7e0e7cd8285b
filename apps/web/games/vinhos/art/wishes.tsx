// What magnates ask for, in pictures: a bottle of a colour, a bottle of a value. Decoration only.

import { memo } from 'react';

/** As the bottles of the cellars: red wine in one with shoulders, white wine in a slender one. */
const GLASS: { readonly [colour: string]: string } = {
  red: 'M11 2h8v10c0 6 8.5 4.5 8.5 12V63q0 4-4 4h-17q-4 0-4-4V24c0-7.5 8.5-6 8.5-12Z',
  white: 'M12 2h6v4c.5 10.2 9.5 11.9 9.5 25V63q0 4-4 4h-17q-4 0-4-4V31c0-13.1 9-14.8 9.5-25Z',
};

export const ColourWish = memo(({ colour }: { readonly colour: string }) => (
  <svg className={`bottle bottle-${colour} wish-bottle`} viewBox="0 0 34 70" aria-hidden="true">
    <path className="cast" d="M9 65h19l4-5V40l3 6v15q0 4-4 4Z" />
    <path className="glass" d={GLASS[colour]} />
    <path className="glint" d="M5.5 38v21" />
    <path className="capsule" d={colour === 'white' ? 'M11.6 1.5h6.8v10h-6.8Z' : 'M10.5 1.5h9V10h-9Z'} />
    <g className={`wish-grapes of-${colour}`}>
      <rect className="label" x="3.5" y="31" width="23" height="25" rx="2" />
      {[
        [10, 38],
        [15, 38],
        [20, 38],
        [12.5, 43.2],
        [17.5, 43.2],
        [15, 48.4],
      ].map(([x, y]) => (
        <circle key={`${x} ${y}`} className="piece-grape" cx={x} cy={y} r="2.8" />
      ))}
    </g>
  </svg>
));

/** Of no colour, and the least that it must be worth. */
export const ValueWish = memo(({ label }: { readonly label: string }) => (
  <svg className="bottle any-wine wish-bottle" viewBox="0 0 34 70" aria-hidden="true">
    <path className="cast" d="M9 65h19l4-5V40l3 6v15q0 4-4 4Z" />
    <path className="glass" d={GLASS['red']} />
    <path className="capsule" d="M10.5 1.5h9V10h-9Z" />
    <rect className="label" x="-4" y="28" width="38" height="29" rx="3" />
    <text className="value" x="15" y="51" fontSize="25">
      {label}
    </text>
  </svg>
));
