// The harbour: hills and a quay behind, water in front, and a ship for every column that is open.

import { memo } from 'react';

interface Box {
  readonly width: number;
  readonly height: number;
}

const wave = (y: number, from: number, to: number, step: number): string => {
  let d = `M${from} ${y}`;
  for (let x = from; x < to - 1; x += step) d += `q${step / 4} -4 ${step / 2} 0t${step / 2} 0`;
  return d;
};

/** Behind the ships. */
export const Harbour = memo(({ width, height }: Box) => {
  const shore = height * 0.46;
  const water = height - 40;
  return (
    <svg className="strip-art harbour" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <circle className="harbour-sun" cx={width * 0.92} cy={height * 0.17} r={height * 0.1} />
      <path
        className="harbour-hill far"
        d={`M0 ${shore}C${width * 0.1} ${shore - 34} ${width * 0.2} ${shore - 30} ${width * 0.3} ${shore - 12}S${width * 0.52} ${shore - 46} ${width * 0.64} ${shore - 26}S${width * 0.86} ${shore - 40} ${width} ${shore - 16}V${height}H0Z`}
      />
      <path
        className="harbour-hill"
        d={`M0 ${shore - 6}C${width * 0.14} ${shore - 22} ${width * 0.26} ${shore + 8} ${width * 0.4} ${shore - 6}S${width * 0.7} ${shore + 4} ${width * 0.8} ${shore - 8}S${width * 0.95} ${shore} ${width} ${shore - 4}V${height}H0Z`}
      />
      <rect className="harbour-quay" y={shore + 14} width={width} height={height} />
      <path className="harbour-stones" d={stones(width, shore + 14, water)} />
      <rect className="harbour-edge" y={shore + 10} width={width} height="7" />
      <rect className="harbour-sea" y={water} width={width} height={height - water} />
      <path className="harbour-wave" d={`${wave(water + 6, 0, width, 26)}${wave(water + 22, 9, width, 30)}`} />
    </svg>
  );
});

/** Joints of the quay's blocks. */
function stones(width: number, top: number, bottom: number): string {
  let d = '';
  for (let row = 0, y = top; y < bottom; row++, y += 16) {
    d += `M0 ${y}H${width}`;
    for (let x = row % 2 === 0 ? 18 : 40; x < width; x += 44) d += `M${x} ${y}v16`;
  }
  return d;
}

export interface ShipBox extends Box {
  /** Where the cargo begins, and where the hull does. */
  readonly deck: number;
  readonly hull: number;
  readonly livery: number;
}

const LIVERIES = 5;

export const Ship = memo(({ width, height, deck, hull, livery }: ShipBox) => {
  const mid = width / 2;
  const keel = height - 10;
  return (
    <svg
      className={`strip-art ship livery-${livery % LIVERIES}`}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <path className="ship-mast" d={`M${mid - 2.5} ${hull}V4h5V${hull}Z`} />
      <path className="ship-rigging" d={`M${mid} 6L9 ${hull + 2}M${mid} 6L${width - 9} ${hull + 2}`} />
      <path
        className="ship-sail"
        d={`M${mid - width * 0.36} 8Q${mid} 3 ${mid + width * 0.36} 8Q${mid + width * 0.41} ${deck * 0.6} ${mid + width * 0.34} ${deck + 6}Q${mid} ${deck + 13} ${mid - width * 0.34} ${deck + 6}Q${mid - width * 0.41} ${deck * 0.6} ${mid - width * 0.36} 8Z`}
      />
      <path className="ship-yard" d={`M${mid - width * 0.4} 8Q${mid} 2.500 ${mid + width * 0.4} 8`} />
      <path
        className="ship-hull"
        d={`M3 ${hull - 9}Q7 ${hull + 1} 16 ${hull + 2}H${width - 16}Q${width - 7} ${hull + 1} ${width - 2} ${hull - 11}Q${width - 3} ${keel - 8} ${width - 20} ${keel}H20Q4 ${keel - 8} 3 ${hull - 9}Z`}
      />
      <path
        className="ship-stripe"
        d={`M5 ${hull}Q10 ${hull + 7} 18 ${hull + 8}H${width - 18}Q${width - 9} ${hull + 7} ${width - 4} ${hull - 1}`}
      />
      <path
        className="ship-plank"
        d={`M8 ${keel - 13}Q12 ${keel - 8} 20 ${keel - 8}H${width - 20}Q${width - 12} ${keel - 8} ${width - 8} ${keel - 13}`}
      />
    </svg>
  );
});

/** Before the ships. */
export const Sea = memo(({ width, height }: Box) => (
  <svg className="strip-art sea-before" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
    <path
      className="harbour-front"
      d={`${wave(height - 13, 0, width - 8, (width - 1) / Math.round(width / 34))}V${height - 8}q0 8-8 8H8q-8 0-8-8Z`}
    />
  </svg>
));

/** No ship comes: rings on the wall, and a sign. */
export const Berth = memo(({ width, height }: Box) => (
  <svg className="strip-art berth" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
    <path className="berth-post" d={`M${width / 2 - 4} ${height - 26}V22h8V${height - 26}Z`} />
    <rect className="berth-shade" x="7" y="17" width={width - 12} height={height - 64} rx="3" />
    <rect className="berth-board" x="5" y="14" width={width - 12} height={height - 64} rx="3" />
    <path className="berth-bollard" d={`M14 ${height - 28}v-12q-3-7 6-7t6 7v12ZM${width - 26} ${height - 28}v-12q-3-7 6-7t6 7v12Z`} />
  </svg>
));
