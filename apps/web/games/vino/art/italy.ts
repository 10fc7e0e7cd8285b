// A map of Italy, stylised: broader than the land is, and each wine region as large as its road needs. Other land is only there.

type Point = readonly [x: number, y: number];

export const WIDTH = 800;
export const HEIGHT = 716;

/** How far two vineyards on a road are apart, and two bends of it. */
const STEP = 31;
const BEND = 31;

export interface Place {
  readonly outline: string;
  /** Where name, bottle and markers stand. */
  readonly at: Point;
  /** How many vineyards lie between two bends of the road. */
  readonly row: number;
}

/** A closed line that goes softly through its points. */
function soft(points: readonly Point[], pull = 0.17): string {
  const at = (i: number): Point => points[(i + points.length) % points.length] as Point;
  const curves = points.map((p, i) => {
    const [before, next, after] = [at(i - 1), at(i + 1), at(i + 2)];
    const [ax, ay] = [p[0] + (next[0] - before[0]) * pull, p[1] + (next[1] - before[1]) * pull];
    const [bx, by] = [next[0] - (after[0] - p[0]) * pull, next[1] - (after[1] - p[1]) * pull];
    return `C${ax.toFixed(1)} ${ay.toFixed(1)} ${bx.toFixed(1)} ${by.toFixed(1)} ${next[0]} ${next[1]}`;
  });
  return `M${points[0]?.join(' ')}${curves.join('')}Z`;
}

/** In the order of REGIONS. */
export const PLACES: readonly Place[] = [
  // Liguria
  {
    outline: soft([
      [78, 218],
      [120, 196],
      [190, 192],
      [222, 208],
      [228, 250],
      [214, 284],
      [168, 288],
      [122, 282],
      [84, 290],
      [66, 256],
    ]),
    at: [92, 204],
    row: 4,
  },
  // Lazio
  {
    outline: soft([
      [362, 408],
      [420, 398],
      [486, 402],
      [524, 428],
      [532, 480],
      [536, 530],
      [504, 556],
      [448, 558],
      [396, 544],
      [364, 506],
      [348, 456],
    ]),
    at: [372, 412],
    row: 5,
  },
  // Campania
  {
    outline: soft([
      [560, 436],
      [620, 428],
      [690, 434],
      [724, 462],
      [722, 520],
      [704, 566],
      [664, 590],
      [618, 586],
      [584, 560],
      [554, 530],
      [548, 480],
    ]),
    at: [568, 442],
    row: 5,
  },
  // Sardegna
  {
    outline: soft([
      [76, 434],
      [112, 416],
      [158, 414],
      [200, 426],
      [216, 462],
      [212, 516],
      [206, 566],
      [172, 592],
      [112, 594],
      [76, 572],
      [64, 524],
      [70, 476],
    ]),
    at: [82, 426],
    row: 4,
  },
  // Calabria
  {
    outline: soft([
      [652, 606],
      [692, 600],
      [744, 604],
      [786, 620],
      [792, 664],
      [774, 700],
      [728, 710],
      [680, 706],
      [650, 690],
      [640, 648],
    ]),
    at: [658, 606],
    row: 4,
  },
  // Abruzzo
  {
    outline: soft([
      [498, 312],
      [548, 296],
      [620, 294],
      [676, 308],
      [694, 352],
      [690, 400],
      [650, 416],
      [584, 412],
      [526, 406],
      [496, 372],
    ]),
    at: [514, 302],
    row: 5,
  },
  // Toscana
  {
    outline: soft([
      [240, 220],
      [304, 212],
      [376, 210],
      [440, 224],
      [456, 268],
      [450, 330],
      [440, 378],
      [392, 396],
      [322, 398],
      [262, 386],
      [236, 350],
      [228, 284],
    ]),
    at: [248, 224],
    row: 6,
  },
  // Veneto
  {
    outline: soft([
      [436, 36],
      [500, 22],
      [570, 20],
      [632, 34],
      [652, 76],
      [642, 130],
      [616, 172],
      [556, 184],
      [492, 180],
      [440, 170],
      [426, 116],
      [424, 72],
    ]),
    at: [442, 36],
    row: 6,
  },
  // Trentino
  {
    outline: soft([
      [282, 40],
      [320, 16],
      [372, 10],
      [406, 28],
      [410, 84],
      [402, 140],
      [360, 152],
      [304, 148],
      [272, 124],
      [268, 80],
    ]),
    at: [286, 30],
    row: 4,
  },
];

/** The coast from the west: the Alps, the Adriatic, the heel, the toe, and up the Tyrrhenian. */
export const LAND = soft(
  [
    [54, 254],
    [34, 196],
    [40, 138],
    [70, 92],
    [126, 66],
    [178, 78],
    [226, 60],
    [276, 26],
    [346, 4],
    [420, 14],
    [520, 8],
    [628, 22],
    [664, 72],
    [652, 132],
    [626, 186],
    [584, 206],
    [566, 236],
    [596, 278],
    [664, 290],
    [704, 330],
    [712, 386],
    [758, 392],
    [772, 420],
    [748, 444],
    [770, 486],
    [794, 538],
    [786, 574],
    [758, 560],
    [742, 578],
    [752, 600],
    [796, 618],
    [798, 674],
    [770, 710],
    [690, 714],
    [640, 694],
    [632, 640],
    [640, 600],
    [596, 590],
    [548, 560],
    [500, 566],
    [440, 566],
    [380, 546],
    [344, 490],
    [338, 436],
    [290, 402],
    [240, 392],
    [222, 340],
    [226, 296],
    [166, 294],
    [100, 296],
  ],
  0.14,
);

/** Sicily and Corsica: only to be recognised by. */
export const ISLANDS: readonly string[] = [
  soft([
    [466, 648],
    [520, 640],
    [580, 650],
    [612, 668],
    [600, 704],
    [560, 722],
    [500, 712],
    [458, 690],
  ]),
  soft([
    [132, 342],
    [152, 330],
    [164, 352],
    [160, 386],
    [140, 396],
    [126, 370],
  ]),
];

/** The Alps and the Apennines, as small peaks. */
export const PEAKS: readonly Point[] = [
  [88, 118],
  [112, 100],
  [140, 112],
  [176, 98],
  [206, 108],
  [236, 88],
  [66, 160],
  [96, 148],
  [470, 212],
  [492, 236],
  [478, 262],
  [506, 270],
  [740, 522],
  [730, 488],
];

/** From Piedmont to the Adriatic. */
export const PO = 'M70 176c40-18 70 6 108-8s70 14 110 6 72 22 120 16 90 24 172 10';

/** Where the rose of the winds lies, in the Adriatic. */
export const ROSE: Point = [718, 216];

/** Where the vineyards of a road lie: to and fro, the cheapest first. */
export function roadPoints(region: number, count: number): Point[] {
  const { at, row } = PLACES[region] as Place;
  return Array.from({ length: count }, (_, i) => {
    const [bend, along] = [Math.floor(i / row), i % row];
    const column = bend % 2 === 0 ? along : row - 1 - along;
    return [at[0] + 13 + column * STEP, at[1] + 55 + bend * BEND + (column % 2 === 0 ? 0 : 4)];
  });
}

/** The road through these points. */
export function roadLine(points: readonly Point[]): string {
  return points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}
