// Numbers of a box by name, for texts that explain the game: what is read there is what is played. The name is the path in the pack:
// `prices_winery`, `storage_cellar_2` counted from 0, `storage_cellar` all of them, `storage_cellar_count` how many.

export interface Figures {
  readonly [name: string]: number | string;
}

type Named = [name: string, value: number | string];

const isCount = (value: unknown): value is number => typeof value === 'number';

function namedIn(path: string, value: unknown): Named[] {
  if (isCount(value)) return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  const within = path === '' ? '' : `${path}_`;
  const parts = Object.entries(value).flatMap(([key, part]) => namedIn(within + key.replaceAll('-', '_'), part));
  if (!Array.isArray(value)) return parts;
  const whole: Named[] = value.length > 0 && value.every(isCount) ? [[path, value.join(', ')]] : [];
  return [[`${path}_count`, value.length], ...whole, ...parts];
}

export const figuresIn = (pack: object): Figures => Object.fromEntries(namedIn('', pack));
