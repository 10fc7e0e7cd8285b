// A wine: large on its label what it would be sold for, below it a dot for each point of its quality. Red wine is in a bottle with
// shoulders, white wine in a slender one, so that the shape alone tells them apart.

import { memo } from 'react';
import { colourOf, colourWord, qualityOf } from '../set.ts';

/** Drawn on a field so wide; as high as there is room. */
const WIDE = 30;
const SMALLEST = 18.5;
/** Two figures fill the label of a bottle that is narrower. */
const NARROW = 23;

const round = (n: number): number => Math.round(n * 10) / 10;

/** A low bottle has less of a foot below its label. */
const LOW = 62;
const LABEL = 27;
const footOf = (height: number): number => (height < LOW ? 7.5 : 16);
/** A slender bottle has a higher label, and a larger figure on it. */
const SLENDER = 88;
const HIGH_LABEL = 37;
const labelOf = (height: number): number => (height < SLENDER ? LABEL : HIGH_LABEL);
/** Where the label begins. */
const bodyOf = (height: number): number => Math.max(9, height - footOf(height) - labelOf(height));

/** Neck, shoulders and body. The neck takes what room there is above the body. */
function glassOf(colour: string, height: number): string {
  const foot = height - 5;
  const body = bodyOf(height);
  if (colour === 'white') {
    const neck = Math.max(4, body - 20);
    const fall = body - neck + 8;
    const out = `c.5 ${round(fall * 0.5)} 9.5 ${round(fall * 0.6)} 9.5 ${round(fall)}`;
    const back = `c0-${round(fall * 0.4)} 9-${round(fall * 0.5)} 9.5-${round(fall)}`;
    return `M12 2h6v${round(neck - 2)}${out}V${foot}q0 4-4 4h-17q-4 0-4-4V${round(neck + fall)}${back}Z`;
  }
  const neck = Math.max(4, body - 11);
  const fall = body - neck;
  const out = `c0 ${round(fall * 0.55)} 8.5 ${round(fall * 0.4)} 8.5 ${round(fall + 1)}`;
  const back = `c0-${round(fall * 0.6 + 1)} 8.5-${round(fall * 0.45 + 1)} 8.5-${round(fall + 1)}`;
  return `M11 2h8v${round(neck - 2)}${out}V${foot}q0 4-4 4h-17q-4 0-4-4V${round(neck + fall + 1)}${back}Z`;
}

interface GlassProps {
  readonly colour: string;
  readonly height: number;
}

const Glass = memo(({ colour, height }: GlassProps) => (
  <>
    <path className="cast" d={`M9 ${height - 3}h19l4-5v-12l3 6v7q0 4-4 4Z`} />
    <path className="glass" d={glassOf(colour, height)} />
    {height >= LOW && <path className="glint" d={`M5.5 ${height - 16}v8`} />}
    <path
      className="capsule"
      d={
        colour === 'white'
          ? `M11.6 1.5h6.8v${round(Math.min(10, bodyOf(height) / 2))}h-6.8Z`
          : `M10.5 1.5h9v${round(Math.min(8.5, bodyOf(height) / 2))}h-9Z`
      }
    />
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
      <Pips count={qualityOf(wine)} height={high} />
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
  const label = labelOf(height);
  const size = Math.max(value > 9 ? 22 : label - 1, (SMALLEST * WIDE) / width);
  return (
    <>
      <rect className="label" x={width < NARROW ? 0 : 1} y={round(bodyOf(height))} width={width < NARROW ? 30 : 28} height={label} rx="2" />
      <text
        className={width < NARROW ? 'value close' : 'value'}
        x="15"
        y={round(bodyOf(height) + label / 2 + size * 0.33)}
        fontSize={round(size)}
      >
        {value}
      </text>
    </>
  );
};

const IN_A_ROW = 5;
const PIP = 4.6;

/** Dots in rows of five; in one row where the foot is low. */
function Pips({ count, height }: { readonly count: number; readonly height: number }) {
  const low = height < LOW;
  const inRow = low ? count : IN_A_ROW;
  const gap = Math.min(PIP, 25 / Math.max(1, inRow - 1));
  const dots = Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / inRow);
    const long = Math.min(inRow, count - row * inRow);
    return `M${round(15 + ((i % inRow) - (long - 1) / 2) * gap)} ${round((low ? height - 4.2 : height - 12) + row * PIP)}h.1`;
  });
  return <path className="pips" strokeWidth={round(Math.min(3, gap * 0.75))} d={dots.join('')} />;
}
