// Where things lie on the map of Italy: the roads with their vineyards, the scrolls with the names, the rose of the winds. The land itself
// is in coast.ts, in the same units.

type Point = readonly [x: number, y: number];

export interface Place {
  /** Where the scroll with name, varieties and bottle lies: its upper left corner. */
  readonly at: Point;
  /** Where the string of the scroll is tied to the region, and where it leaves the scroll. */
  readonly string: readonly [Point, Point];
  /** The road, the cheapest vineyard first: a point for each that comes with the game. */
  readonly road: readonly Point[];
}

/** In the order of REGIONS. */
export const PLACES: readonly Place[] = [
  // Liguria
  {
    at: [26, 356],
    string: [
      [92, 300],
      [92, 360],
    ],
    road: [
      [52, 322],
      [97, 272],
      [147, 271],
    ],
  },
  // Lazio
  {
    at: [170, 562],
    string: [
      [404, 584],
      [338, 580],
    ],
    road: [
      [360, 464],
      [397, 467],
      [434, 462],
      [455, 497],
      [417, 501],
      [380, 502],
      [343, 497],
      [380, 536],
      [417, 535],
      [455, 531],
      [492, 540],
      [508, 574],
      [471, 574],
      [433, 569],
      [396, 570],
    ],
  },
  // Campania
  {
    at: [380, 706],
    string: [
      [584, 700],
      [548, 722],
    ],
    road: [
      [545, 584],
      [583, 580],
      [620, 580],
      [658, 609],
      [610, 614],
      [573, 618],
      [535, 620],
      [559, 654],
      [597, 651],
      [634, 648],
      [671, 642],
      [661, 682],
      [624, 685],
    ],
  },
  // Sardegna
  {
    at: [200, 716],
    string: [
      [186, 740],
      [206, 734],
    ],
    road: [
      [99, 668],
      [137, 651],
      [174, 646],
      [176, 680],
      [139, 685],
      [102, 702],
      [102, 736],
      [140, 720],
      [177, 714],
      [178, 748],
      [140, 754],
      [103, 770],
    ],
  },
  // Calabria
  {
    at: [462, 812],
    string: [
      [674, 826],
      [630, 828],
    ],
    road: [
      [692, 715],
      [671, 749],
      [687, 783],
      [724, 786],
      [735, 819],
      [698, 824],
      [690, 864],
      [668, 902],
    ],
  },
  // Abruzzo
  {
    at: [566, 398],
    string: [
      [509, 440],
      [572, 420],
    ],
    road: [
      [437, 368],
      [442, 401],
      [480, 395],
      [484, 429],
      [483, 463],
      [492, 500],
      [530, 492],
      [530, 527],
      [567, 512],
      [567, 546],
    ],
  },
  // Toscana
  {
    at: [22, 446],
    string: [
      [249, 424],
      [188, 456],
    ],
    road: [
      [226, 304],
      [264, 301],
      [301, 301],
      [339, 302],
      [380, 336],
      [342, 336],
      [305, 336],
      [267, 335],
      [250, 369],
      [287, 370],
      [325, 370],
      [362, 370],
      [400, 376],
      [405, 411],
      [367, 409],
      [330, 404],
      [292, 404],
      [255, 404],
      [282, 438],
      [320, 438],
      [304, 472],
    ],
  },
  // Veneto
  {
    at: [512, 86],
    string: [
      [464, 130],
      [518, 112],
    ],
    road: [
      [240, 216],
      [277, 220],
      [315, 227],
      [352, 227],
      [357, 193],
      [320, 193],
      [282, 187],
      [245, 182],
      [245, 148],
      [282, 151],
      [320, 156],
      [357, 159],
      [395, 150],
      [432, 144],
      [446, 108],
      [409, 110],
      [406, 76],
      [443, 74],
    ],
  },
  // Trentino
  {
    at: [424, -8],
    string: [
      [392, 46],
      [430, 20],
    ],
    road: [
      [256, 78],
      [293, 68],
      [331, 59],
      [368, 52],
      [346, 93],
      [309, 102],
    ],
  },
];

/** Where so many vineyards lie along the road of a region: on their own places, or evenly between the ends where a pack has more or fewer. */
export function roadPoints(region: number, n: number): readonly Point[] {
  const { road } = PLACES[region] as Place;
  return n === road.length ? road : Array.from({ length: n }, (_, i) => along(road, n === 1 ? 0 : (i / (n - 1)) * (road.length - 1)));
}

function along(road: readonly Point[], at: number): Point {
  const i = Math.min(Math.floor(at), road.length - 2);
  const [[ax, ay], [bx, by]] = [road[i] as Point, road[i + 1] as Point];
  return [ax + (bx - ax) * (at - i), ay + (by - ay) * (at - i)];
}

/** A soft line through points. */
export function roadLine(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (first === undefined) return '';
  const middle = ([ax, ay]: Point, [bx, by]: Point): string => `${(ax + bx) / 2} ${(ay + by) / 2}`;
  const bends = rest.slice(0, -1).map((p, i) => `Q${p.join(' ')} ${middle(p, rest[i + 1] as Point)}`);
  return `M${first.join(' ')}${bends.join('')}${rest.length === 0 ? '' : `L${rest.at(-1)?.join(' ')}`}`;
}

/** Between two vineyards of a road that follow each other, and which way it goes on: beside the prices, which fill the lower part of a plot. */
export function stonesOf(points: readonly Point[]): readonly (readonly [x: number, y: number, turn: number])[] {
  return points.slice(1).map(([bx, by], i) => {
    const [ax, ay] = points[i] as Point;
    const turn = Math.round((Math.atan2(by - ay, bx - ax) * 180) / Math.PI);
    const isLevel = Math.abs(by - ay) < 20;
    return [(ax + bx) / 2, (ay + by) / 2 - (isLevel ? 11 : 0), turn];
  });
}

/** The rose of the winds: its middle. */
export const ROSE: Point = [685, 264];
/** What the forms mean. */
export const LEGEND: Point = [222, 828];

/** What of the map is seen in a box: all that matters, with more sea and land around it where the box is higher. */
export function viewOf(width: number, height: number): string {
  const [x, across] = height / width < 1.25 ? [0, 790] : [16, 760];
  const down = (across * height) / width;
  return `${x} ${Math.round(TOP - Math.max(0, down - HIGH) / 2)} ${across} ${Math.round(down)}`;
}

/** From the number of the Trentino down to the last vineyard of Calabria. */
const TOP = -41;
const HIGH = 980;
