// A shop in a street: roof, signboard, awning, and a window with two shelves.

import { memo } from 'react';

/** What hangs at the door, in a field of 24 by 24. */
const SIGNS = {
  'casa-de-fados': (
    <>
      <path className="sign-line" d="M12.500 10.500V2M10.500 2h4" />
      <path className="sign-body" d="M12.500 8.500c6 0 8.500 3.500 8.500 7s-3.500 7-8.500 7-8.500-3.500-8.500-7 2.500-7 8.500-7Z" />
      <circle className="sign-hole" cx="12.500" cy="15.500" r="2.600" />
    </>
  ),
  hotel: (
    <>
      <path className="sign-body" d="M4 17a8 8 0 0 1 16 0Z" />
      <path className="sign-line" d="M3 20h18M12 9V6.500M10 6h4" />
    </>
  ),
  enoteca: (
    <>
      <path className="sign-body" d="M6 3h12c.4 7-1.800 10.500-6 10.500S5.600 10 6 3Z" />
      <path className="sign-line" d="M12 13.500V20M8 20.500h8" />
      <path className="sign-hole" d="M6 6.500h12c-.2 4.500-2.200 6.500-6 6.500s-5.900-2-6-6.500Z" />
    </>
  ),
} as const;

export type ShopName = keyof typeof SIGNS;

export const ShopSign = memo(({ of }: { readonly of: ShopName }) => (
  <svg className="shop-sign" viewBox="0 0 24 24" aria-hidden="true">
    {SIGNS[of]}
  </svg>
));

export interface ShopBox {
  readonly width: number;
  readonly height: number;
  /** Where the signboard ends and the window begins. */
  readonly board: number;
  readonly window: number;
}

const ROOF = 9;
const WALL = 5;

const scallops = (
  from: number,
  to: number,
  y: number,
  drop: number,
): { readonly x: number; readonly wide: number; readonly d: string }[] => {
  const count = Math.max(4, Math.round((to - from) / 17));
  const wide = (to - from) / count;
  return Array.from({ length: count }, (_, i) => {
    const x = from + i * wide;
    return { x, wide, d: `M${x} ${y}h${wide}v${drop * 0.45}a${wide / 2} ${drop * 0.55} 0 0 1 ${-wide} 0Z` };
  });
};

export const Shopfront = memo(({ of, width, height, board, window }: ShopBox & { readonly of: ShopName }) => {
  const shelf = (height - 6 - window) / 2;
  const inner = width - 2 * WALL;
  return (
    <svg className={`strip-art shop-${of}`} width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect className="shop-wall" x="1" y={ROOF - 2} width={width - 2} height={height - ROOF} />
      <rect className="shop-room" x={WALL} y={window} width={inner} height={height - 6 - window} />
      <path className="shop-gloom" d={`M${WALL} ${window}h${inner}v9h${-inner}Z`} />
      {[1, 2].map(row => (
        <g key={row}>
          <rect className="shop-shelf-edge" x={WALL} y={window + row * shelf - 5} width={inner} height="6.500" />
          <rect className="shop-shelf" x={WALL} y={window + row * shelf - 6} width={inner} height="4" />
        </g>
      ))}
      <path className="shop-frame" d={`M${WALL} ${window}V${height - 5}H${width - WALL}V${window}`} />
      <path className="shop-step" d={`M0 ${height - 5}h${width}v5H0Z`} />
      <rect className="shop-board" x={WALL - 2} y={ROOF} width={width - 2 * WALL + 4} height={board - ROOF} rx="2.500" />
      <rect className="shop-board-line" x={WALL + 1} y={ROOF + 3} width={width - 2 * WALL - 2} height={board - ROOF - 6} rx="1.500" />
      {scallops(WALL - 3, width - WALL + 3, board - 1, window - board + 5).map(({ x, d }, i) => (
        <path key={x} className={i % 2 === 0 ? 'awning-stripe' : 'awning-stripe pale'} d={d} />
      ))}
      {scallops(0, width, 1, ROOF + 2).map(({ x, d }, i) => (
        <path key={x} className={i % 2 === 0 ? 'roof-tile' : 'roof-tile dark'} d={d} />
      ))}
    </svg>
  );
});
