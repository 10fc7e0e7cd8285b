// The name of a piece of data by its content: packs are stored for ever under it, and a game says which one it is played with.

/** 64 hexadecimal digits; the order of keys does not matter, that of lists does. */
export const contentHash = (data: unknown): string => sha256(canonical(data));

/** JSON without blanks and with sorted keys; `zeros`: whether fields that are 0 are in it. Tables write it with every turn: it makes nothing
 *  on the way but the text. */
export function canonical(value: unknown, zeros = true): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : 'null';
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return Array.isArray(value) ? canonicalList(value, zeros) : canonicalFields(value as Fields, zeros);
}

/** Most of a position is such numbers. */
const isWhole = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value);

type Fields = { readonly [key: string]: unknown };

function canonicalList(list: readonly unknown[], zeros: boolean): string {
  let text = '[';
  for (let i = 0; i < list.length; i++) {
    const item = list[i];
    if (i > 0) text += ',';
    text += isWhole(item) ? item : canonical(item, zeros);
  }
  return `${text}]`;
}

function canonicalFields(fields: Fields, zeros: boolean): string {
  const { sorted, first, next } = kindOf(fields);
  let text = '';
  for (let i = 0; i < sorted.length; i++) {
    const field = fields[sorted[i] as string];
    if (field === undefined || (field === 0 && !zeros)) continue;
    text += text === '' ? first[i] : next[i];
    text += isWhole(field) ? field : canonical(field, zeros);
  }
  return `{${text}}`;
}

interface Kind {
  readonly keys: readonly string[];
  readonly sorted: readonly string[];
  /** Each of the sorted keys as it stands in the text, as the first one there and after others. */
  readonly first: readonly string[];
  readonly next: readonly string[];
}

/** Objects of one kind have the same keys in the same order, and are sorted once. By their first key. */
const kinds = new Map<string, Kind[]>();
const MOST_KINDS = 1000;

function kindOf(fields: Fields): Kind {
  const keys = Object.keys(fields);
  const known = kinds.get(keys[0] ?? '');
  if (known !== undefined) for (const kind of known) if (isSame(kind.keys, keys)) return kind;
  const sorted = keys.toSorted();
  const first = sorted.map(key => `${JSON.stringify(key)}:`);
  const kind = { keys, sorted, first, next: first.map(key => `,${key}`) };
  if (kinds.size < MOST_KINDS && (known?.length ?? 0) < 10) kinds.set(keys[0] ?? '', [...(known ?? []), kind]);
  return kind;
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return a.length === b.length;
}

// FIPS 180-4: fractional parts of the cube roots of the first 64 primes, and of the square roots of the first 8.
const ROUND = words(
  '428a2f9871374491b5c0fbcfe9b5dba53956c25b59f111f1923f82a4ab1c5ed5d807aa9812835b01243185be550c7dc372be5d7480deb1fe9bdc06a7c19bf174' +
    'e49b69c1efbe47860fc19dc6240ca1cc2de92c6f4a7484aa5cb0a9dc76f988da983e5152a831c66db00327c8bf597fc7c6e00bf3d5a7914706ca635114292967' +
    '27b70a852e1b21384d2c6dfc53380d13650a7354766a0abb81c2c92e92722c85a2bfe8a1a81a664bc24b8b70c76c51a3d192e819d6990624f40e3585106aa070' +
    '19a4c1161e376c082748774c34b0bcb5391c0cb34ed8aa4a5b9cca4f682e6ff3748f82ee78a5636f84c878148cc7020890befffaa4506cebbef9a3f7c67178f2',
);
const START = words('6a09e667bb67ae853c6ef372a54ff53a510e527f9b05688c1f83d9ab5be0cd19');

function words(hex: string): Int32Array {
  return Int32Array.from(hex.match(/.{8}/g) ?? [], word => Number.parseInt(word, 16) | 0);
}

/** SHA-256 of the text in UTF-8, as hexadecimal digits. Positions are named with every move at a table, so nothing is made on the way. */
export function sha256(text: string): string {
  const blocks = padded(utf8(text));
  const sum = START.slice();
  for (let i = 0; i < blocks.length; i += 16) mix(sum, blocks, i);
  let hex = '';
  for (const word of sum) hex += (word >>> 0).toString(16).padStart(8, '0');
  return hex;
}

/** One character for each byte. */
function utf8(text: string): string {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 0x7f) return unescaped(encodeURIComponent(text));
  return text;
}

const unescaped = (escaped: string): string => escaped.replace(/%(..)/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));

/** The bytes as words of 32 bits, a 1 bit after them, their length in bits at the end of the last block of 16. */
function padded(bytes: string): Int32Array {
  const { length } = bytes;
  const blocks = new Int32Array(Math.ceil((length + 9) / 64) * 16);
  for (let i = 0; i < length; i++) blocks[i >> 2] = (blocks[i >> 2] as number) | (bytes.charCodeAt(i) << (24 - 8 * (i & 3)));
  blocks[length >> 2] = (blocks[length >> 2] as number) | (0x80 << (24 - 8 * (length & 3)));
  blocks[blocks.length - 2] = Math.floor(length / 0x20000000);
  blocks[blocks.length - 1] = length << 3;
  return blocks;
}

/** The 64 words that one block is stretched to. */
const stretched = new Int32Array(64);

/** Adds the block that begins there to the sum. */
function mix(sum: Int32Array, blocks: Int32Array, from: number): void {
  const w = stretched;
  stretch(blocks, from);
  let a = sum[0] as number;
  let b = sum[1] as number;
  let c = sum[2] as number;
  let d = sum[3] as number;
  let e = sum[4] as number;
  let f = sum[5] as number;
  let g = sum[6] as number;
  let h = sum[7] as number;
  for (let i = 0; i < 64; i++) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (ROUND[i] as number) + (w[i] as number)) | 0;
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  sum[0] = (sum[0] as number) + a;
  sum[1] = (sum[1] as number) + b;
  sum[2] = (sum[2] as number) + c;
  sum[3] = (sum[3] as number) + d;
  sum[4] = (sum[4] as number) + e;
  sum[5] = (sum[5] as number) + f;
  sum[6] = (sum[6] as number) + g;
  sum[7] = (sum[7] as number) + h;
}

function stretch(blocks: Int32Array, from: number): void {
  const w = stretched;
  for (let i = 0; i < 16; i++) w[i] = blocks[from + i] as number;
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15] as number;
    const y = w[i - 2] as number;
    const s0 = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3);
    const s1 = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10);
    w[i] = (w[i - 16] as number) + s0 + (w[i - 7] as number) + s1;
  }
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));
