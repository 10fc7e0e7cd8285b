// A map of Portugal, stylised: wider than the land is, the north larger, so that every region has room for what lies on it.
// Borders are lists of points and each is drawn once, so that neighbours fit.

type Point = readonly [x: number, y: number];

export const WIDTH = 420;
export const HEIGHT = 474;

// Places where borders meet
const CAMINHA: Point = [84, 30];
const NORTH: Point = [192, 38]; // Minho, Trás-os-Montes, Spain
const TAMEGA: Point = [190, 92]; // Minho, Trás-os-Montes, Douro
const PAIVA: Point = [176, 158]; // Minho, Douro, Dão
const ESPINHO: Point = [88, 158]; // Minho, Dão, the sea
const MIRANDA: Point = [366, 98]; // Trás-os-Montes, Douro, Spain
const BARCA: Point = [352, 160]; // Douro, Dão, Spain
const NAZARE: Point = [66, 244]; // Dão, Lisboa, the sea
const LEIRIA: Point = [152, 242]; // Dão, Lisboa, Ribatejo
const IDANHA: Point = [346, 246]; // Dão, Ribatejo, Spain
const BELVER: Point = [306, 284]; // Ribatejo, Alentejo, Spain
const TEJO: Point = [78, 334]; // Lisboa, Setúbal, the sea
const VILA_FRANCA: Point = [122, 330]; // Lisboa, Ribatejo, Setúbal
const CORUCHE: Point = [184, 338]; // Ribatejo, Setúbal, Alentejo
const SADO: Point = [194, 411]; // Setúbal, Alentejo, Algarve
const ODECEIXE: Point = [80, 412]; // Setúbal, Algarve, the sea
const GUADIANA: Point = [352, 412]; // Alentejo, Algarve, Spain

// Borders, each from its first to its last place
const COAST_MINHO: Point[] = [CAMINHA, [78, 50], [86, 74], [80, 98], [90, 122], [84, 140], ESPINHO];
const COAST_DAO: Point[] = [ESPINHO, [80, 176], [82, 198], [70, 222], NAZARE];
const COAST_LISBOA: Point[] = [NAZARE, [58, 260], [36, 276], [46, 292], [38, 310], [28, 324], [44, 336], TEJO];
const COAST_SETUBAL: Point[] = [TEJO, [66, 350], [56, 364], [82, 370], [92, 378], [78, 392], ODECEIXE];
const COAST_ALGARVE: Point[] = [ODECEIXE, [70, 434], [56, 458], [92, 456], [132, 450], [176, 462], [226, 466], [280, 454], [340, 450]];
const SPAIN_MINHO: Point[] = [CAMINHA, [108, 16], [144, 8], [176, 20], NORTH];
const SPAIN_TRAS: Point[] = [NORTH, [222, 28], [256, 32], [298, 18], [342, 24], [370, 42], [392, 66], [380, 84], MIRANDA];
const SPAIN_DOURO: Point[] = [MIRANDA, [350, 120], [358, 140], BARCA];
const SPAIN_DAO: Point[] = [BARCA, [360, 184], [352, 206], [362, 228], IDANHA];
const SPAIN_RIBATEJO: Point[] = [IDANHA, [322, 260], [304, 264], BELVER];
const SPAIN_ALENTEJO: Point[] = [BELVER, [332, 292], [352, 314], [376, 338], [366, 362], [350, 378], [360, 396], GUADIANA];
const SPAIN_ALGARVE: Point[] = [GUADIANA, [342, 430], [340, 450]];
const MINHO_TRAS: Point[] = [NORTH, [184, 62], TAMEGA];
const MINHO_DOURO: Point[] = [TAMEGA, [180, 116], [186, 138], PAIVA];
const MINHO_DAO: Point[] = [ESPINHO, [128, 164], PAIVA];
const TRAS_DOURO: Point[] = [TAMEGA, [228, 97], [264, 90], [316, 100], MIRANDA];
const DOURO_DAO: Point[] = [PAIVA, [216, 168], [254, 162], [306, 170], BARCA];
const DAO_LISBOA: Point[] = [NAZARE, [104, 250], LEIRIA];
const DAO_RIBATEJO: Point[] = [LEIRIA, [204, 236], [262, 248], [306, 240], IDANHA];
const LISBOA_RIBATEJO: Point[] = [LEIRIA, [162, 268], [150, 296], [138, 316], VILA_FRANCA];
const LISBOA_SETUBAL: Point[] = [TEJO, [100, 338], VILA_FRANCA];
const RIBATEJO_SETUBAL: Point[] = [VILA_FRANCA, [152, 342], CORUCHE];
const RIBATEJO_ALENTEJO: Point[] = [BELVER, [284, 302], [258, 316], [226, 336], CORUCHE];
const SETUBAL_ALENTEJO: Point[] = [CORUCHE, [196, 360], [188, 386], SADO];
const SETUBAL_ALGARVE: Point[] = [ODECEIXE, [134, 406], SADO];
const ALENTEJO_ALGARVE: Point[] = [SADO, [246, 405], [304, 416], GUADIANA];

