// Our own picture for the first page: a cellar wall of blue tiles, barrels before it, a vine above.

import { Barrel } from './barrel.tsx';
import { TilePattern } from './tiles.tsx';
import { Vine } from './vine.tsx';

export function Hero({ title }: { readonly title: string }) {
  return (
    <svg className="hero-art" viewBox="0 0 1200 520" preserveAspectRatio="xMaxYMax slice" role="img" aria-label={title}>
      <defs>
        <TilePattern id="azulejo" />
        <linearGradient id="hero-dusk" x1="0" x2="0" y1="0" y2="1">
          <stop offset="0.55" stopColor="var(--hero-shade)" stopOpacity="0" />
          <stop offset="1" stopColor="var(--hero-shade)" stopOpacity="0.5" />
        </linearGradient>
      </defs>
      <rect width="1200" height="520" fill="var(--hero-wall)" />
      <rect width="1200" height="448" fill="url(#azulejo)" />
      <rect width="1200" height="448" fill="url(#hero-dusk)" />
      <rect y="438" width="1200" height="10" fill="var(--tile-line)" />
      <rect y="448" width="1200" height="72" fill="var(--hero-floor)" />
      <path d="M0 470h1200M0 497h1200" stroke="var(--hero-shade)" strokeOpacity="0.25" strokeWidth="2" />
      <g>
        <ellipse cx="926" cy="460" rx="258" ry="12" fill="var(--hero-shade)" opacity="0.35" />
        <Barrel x={766} y={384} r={76} word="I" />
        <Barrel x={926} y={384} r={76} word="II" />
        <Barrel x={1086} y={384} r={76} word="III" />
        <Barrel x={846} y={252} r={76} word="IV" />
        <Barrel x={1006} y={252} r={76} word="V" />
      </g>
      <g transform="translate(0 26)">
        <Vine />
      </g>
    </svg>
  );
}
