// The ornament of a glazed tile as it covers walls in Portugal: corners that make rosettes with those of their neighbours. Decoration only.

import { memo } from 'react';

const CORNERS = ['', 'translate(100 0) scale(-1 1)', 'translate(0 100) scale(1 -1)', 'translate(100 100) scale(-1 -1)'];

export const Azulejo = memo(() => (
  <svg className="azulejo" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
    {CORNERS.map(transform => (
      <g key={transform} {...(transform !== '' && { transform })}>
        <path className="leaf" d="M0 0c9 .5 14.5 6 15 15C6 14.5.5 9 0 0Z" />
        <path className="stem" d="M19 1.5C18.5 11 11 18.5 1.5 19" />
        <circle className="bud" cx="17.5" cy="17.5" r="1.8" />
      </g>
    ))}
  </svg>
));
