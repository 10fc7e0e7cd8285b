// A rosette with two ribbons: the sign of the magnate who asks for wine of some regions. Around (0, 0), 18 wide.

import { memo } from 'react';

const PETALS = Array.from({ length: 8 }, (_, i) => (i * Math.PI) / 4);

export const RosetteShape = memo(() => (
  <g className="rosette">
    <path className="rosette-ribbon" d="m-4 4-3 11 4-2 2.5 4 2-11ZM4 4l3 11-4-2-2.5 4-2-11Z" />
    {PETALS.map(at => (
      <circle key={at} className="rosette-petal" cx={Math.round(Math.cos(at) * 55) / 10} cy={Math.round(Math.sin(at) * 55) / 10} r="3.2" />
    ))}
    <circle className="rosette-heart" r="4.6" />
  </g>
));
