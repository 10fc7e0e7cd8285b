// A slot of an estate: a vineyard by colour, pattern and letter, a winery, or nothing yet.

import { memo } from 'react';
import { Written } from './written.tsx';

export type SlotKind = 'red' | 'white' | 'winery' | 'free';

/** Rows of vines: red ones run up the hill, white ones along it. */
const ROWS = {
  red: 'M5 39 17 5M14 39 26 5M23 39 35 5M1 26 8.5 5M32 39l7-20',
  white: 'M1 11q5-4 9.5 0t9.5 0 9.5 0 9.5 0M1 20q5-4 9.5 0t9.5 0 9.5 0 9.5 0M1 29q5-4 9.5 0t9.5 0 9.5 0 9.5 0',
} as const;

interface Props {
  readonly kind: SlotKind;
  /** The letter of the colour. */
  readonly letter: string;
}

export const Slot = memo(function Slot({ kind, letter }: Props) {
  return (
    <span className={`slot-box slot-${kind}`}>
      <svg className="slot-drawing" viewBox="0 0 40 40" aria-hidden="true">
        <rect className="ground" x="1" y="1" width="38" height="38" rx="4" />
        {(kind === 'red' || kind === 'white') && <path className="vines" d={ROWS[kind]} />}
        {kind === 'winery' && <Winery />}
      </svg>
      {(kind === 'red' || kind === 'white') && <Written className="slot-letter" text={letter} />}
    </span>
  );
});

const Winery = () => (
  <>
    <path className="roof" d="M3 18 20 5l17 13Z" />
    <path className="wall" d="M6 18h28v18H6Z" />
    <path className="door" d="M15.5 36v-9q4.5-5.5 9 0v9Z" />
  </>
);
