// Where the spaces of the bank lie: a ladder at the side of the map, a counter under the board, or rows on a phone.

export interface Spot {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface BankPlan {
  readonly form: 'ladder' | 'counter' | 'rows';
  /** By the money on the account. */
  readonly spaces: readonly Spot[];
  /** What a section scores, by section. */
  readonly scores: readonly Spot[];
  /** By the space of the track. */
  readonly investments: readonly Spot[];
  /** Between an investment and the next: what the step costs and yields. */
  readonly steps: readonly Spot[];
  readonly picture: Spot | undefined;
}

const spot = (left: number, top: number, width: number, height: number): Spot => ({ left, top, width, height });

/** `sections`: how many spaces each section of the account has; `track`: how many spaces there are to invest. */
export function bankPlan(width: number, height: number, sections: readonly number[], track: number): BankPlan {
  if (height > width) return ladder(width, height, sections, track);
  return width >= COUNTER ? counter(width, height, sections, track) : rows(width, height, sections, track);
}

const COUNTER = 800;
const list = <T>(n: number, of: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => of(i));
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** From the bottom up: the more money, the higher. */
function ladder(width: number, height: number, sections: readonly number[], track: number): BankPlan {
  const roof = 62;
  const [money, score, invest] = [64, 28, width - 64 - 28 - 2];
  const row = (height - roof) / sum(sections);
  const up = (n: number): number => height - (n + 1) * row;
  const starts = startsOf(sections);
  const step = 38;
  const cell = (height - roof - (track - 1) * step) / track;
  const top = (i: number): number => height - (i + 1) * cell - i * step;
  return {
    form: 'ladder',
    spaces: list(sum(sections), n => spot(0, up(n), money, row)),
    scores: sections.map((many, i) => spot(money, up((starts[i] ?? 0) + many - 1), score, many * row)),
    investments: list(track, i => spot(width - invest, top(i), invest, cell)),
    steps: list(track - 1, i => spot(width - invest, top(i) - step, invest, step)),
    picture: spot(0, 0, width, roof - 2),
  };
}

/** All in one row. */
function counter(width: number, height: number, sections: readonly number[], track: number): BankPlan {
  const [score, cell, step] = [26, 29, 25];
  const right = width - track * cell - (track - 1) * step;
  const row = (right - GAP - sections.length * score) / sum(sections);
  return {
    form: 'counter',
    ...along(sections, 0, 0, row, score, height),
    investments: list(track, i => spot(right + i * (cell + step), 0, cell, height)),
    steps: list(track - 1, i => spot(right + i * (cell + step) + cell, 0, step, height)),
    picture: undefined,
  };
}

const GAP = 8;

/** Small savings beside a picture of the bank, large ones below, and the investments under both. */
function rows(width: number, height: number, sections: readonly number[], track: number): BankPlan {
  const high = (height - 2 * GAP) / 3;
  const [small, large] = [sections.slice(0, SMALL), sections.slice(SMALL)];
  const score = 26;
  const row = (width - large.length * score) / sum(large);
  const above = along(small, 0, 0, row, score, high);
  const below = along(large, 0, high + GAP, row, score, high);
  const step = 40;
  const cell = (width - (track - 1) * step) / track;
  const wide = sum(small) * row + small.length * score;
  return {
    form: 'rows',
    spaces: [...above.spaces, ...below.spaces],
    scores: [...above.scores, ...below.scores],
    investments: list(track, i => spot(i * (cell + step), 2 * (high + GAP), cell, high)),
    steps: list(track - 1, i => spot(i * (cell + step) + cell, 2 * (high + GAP), step, high)),
    picture: spot(wide + GAP, 0, width - wide - GAP, high),
  };
}

/** So many sections are in the first row. */
const SMALL = 2;

const startsOf = (sections: readonly number[]): number[] => sections.map((_, i) => sum(sections.slice(0, i)));

/** From left to right, each section with its score behind it. */
function along(sections: readonly number[], left: number, top: number, row: number, score: number, height: number) {
  const starts = startsOf(sections);
  const at = (i: number): number => left + (starts[i] ?? 0) * row + i * score;
  return {
    spaces: sections.flatMap((many, i) => list(many, n => spot(at(i) + n * row, top, row, height))),
    scores: sections.map((many, i) => spot(at(i) + many * row, top, score, height)),
  };
}
