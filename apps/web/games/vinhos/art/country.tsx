// What the map is painted with under its pieces: sea, Spain, rivers, hills and towns. Decoration only, and always the same.

import { memo } from 'react';
import { COAST, RIVERS, SPAIN } from './portugal.ts';

/** More than any box of the map shows. */
const ALL = { x: -200, y: -60, width: 800, height: 700 };

/** Patterns that the regions are filled with. */
export const CountryPatterns = memo(() => (
  <defs>
    <pattern id="map-waves" width="44" height="22" patternUnits="userSpaceOnUse">
      <path className="map-wave" d="M2 7q5-4.5 10 0t10 0M24 18q5-4.5 10 0t10 0" />
    </pattern>
    <pattern id="map-terraces" width="26" height="9" patternUnits="userSpaceOnUse">
      <path className="map-vines" d="M0 4.5q6.5-4 13 0t13 0" />
    </pattern>
    <pattern id="map-rows" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(32)">
      <path className="map-vines" d="M0 4h8" />
    </pattern>
    <pattern id="map-fields" width="34" height="26" patternUnits="userSpaceOnUse" patternTransform="rotate(-14)">
      <path className="map-field" d="M0 0h17v13H0ZM17 13h17v13H17Z" />
      <path className="map-vines" d="M2 4h13M2 8.5h13M19 17h13M19 21.5h13" />
    </pattern>
    <pattern id="map-groves" width="22" height="20" patternUnits="userSpaceOnUse">
      <path className="map-tree" d="M5 8a3 3 0 1 1 .1 0ZM16 18a3 3 0 1 1 .1 0Z" />
    </pattern>
    <pattern id="map-hatch" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path className="map-hatch" d="M0 0v8" />
    </pattern>
  </defs>
));

/** Sea and Spain, under the regions. `only`: the sentence for whoever asks what ship, compass and hills are for. */
export const Abroad = memo(({ only }: { readonly only: string }) => (
  <g className="abroad">
    <rect className="map-sea" {...ALL} />
    <rect fill="url(#map-waves)" {...ALL} />
    <path className="map-shallows wide" d={COAST} />
    <path className="map-shallows" d={COAST} />
    <g>
      <title>{only}</title>
      <path className="map-spain" d={SPAIN} />
      <path
        className="map-spain-hills"
        d="M330 190q10-12 20 0M344 196q8-9 16 0M300 300q9-11 18 0M316 306q11-13 22 0M352 330q9-11 18 0M306 372q11-13 22 0M322 379q8-9 16 0M352 430q10-12 20 0M300 445q10-12 20 0M318 452q7-8 14 0M380 120q9-11 18 0M376 260q9-11 18 0M384 380q9-11 18 0M262 532q9-11 18 0M350 515q11-13 22 0"
      />
    </g>
    <Ship only={only} />
    <Compass only={only} />
  </g>
));

interface OnlyDrawn {
  readonly only: string;
}

const Ship = ({ only }: OnlyDrawn) => (
  <g transform="translate(12 152)">
    <title>{only}</title>
    <path className="map-ink map-sail" d="M22 4v34M23.5 7c12 4 17 11 16 22H23.5ZM20.5 10c-9 3.5-13 9-13 17.5h13Z" />
    <path className="map-ink map-hull" d="M2 32c13 3 31 3 46-2-2 8-6 12-11 12H13C7.5 42 4 38 2 32Z" />
    <path className="map-ink map-flag" d="M22 4c4-2 6 1 9-.5v4c-3 1.5-5-1-9 .5Z" />
    <path className="map-foam" d="M-3 44q5-4 10 0t10 0 10 0 10 0 10 0" />
  </g>
);

const Compass = ({ only }: OnlyDrawn) => (
  <g className="map-compass" transform="translate(34 478)">
    <title>{only}</title>
    <circle className="map-ring" r="19" />
    <path className="map-point" d="M0-30 5-5 0 0ZM30 0 5 5 0 0ZM0 30-5 5 0 0ZM-30 0-5-5 0 0Z" />
    <path className="map-point pale" d="M0-30-5-5 0 0ZM30 0 5-5 0 0ZM0 30 5 5 0 0ZM-30 0-5 5 0 0Z" />
    <path className="map-point" d="M0-37l3.5 6h-7Z" />
  </g>
);

const HOUSE = 'M0 0v-6h7v6Z';
const ROOF = 'M-1.2-6 3.5-10.5 8.2-6Z';

/** Houses that stand together, and a tower where there is one. */
const Town = ({ x, y, tower = false }: { readonly x: number; readonly y: number; readonly tower?: boolean }) => (
  <g className="map-town" transform={`translate(${x} ${y})`}>
    <path className="map-wall" d={HOUSE} />
    <path className="map-roof" d={ROOF} />
    {tower && <path className="map-wall" d="M8-2v-13h5v13Z" />}
    {tower && <path className="map-roof" d="m7-14.5 3.5-6 3.5 6Z" />}
    <g transform={`translate(${tower ? 13.5 : 8} 1.5) scale(.85)`}>
      <path className="map-wall" d={HOUSE} />
      <path className="map-roof" d={ROOF} />
    </g>
  </g>
);

const oak = (x: number, y: number) => (
  <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
    <path className="map-ink" d="M0 0v-6" />
    <path className="map-crown" d="M-7-6c-2-5 2-8 5-7 2-4 8-3 8 1 4 0 5 5 1 6.5-4 1-10 1-14-.5Z" />
  </g>
);

const pine = (x: number, y: number) => <path key={`${x} ${y}`} className="map-crown" d={`M${x} ${y}h-5.5l3-5h-2l4.5-7 4.5 7h-2l3 5Z`} />;

const hill = (x: number, y: number, r: number) => (
  <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${r})`}>
    <path className="map-mountain" d="M-13 0C-8-4-4-15 0-15S8-4 13 0Z" />
    <path className="map-snow" d="M-4.5-9.5C-2.5-13-1-15 0-15s2.5 2 4.5 5.5l-2-.5L0-8l-2.5-2Z" />
  </g>
);

/** Rivers and what grows and stands on the land; over the regions and under their pieces. Nothing of it takes the pointer. */
export const Scenery = memo(() => (
  <g className="map-scenery">
    <path className="map-river thin" d={RIVERS.mondego} />
    <path className="map-river thin" d={RIVERS.guadiana} />
    <path className="map-river" d={RIVERS.douro} />
    <path className="map-river" d={RIVERS.tejo} />
    {hill(262, 194, 0.9)}
    {hill(245, 201, 1.15)}
    {hill(268, 205, 1)}
    {hill(330, 66, 0.7)}
    {hill(320, 73, 0.8)}
    {[pine(84, 236), pine(93, 243), pine(76, 250), pine(98, 190), pine(106, 197)]}
    {[oak(238, 448), oak(222, 458), oak(240, 470), oak(126, 464), oak(108, 472), oak(142, 474), oak(252, 326), oak(236, 318)]}
    <Town x={124} y={134} tower />
    <Town x={58} y={352} tower />
    <Town x={104} y={226} />
    <Town x={206} y={362} tower />
    <Town x={196} y={530} />
    <Town x={306} y={44} />
    <Town x={62} y={388} />
    <Town x={252} y={252} />
  </g>
));
