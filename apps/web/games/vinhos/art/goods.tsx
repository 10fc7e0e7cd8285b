// What lies in the supply, on a field of 36 by 36 each. Decoration only.

import { memo, type ReactNode } from 'react';
import { CubeShape } from '../pieces.tsx';

const GOODS = {
  cubes: (
    <>
      <g transform="translate(1 10) scale(1.75)">
        <CubeShape />
      </g>
      <g transform="translate(15 12) scale(1.75)">
        <CubeShape />
      </g>
      <g transform="translate(8 0) scale(1.75)">
        <CubeShape />
      </g>
    </>
  ),
  wineries: (
    <>
      <path className="goods-shadow" d="M6 33h30l-3 2.5H9Z" />
      <path className="goods-wall" d="M5 33V17h26v16Z" />
      <path className="goods-shade" d="M25 17h6v16h-6Z" />
      <path className="goods-roof" d="M2 18 18 5l16 13Z" />
      <path className="goods-door" d="M14.5 33v-7.5a3.5 3.5 0 0 1 7 0V33Z" />
      <path className="goods-ink" d="M8 22h4M24 22h4" />
    </>
  ),
  cellars: (
    <>
      <path className="goods-stone" d="M2 34V18C2 8 9 3 18 3s16 5 16 15v16Z" />
      <path className="goods-dark" d="M7 34V19c0-7 5-10.5 11-10.5S29 12 29 19v15Z" />
      <circle className="goods-oak" cx="13" cy="28.5" r="5" />
      <circle className="goods-oak" cx="23" cy="28.5" r="5" />
      <circle className="goods-oak" cx="18" cy="20" r="5" />
    </>
  ),
  enologists: (
    <>
      <path className="goods-linen" d="M4 35c0-8 5-11.5 10-12.5h8c5 1 10 4.5 10 12.5Z" />
      <path className="goods-skin" d="M10.5 12c0 7 3 12 7.5 12s7.5-5 7.5-12Z" />
      <path className="goods-hair" d="M10 14C8.5 6.5 12 2 18 2s9.5 4.5 8 12c-2-1.5-3-3-3.5-5-3.5 1.7-6.5 1.7-9 1-.3 2-1.5 3.3-3.5 4Z" />
      <path
        className="goods-ink"
        d="M12.5 15a2.3 2.3 0 1 0 4.6 0 2.3 2.3 0 1 0-4.6 0ZM19 15a2.3 2.3 0 1 0 4.6 0 2.3 2.3 0 1 0-4.6 0ZM17 15h2"
      />
      <path className="goods-glass" d="M26.5 22v4.5L23.5 33a1.5 1.5 0 0 0 1.4 2h7.2a1.5 1.5 0 0 0 1.4-2l-3-6.5V22" />
    </>
  ),
  farmers: (
    <>
      <path className="goods-green" d="M4 35c0-8 5-11.5 10-12.5h8c5 1 10 4.5 10 12.5Z" />
      <path className="goods-skin" d="M10.5 13c0 7 3 12 7.5 12s7.5-5 7.5-12Z" />
      <path className="goods-straw" d="M10 12c0-6 3-10 8-10s8 4 8 10Z" />
      <path className="goods-straw" d="M1 14c4-3 10-4 17-4s13 1 17 4c-5 1.7-11 1.2-17 1.2S6 15.7 1 14Z" />
      <path className="goods-ink" d="M14 19.5q4 2.5 8 0" />
    </>
  ),
  ports: (
    <>
      <path className="goods-shadow" d="M11 33h18l-3 2.5H13Z" />
      <path className="goods-port" d="M14.5 3h7v8c3.5 2 5 4.5 5 8.5V34h-17V19.5c0-4 1.5-6.5 5-8.5Z" />
      <path className="goods-linen" d="M9.5 20.5h17v9h-17Z" />
      <path className="goods-cap" d="M14.5 3h7v5.5h-7Z" />
      <circle className="goods-seal" cx="18" cy="25" r="2.8" />
    </>
  ),
} satisfies { readonly [what: string]: ReactNode };

export const Goods = memo(({ of }: { readonly of: keyof typeof GOODS }) => (
  <svg className="goods" viewBox="0 0 36 36" aria-hidden="true">
    {GOODS[of]}
  </svg>
));
