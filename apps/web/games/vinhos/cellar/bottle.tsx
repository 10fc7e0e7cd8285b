// A wine: large on its label what it would be sold for, below it a dot for each point of its quality. Red wine is in a bottle with
// shoulders, white wine in a slender one, so that the shape alone tells them apart.

import { memo } from 'react';
import { colourOf, colourWord, qualityOf } from '../set.ts';

/** Drawn on a field so wide; as high as there is room. */
const WIDE = 30;
const SMALLEST = 18;
/** Two figures fill the label of a bottle that is narrower. */
const NARROW = 23;

const round = (n: number): number => Math.round(n * 10) / 10;

/** Neck, shoulders and body. The neck takes what room there is above the body. */
function glassOf(colour: string, height: number): string {
  const foot = height - 5;
  const body = height - 45;
  if (colour === 'white') {
    const neck = round(Math.max(6, body - 20));
    return `M12 2h6v${round(neck - 2)}c.5 ${round((body - neck) * 0.6)} 9.5 ${round((body - neck) * 0.7)} 9.5 ${round(body - neck + 8)}V${foot}q0 4-4 4h-17q-4 0-4-4V${round(body + 8)}c0-${round(8 + (body - neck) * 0.3)} 9-${round(8 + (body - neck) * 0.4)} 9.5-${round(body - neck + 8)}Z`;
  }
  const neck = round(Math.max(6, body - 11));
  return `M11 2h8v${round(neck - 2)}c0 6 8.5 4.5 8.5 12V${foot}q0 4-4 4h-17q-4 0-4-4V${round(neck + 12)}c0-7.5 8.5-6 8.5-12Z`;
}

interface GlassProps {
  readonly colour: string;
  readonly height: number;
}

const Glass = memo(({ colour, height }: GlassProps) => (
  <>
    <path className="cast" d={`M9 ${height - 3}h19l4-5v-20l3 6v15q0 4-4 4Z`} />
    <path className="glass" d={glassOf(colour, height)} />
    <path className="glint" d={`M5.5 ${height - 30}V${height - 9}`} />
    <path className="capsule" d={colour === 'white' ? 'M11.6 1.5h6.8v10h-6.8Z' : 'M10.5 1.5h9v8.5h-9Z'} />
  </>
));

interface Props {
  readonly wine: number;
  /** What it would be sold for. */
  readonly value: number;
  /** In units of the board. */
  readonly width: number;
  readonly height: number;
}

export const Bottle = memo(function Bottle({ wine, value, width, height }: Props) {
  const colour = colourWord(colourOf(wine));
  const high = round((height * WIDE) / width);
  return (
    <svg className={`bottle bottle-${colour}`} viewBox={`0 0 ${WIDE} ${high}`} width={width} height={height} aria-hidden="true">
      <Glass colour={colour} height={high} />
      <Label value={value} width={width} height={high} />
      <Pips count={qualityOf(wine)} y={high - 12} />
    </svg>
  );
});

/** A wine that is still to be made: pale, with what it will be sold for. */
export const PaleBottle = memo(function PaleBottle({ colour, value, width, height }: Omit<Props, 'wine'> & { readonly colour: number }) {
  const high = round((height * WIDE) / width);
  return (
    <svg
      className={`bottle pale bottle-${colourWord(colour)}`}
      viewBox={`0 0 ${WIDE} ${high}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      <path className="glass" d={glassOf(colourWord(colour), high)} />
      <Label value={value} width={width} height={high} />
    </svg>
  );
});

/** A place for one. */
export const NoBottle = memo(({ width, height }: { readonly width: number; readonly height: number }) => {
  const high = round((height * WIDE) / width);
  return (
    <svg className="bottle none" viewBox={`0 0 ${WIDE} ${high}`} width={width} height={height} aria-hidden="true">
      <path className="glass" d={glassOf('red', high)} />
    </svg>
  );
});

const Label = ({ value, width, height }: { readonly value: number; readonly width: number; readonly height: number }) => {
  const size = Math.max(value > 9 ? 22 : 26, (SMALLEST * WIDE) / width);
  return (
    <>
      <rect className="label" x={width < NARROW ? 0 : 1} y={height - 43} width={width < NARROW ? 30 : 28} height="27" rx="2" />
      <text className={width < NARROW ? 'value close' : 'value'} x="15" y={round(height - 29.5 + size * 0.33)} fontSize={round(size)}>
        {value}
      </text>
    </>
  );
};

const IN_A_ROW = 5;

/** Dots in rows of five. */
const Pips = ({ count, y }: { readonly count: number; readonly y: number }) => (
  <path
    className="pips"
    d={Array.from({ length: count }, (_, i) => {
      const row = Math.floor(i / IN_A_ROW);
      const inRow = Math.min(IN_A_ROW, count - row * IN_A_ROW);
      return `M${round(15 + ((i % IN_A_ROW) - (inRow - 1) / 2) * 4.6)} ${y + row * 4.6}h.1`;
    }).join('')}
  />
);
