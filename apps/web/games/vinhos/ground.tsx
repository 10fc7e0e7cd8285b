// What the parts of the table lie on: one board of limewashed plaster in a frame of glazed tiles. The oak below it is the page's.

import { memo } from 'react';
import type { Composition, Place, Size } from '../../table/composition.ts';
import { FRAME } from './compositions.ts';

export const Ground = memo(({ composition }: { readonly composition: Composition }) => {
  const board = boardOf(composition.places);
  return (
    <div className="plaster" style={{ left: board.x, top: board.y, width: board.width, height: board.height }}>
      <Frame width={board.width} height={board.height} />
    </div>
  );
});

/** Around everything that is not the players'. */
function boardOf(places: readonly Place[]): Size & { readonly x: number; readonly y: number } {
  const common = places.filter(({ part }) => part !== 'players');
  const [x, y] = [Math.min(...common.map(at => at.x)) - FRAME, Math.min(...common.map(at => at.y)) - FRAME];
  const right = Math.max(...common.map(at => at.x + at.width)) + FRAME;
  const bottom = Math.max(...common.map(at => at.y + at.height)) + FRAME;
  return { x, y, width: right - x, height: bottom - y };
}

/** As wide as the tiles of the frame are; they are stretched a little, so that whole ones fit. */
const TILE = 14;

const fitted = (length: number): number => (length - 2 * TILE) / Math.round((length - 2 * TILE) / TILE);

const Frame = ({ width, height }: Size) => {
  const [across, down] = [fitted(width), fitted(height)];
  return (
    <svg className="tile-frame" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <defs>
        <TilePattern id="frame-across" width={across} height={TILE} />
        <TilePattern id="frame-down" width={TILE} height={down} />
      </defs>
      <path
        className="frame-ground"
        fillRule="evenodd"
        d={`M0 0H${width}V${height}H0ZM${TILE} ${TILE}V${height - TILE}H${width - TILE}V${TILE}Z`}
      />
      <rect x={TILE} width={width - 2 * TILE} height={TILE} fill="url(#frame-across)" />
      <g transform={`translate(0 ${height - TILE})`}>
        <rect x={TILE} width={width - 2 * TILE} height={TILE} fill="url(#frame-across)" />
      </g>
      <rect y={TILE} width={TILE} height={height - 2 * TILE} fill="url(#frame-down)" />
      <g transform={`translate(${width - TILE} 0)`}>
        <rect y={TILE} width={TILE} height={height - 2 * TILE} fill="url(#frame-down)" />
      </g>
      <rect className="frame-line" x=".75" y=".75" width={width - 1.5} height={height - 1.5} rx="3" />
      <rect className="frame-line" x={TILE} y={TILE} width={width - 2 * TILE} height={height - 2 * TILE} />
      {[
        [0, 0],
        [width - TILE, 0],
        [0, height - TILE],
        [width - TILE, height - TILE],
      ].map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <rect className="frame-corner" width={TILE} height={TILE} rx="2" />
          <path className="frame-star" d="M7 1.5 8.7 5.3 12.5 7 8.7 8.7 7 12.5 5.3 8.7 1.5 7 5.3 5.3Z" />
        </g>
      ))}
    </svg>
  );
};

/** A tile of the frame: a diamond with a bud in it, and corners that make another with the next. */
const TilePattern = ({ id, width, height }: Size & { readonly id: string }) => (
  <pattern id={id} x={TILE} y={height === TILE ? 0 : TILE} width={width} height={height} patternUnits="userSpaceOnUse">
    <g transform={`scale(${width / TILE} ${height / TILE})`}>
      <path className="frame-joint" d="M0 0V14M0 0H14" />
      <path className="frame-leaf" d="M7 1.5 12.5 7 7 12.5 1.5 7Z" />
      <circle className="frame-bud" cx="7" cy="7" r="2" />
      <path
        className="frame-corners"
        d="M0 0H3.5A3.5 3.5 0 0 1 0 3.5ZM14 0v3.5A3.5 3.5 0 0 1 10.5 0ZM14 14h-3.5a3.5 3.5 0 0 1 3.5-3.5ZM0 14v-3.5A3.5 3.5 0 0 1 3.5 14Z"
      />
    </g>
  </pattern>
);
