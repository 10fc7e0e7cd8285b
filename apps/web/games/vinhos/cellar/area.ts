// A place on the table, in its units.

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const area = (x: number, y: number, width: number, height: number): Area => ({ x, y, width, height });
