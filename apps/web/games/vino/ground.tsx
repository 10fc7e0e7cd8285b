// What the parts of the table lie on: a table of walnut, and on it one board of terracotta-washed plaster in a frame of maiolica tiles.

import { memo } from 'react';
import type { Composition } from '../../table/composition.ts';
import { upTo } from './set.ts';

/** Of the walnut that is seen, and of the tiles. */
const WOOD = 5;
const TILE = 18;

export const Ground = memo(({ composition: { width, height } }: { readonly composition: Composition }) => {
  const [x, y] = [WOOD, WOOD];
  const [w, h] = [width - 2 * WOOD, height - 2 * WOOD];
  return (
    <svg className="vino-ground" viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      <defs>
        <pattern id="vino-tiles" width="46" height={TILE} patternUnits="userSpaceOnUse" x={x} y={y}>
          <Frieze />
        </pattern>
        <pattern id="vino-plaster" width="220" height="220" patternUnits="userSpaceOnUse">
          <path
            className="wash"
            d="M0 40Q60 22 110 44T220 40V86Q150 70 100 92T0 84ZM0 150Q70 132 130 156T220 150V176Q160 166 110 184T0 178Z"
          />
          <path className="scratch" d="M20 18l18 4M180 128l14-4M60 204l16-2" />
        </pattern>
      </defs>
      <rect className="walnut" width={width} height={height} rx="12" />
      {upTo(Math.floor(height / 38)).map(i => (
        <path
          key={i}
          className="grain"
          d={`M0 ${20 + i * 38}q${width / 4}-${6 + (i % 3) * 3} ${width / 2} 2t${width / 2}-${2 + (i % 2) * 5}`}
        />
      ))}
      <rect className="board-shadow" x={x + 2} y={y + 4} width={w} height={h} rx="7" />
      <rect className="tin-glaze" x={x} y={y} width={w} height={h} rx="6" />
      <rect fill="url(#vino-tiles)" x={x + TILE} y={y} width={w - 2 * TILE} height={TILE} />
      <g transform={`translate(0 ${h - TILE})`}>
        <rect fill="url(#vino-tiles)" x={x + TILE} y={y} width={w - 2 * TILE} height={TILE} />
      </g>
      <g transform={`translate(${x + TILE} ${y + TILE}) rotate(90)`}>
        <g transform={`translate(${-x} ${-y})`}>
          <rect fill="url(#vino-tiles)" x={x} y={y} width={h - 2 * TILE} height={TILE} />
        </g>
      </g>
      <g transform={`translate(${x + w} ${y + TILE}) rotate(90)`}>
        <g transform={`translate(${-x} ${-y})`}>
          <rect fill="url(#vino-tiles)" x={x} y={y} width={h - 2 * TILE} height={TILE} />
        </g>
      </g>
      {[
        [x, y],
        [x + w - TILE, y],
        [x, y + h - TILE],
        [x + w - TILE, y + h - TILE],
      ].map(([cx = 0, cy = 0]) => (
        <g key={`${cx} ${cy}`} transform={`translate(${cx} ${cy})`}>
          <Rosette />
        </g>
      ))}
      <rect className="frame-line" x={x + 0.75} y={y + 0.75} width={w - 1.5} height={h - 1.5} rx="6" />
      <rect className="fresco" x={x + TILE} y={y + TILE} width={w - 2 * TILE} height={h - 2 * TILE} />
      <rect fill="url(#vino-plaster)" x={x + TILE} y={y + TILE} width={w - 2 * TILE} height={h - 2 * TILE} />
      <rect className="frame-line inner" x={x + TILE} y={y + TILE} width={w - 2 * TILE} height={h - 2 * TILE} />
    </svg>
  );
});

/** Leaves and oranges along a stem. */
const Frieze = () => (
  <g className="frieze">
    <path className="frieze-stem" d="M0 9Q11.500 0 23 9T46 9" />
    <path
      className="frieze-leaf"
      d="M6 6Q3 1 9 2 12 5 6 6ZM17 12Q14 17 20 16 23 13 17 12ZM29 12Q26 17 32 16 35 13 29 12ZM40 6Q37 1 43 2 46 5 40 6Z"
    />
    <circle className="frieze-fruit" cx="11.500" cy="12" r="3.400" />
    <circle className="frieze-fruit" cx="34.500" cy="6" r="3.400" />
    <path className="frieze-dot" d="M23 3v.1M0 15v.1M46 15v.1" />
  </g>
);

const Rosette = () => (
  <g className="frieze">
    <rect className="rosette" width={TILE} height={TILE} />
    <path className="rosette-leaf" d="M9 9Q4 7 5 2 10 4 9 9 14 4 16 5 14 10 9 9 14 11 13 16 8 14 9 9 4 14 2 13 4 8 9 9Z" />
    <circle className="frieze-fruit" cx="9" cy="9" r="2.400" />
  </g>
);
