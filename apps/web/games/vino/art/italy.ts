// Where things lie on the map of Italy: the roads with their vineyards, the scrolls with the names, the rose of the winds. The land itself
// is in coast.ts, in the same units.

type Point = readonly [x: number, y: number];

export interface Place {
  /** Where the scroll with name, varieties and bottle lies: its upper left corner. */
  readonly at: Point;
  /** Where the string of the scroll is tied to the region, beside its vineyards, and where it leaves the scroll. */
  readonly string: readonly [Point, Point];
  /** The road, the cheapest vineyard first: a point for each that comes with the game, in straight rows and columns. Those of two regions are
   *  at least 56 units apart, so that their fields have sea or plaster between them. */
  readonly road: readonly Point[];
}

/** So many vineyards side by side, towards the east; with a minus towards the west. */
const row = (x: number, y: number, n: number): Point[] =>
  Array.from({ length: Math.abs(n) }, (_, i): Point => [x + Math.sign(n) * i * 37.5, y]);

/** In the order of REGIONS. */
export const PLACES: readonly Place[] = [
  // Liguria
  {
    at: [24, 140],
    string: [
      [62, 276],
      [42, 168],
    ],
    road: [[52, 322], ...row(97, 272, 2)],
  },
  // Lazio
  {
    at: [290, 582],
    string: [
      [267, 534],
      [300, 596],
    ],
    road: [...row(300, 534, 5), ...row(450, 500, -5), ...row(300, 466, 5)],
  },
  // Campania
  {
    at: [416, 722],
    string: [
      [508, 650],
      [500, 728],
    ],
    road: [...row(578.5, 684, -2), ...row(541, 650, 4), ...row(653.5, 616, -4), ...row(578.5, 582, 3)],
  },
  // Sardegna
  {
    at: [222, 722],
    string: [
      [209, 692],
      [230, 736],
    ],
    road: [...row(101, 658, 3), ...row(176, 692, -3), ...row(101, 726, 3), ...row(176, 760, -3)],
  },
  // Calabria
  {
    at: [462, 816],
    string: [
      [657, 820],
      [630, 832],
    ],
    road: [...row(690, 718, 1), ...row(690, 752, 2), ...row(727.5, 786, -2), ...row(690, 820, 2), ...row(690, 854, 1)],
  },
  // Abruzzo
  {
    at: [590, 386],
    string: [
      [577, 452],
      [604, 410],
    ],
    road: [[469, 350], ...row(469, 384, 2), ...row(506.5, 418, 2), ...row(544, 452, -2), ...row(506.5, 486, 2), [544, 520]],
  },
  // Toscana
  {
    at: [26, 404],
    string: [
      [219, 397],
      [190, 420],
    ],
    road: [...row(331.5, 398, 3), ...row(406.5, 364, -6), ...row(219, 330, 6), ...row(406.5, 296, -6)],
  },
  // Veneto
  {
    at: [492, 118],
    string: [
      [466, 174],
      [500, 140],
    ],
    road: [...row(245, 208, 6), ...row(432.5, 174, -6), ...row(245, 140, 6)],
  },
  // Trentino
  {
    at: [416, 6],
    string: [
      [388, 61],
      [426, 26],
    ],
    road: [...row(280, 44, 3), ...row(355, 78, -3)],
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

/** A line through points. */
export const roadLine = (points: readonly Point[]): string => `M${points.map(point => point.join(' ')).join('L')}`;

/** The field under the vineyards of a region, and under its number beside the nearest of them. */
export function fieldLine(region: number, n: number): string {
  const points = roadPoints(region, n);
  const [x, y] = (PLACES[region] as Place).string[0];
  const near = [...points].sort((a, b) => Math.hypot(a[0] - x, a[1] - y) - Math.hypot(b[0] - x, b[1] - y))[0] as Point;
  return `${roadLine(points)}${roadLine([[x, y], near])}`;
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
export const ROSE: Point = [688, 292];
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
