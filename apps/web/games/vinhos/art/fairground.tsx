// The fair: a garland of paper flags with a place for every fair point, stalls with awnings, and the steps for the winners.

import { memo } from 'react';

interface Box {
  readonly width: number;
  readonly height: number;
}

/** Where the garland begins and ends, from the edge. */
export const MARGIN = 22;
/** How high the rope hangs at its poles. */
export const ROPE = 24;
const SAG = 6;
const EVERY = 5;
const PAPERS = ['wine', 'cream', 'blue', 'gold'] as const;

export const spotOf = (width: number, share: number): number => MARGIN + share * (width - 2 * MARGIN);

/** How deep the rope hangs at a point: it is tied up at every fifth. */
export function ropeAt(point: number): number {
  const t = (point % EVERY) / EVERY;
  return ROPE + SAG * 4 * t * (1 - t);
}

/** Over the whole fair: the poles stand on its ground. */
export const Garland = memo(({ width, height, end }: Box & { readonly end: number }) => {
  const step = (width - 2 * MARGIN) / end;
  const x = (point: number): number => spotOf(width, point / end);
  const ties = Array.from({ length: Math.floor(end / EVERY) + 1 }, (_, i) => i * EVERY);
  const between = ties.slice(1).map(tie => `Q${x(tie - EVERY / 2)} ${ROPE + 2 * SAG} ${x(tie)} ${ROPE}`);
  const rest = end % EVERY === 0 ? '' : `L${x(end)} ${ROPE + 2}`;
  const half = Math.min(step * 0.43, 11);
  return (
    <svg className="strip-art garland" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect className="fair-ground" y={height - 15} width={width} height="15" rx="3" />
      <path className="fair-waves" d={pavement(width, height - 15)} />
      {[MARGIN - 14, width - MARGIN + 14].map(at => (
        <g key={at}>
          <path className="fair-pole" d={`M${at - 2.5} ${height - 5}V${ROPE - 14}h5V${height - 5}Z`} />
          <circle className="fair-knob" cx={at} cy={ROPE - 16} r="4.500" />
        </g>
      ))}
      <path
        className="fair-rope"
        d={`M${MARGIN - 14} ${ROPE - 6}L${x(0)} ${ROPE}${between.join('')}${rest}L${width - MARGIN + 14} ${ROPE - 6}`}
      />
      <path className="garland-ticks" d={[...Array(end + 1).keys()].map(point => `M${x(point)} ${ropeAt(point) - 6}v6`).join('')} />
      {[...Array(end + 1).keys()].map(point => {
        const y = ropeAt(point);
        return point % EVERY === 0 ? (
          <rect key={point} className="garland-paper paper-number" x={x(point) - 13} y={y - 1} width="26" height="23" rx="2" />
        ) : (
          <path
            key={point}
            className={`garland-paper paper-${PAPERS[point % PAPERS.length]}`}
            d={`M${x(point) - half} ${y}h${2 * half}l${-half} 15Z`}
          />
        );
      })}
    </svg>
  );
});

/** Waves of dark stones in the light pavement. */
function pavement(width: number, top: number): string {
  let d = '';
  for (let x = 2; x + 24 <= width; x += 24) d += `M${x} ${top + 7}c4-6 8-6 12 0s8 6 12 0v4c-4 6-8 6-12 0s-8-6-12 0Z`;
  return d;
}

const counterOf = (height: number): number => (height < 76 ? 26 : 31);

/** A stall: an awning on posts, a dark inside, and a counter. */
export const Stall = memo(({ width, height, cloth }: Box & { readonly cloth: number }) => {
  const roof = Math.min(24, height * 0.26);
  const stripes = Math.max(4, 2 * Math.round(width / 34));
  const wide = (width - 4) / stripes;
  const deep = counterOf(height);
  const counter = height - deep;
  return (
    <svg
      className={`strip-art stall cloth-${cloth % 3}`}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <rect className="stall-shade" x="6" y={height - 4} width={width - 6} height="6" rx="3" />
      <rect className="stall-inside" x="6" y={roof - 4} width={width - 12} height={height - roof} />
      <path className="stall-post" d={`M5 ${roof - 4}h5V${height - 2}H5ZM${width - 10} ${roof - 4}h5V${height - 2}h-5Z`} />
      <path className="stall-vacant" d={vacant(width / 2, counter)} />
      <rect className="stall-front" x="3" y={counter + 4} width={width - 6} height={deep - 6} />
      <path className="stall-planks" d={planks(width, counter + 4, deep - 6)} />
      <rect className="stall-top" x="1" y={counter} width={width - 2} height="6" rx="1.500" />
      {Array.from({ length: stripes }, (_, i) => {
        const [top, bottom] = [8 + (i * (width - 16)) / stripes, 2 + i * wide];
        const topWide = (width - 16) / stripes;
        return (
          <path
            key={top}
            className={i % 2 === 0 ? 'stall-cloth' : 'stall-cloth pale'}
            d={`M${top} 1.500h${topWide}L${bottom + wide} ${roof - 6}v3a${wide / 2} 4.500 0 0 1 ${-wide} 0v-3Z`}
          />
        );
      })}
    </svg>
  );
});

/** A bottle's outline: here a wine can be shown. */
const vacant = (x: number, y: number): string => `M${x - 3} ${y - 25}h6v6c0 3 5 3 5 7v12h-16v-12c0-4 5-4 5-7Z`;

const planks = (width: number, top: number, height: number): string =>
  Array.from({ length: Math.floor(width / 22) }, (_, i) => `M${(i + 1) * 22} ${top}v${height}`).join('');

/** As many steps as there are prizes, the first in the middle. Gives where each laurel stands. */
export function stepsFor({ width, height }: Box, prizes: number): { readonly x: number; readonly wide: number; readonly top: number }[] {
  const shown = Math.min(Math.max(prizes, 1), 3);
  const wide = (width - 4) / shown;
  const order = shown === 3 ? [1, 0, 2] : [0, 1];
  const tops = [0.5, 0.64, 0.76];
  return Array.from({ length: shown }, (_, rank) => ({
    x: 2 + order[rank]! * wide,
    wide,
    top: Math.round(height * (tops[rank] ?? 0.7)),
  }));
}

export const Podium = memo(({ width, height, prizes }: Box & { readonly prizes: number }) => (
  <svg className="strip-art podium" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
    <rect className="stall-shade" x="6" y={height - 4} width={width - 4} height="6" rx="3" />
    {stepsFor({ width, height }, prizes).map(({ x, wide, top }) => (
      <g key={x}>
        <rect className="step-front" x={x} y={top} width={wide} height={height - top - 1} />
        <rect className="step-top" x={x} y={top} width={wide} height="5" />
      </g>
    ))}
    <rect className="step-cloth" x="2" y={height - 22} width={width - 4} height="21" />
  </svg>
));
