// A wine: a bottle with its quality on the label. The glass has the pattern of its colour and the foot its letter.

import { memo } from 'react';
import { colourOf, colourWord, qualityOf } from '../set.ts';
import { Written } from './written.tsx';

interface Props {
  readonly wine: number;
  readonly letter: string;
  /** What it is worth now, where that is asked for. */
  readonly value?: number | undefined;
}

export const Bottle = memo(function Bottle({ wine, letter, value }: Props) {
  const colour = colourWord(colourOf(wine));
  return (
    <>
      <svg className={`bottle bottle-${colour}`} viewBox="0 0 40 40" aria-hidden="true">
        <path className="glass" d="M16.5 2h7v8q6.5 2 6.5 8v18q0 2.5-2.5 2.5h-15Q10 38.5 10 36V18q0-6 6.5-8Z" />
        <path className="shine" d={colour === 'red' ? 'M12 34.5l4-4M12 38l7-7M17 38l7-7M22 38l6-6' : 'M12.5 33h15M12.5 35.5h15'} />
        <path className="cap" d="M16.5 2h7v5h-7Z" />
        <rect className="label" x="9" y="15" width="22" height="15" rx="2" />
        <text className="quality" x="20" y="27">
          {qualityOf(wine)}
        </text>
      </svg>
      <Written className="bottle-letter" text={letter} />
      {value !== undefined && <Written className="worth" text={value} />}
    </>
  );
});
