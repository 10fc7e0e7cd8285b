// A glazed tile as it covers walls in Portugal: a ground for a space of the grid. Decoration only.

import { memo } from 'react';

const PETAL = 'M0 0c13 1 20 8 21 21C8 20 1 13 0 0Z';

export const Azulejo = memo(({ centre }: { readonly centre: boolean }) => (
  <svg className={centre ? 'azulejo centre' : 'azulejo'} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
    {['', 'translate(100 0) scale(-1 1)', 'translate(0 100) scale(1 -1)', 'translate(100 100) scale(-1 -1)'].map(transform => (
      <g key={transform} {...(transform !== '' && { transform })}>
        <path className="petal" d={PETAL} />
        <path className="vine" d="M30 1.5C28 18 18 28 1.5 30" />
        <circle className="bud" cx="27" cy="27" r="1.8" />
      </g>
    ))}
    <path className="diamond" d="M50 12 88 50 50 88 12 50Z" />
  </svg>
));
