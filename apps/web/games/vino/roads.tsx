// On a small screen: the roads of all regions one below the other, large enough for a finger. The map above only shows them.

import type { Position } from '@adega/wire';
import type { PartProps } from '../../table/face.ts';
import { type Box, useBox } from './box.ts';
import { markersOf, regionNow, VarietyMarker } from './map.tsx';
import { regionName } from './names.ts';
import { Plot } from './plot.tsx';
import { REGIONS, roadOf, type State, stateOf, upTo } from './set.ts';
import { type Say, useSay } from './words.ts';

const PITCH = 44;
const ROW = 46;
const HEAD = 72;

interface Inner {
  readonly say: Say;
  readonly position: Position;
  readonly s: State;
}

export function Roads({ position, width, height }: PartProps) {
  const say = useSay();
  const box = useBox();
  const s = stateOf(position);
  const across = Math.max(1, Math.floor(width / PITCH));
  const heights = box.tables.byNumber.map(region => HEAD + Math.ceil(roadOf(box, region).length / across) * ROW + 8);
  const whole = heights.reduce((a, b) => a + b, 0);
  return (
    <section id="roads" className="roads" aria-labelledby="roads-heading">
      <h3 id="roads-heading" className="hidden">
        {say('vino.roads.heading')}
      </h3>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the section has a heading, and each vineyard its own name */}
      <svg viewBox={`0 0 ${width} ${Math.max(whole, height)}`} width={width} height={height}>
        {box.tables.byNumber.map((region, i) => (
          <g key={REGIONS[region]} transform={`translate(0 ${heights.slice(0, i).reduce((a, b) => a + b, 0)})`}>
            <OneRoad say={say} position={position} s={s} box={box} region={region} across={across} width={width} />
          </g>
        ))}
      </svg>
    </section>
  );
}

interface RoadProps extends Inner {
  readonly box: Box;
  readonly region: number;
  readonly across: number;
  readonly width: number;
}

function OneRoad({ say, position, s, box, region, across, width }: RoadProps) {
  const vineyards = roadOf(box, region);
  const markers = markersOf(position, region);
  const rows = upTo(Math.ceil(vineyards.length / across));
  return (
    <g className={`road-of land-${region}${regionNow(s) === region ? ' now' : ''}`}>
      <rect className="road-land" x="1" y="1" width={width - 2} height={HEAD + rows.length * ROW + 2} rx="10" />
      <circle className="region-badge" cx="22" cy="24" r="16" />
      <text className="region-number" x="22" y="32">
        {box.tables.number[region]}
      </text>
      <text className="region-name" x="46" y="32">
        {regionName(say, region)}
      </text>
      {markers.map((marker, i) => (
        <g key={marker.variety} transform={`translate(${width - (markers.length - i) * 46} 4) scale(1.3)`}>
          <VarietyMarker say={say} position={position} region={region} marker={marker} />
        </g>
      ))}
      {rows.map(row => (
        <path key={row} className="road" d={`M16 ${HEAD + (row + 0.5) * ROW}H${width - 16}`} />
      ))}
      {vineyards.map((v, i) => (
        <g
          key={v}
          transform={`translate(${4 + ((i % across) + 0.5) * ((width - 8) / across)} ${HEAD + (Math.floor(i / across) + 0.5) * ROW}) scale(1.08)`}
        >
          <Plot say={say} position={position} s={s} vineyard={v} />
        </g>
      ))}
    </g>
  );
}