const back = (border: readonly Point[]): Point[] => [...border].reverse();
const around = (...borders: readonly (readonly Point[])[]): string => `M${smooth(borders)}Z`;

/** A line through the points of each border, rounded between the places where borders meet. */
function smooth(borders: readonly (readonly Point[])[]): string {
  const [[first]] = borders as [[Point]];
  return `${first.join(' ')}${borders.map(curve).join('')}`;
}

/** Curves between the middles of neighbouring points; the ends are kept. */
function curve(border: readonly Point[]): string {
  const last = border.length - 1;
  const parts = border.slice(1, last).map((point, i) => {
    const next = border[i + 2] as Point;
    const end = i + 2 === last ? next : ([(point[0] + next[0]) / 2, (point[1] + next[1]) / 2] as const);
    return `Q${point.join(' ')} ${end.map(n => Math.round(n * 10) / 10).join(' ')}`;
  });
  return parts.length === 0 ? `L${(border[last] as Point).join(' ')}` : parts.join('');
}

export interface RegionShape {
  readonly outline: string;
  /** Where what lies on the region is put, and how large. */
  readonly at: Point;
  readonly size: number;
  /** A low region has its name and its markers beside the tiles, not above and under them. */
  readonly low?: boolean;
}

/** In the order of REGIONS. */
export const SHAPES: readonly RegionShape[] = [
  { outline: around(SPAIN_TRAS, back(TRAS_DOURO), back(MINHO_TRAS)), at: [222, 29], size: 1.22 },
  { outline: around(SPAIN_MINHO, MINHO_TRAS, MINHO_DOURO, back(MINHO_DAO), back(COAST_MINHO)), at: [88, 62], size: 1.06 },
  { outline: around(TRAS_DOURO, SPAIN_DOURO, back(DOURO_DAO), back(MINHO_DOURO)), at: [214, 100], size: 1.16 },
  { outline: around(MINHO_DAO, DOURO_DAO, SPAIN_DAO, back(DAO_RIBATEJO), back(DAO_LISBOA), back(COAST_DAO)), at: [160, 174], size: 1.25 },
  {
    outline: around(DAO_RIBATEJO, SPAIN_RIBATEJO, RIBATEJO_ALENTEJO, back(RIBATEJO_SETUBAL), back(LISBOA_RIBATEJO)),
    at: [166, 251],
    size: 1.18,
  },
  { outline: around(DAO_LISBOA, LISBOA_RIBATEJO, back(LISBOA_SETUBAL), back(COAST_LISBOA)), at: [50, 260], size: 1.14 },
  {
    outline: around(LISBOA_SETUBAL, RIBATEJO_SETUBAL, SETUBAL_ALENTEJO, back(SETUBAL_ALGARVE), back(COAST_SETUBAL)),
    at: [86, 348],
    size: 1.1,
  },
  { outline: around(back(RIBATEJO_ALENTEJO), SPAIN_ALENTEJO, back(ALENTEJO_ALGARVE), back(SETUBAL_ALENTEJO)), at: [222, 338], size: 1.22 },
  { outline: around(SETUBAL_ALGARVE, ALENTEJO_ALGARVE, SPAIN_ALGARVE, back(COAST_ALGARVE)), at: [112, 418], size: 1.06, low: true },
];

/** The land's edge towards the sea, from north to south. */
export const COAST = `M${smooth([COAST_MINHO, COAST_DAO, COAST_LISBOA, COAST_SETUBAL, COAST_ALGARVE])}`;

/** Spain: east of the border and beyond the edge of the map, since a panel of another form shows more of the ground. */
export const SPAIN = `M${smooth([SPAIN_MINHO, SPAIN_TRAS, SPAIN_DOURO, SPAIN_DAO, SPAIN_RIBATEJO, SPAIN_ALENTEJO, SPAIN_ALGARVE])}L344 900H1200V-400H40L76 22Z`;

const line = (...points: Point[]): string => `M${smooth([points])}`;

export const RIVERS = {
  douro: line([380, 84], [356, 122], [300, 150], [262, 156], [206, 156], [184, 138], [150, 132], [118, 138], [86, 131]),
  tejo: line([420, 268], [344, 270], [304, 264], [262, 286], [222, 292], [166, 306], [146, 326], [110, 336], [78, 334]),
} as const;
