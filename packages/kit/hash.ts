// The name of a piece of data by its content: packs are stored for ever under it, and a game says which one it is played with.

/** 64 hexadecimal digits; the order of keys does not matter, that of lists does. */
export const contentHash = (data: unknown): string => sha256(canonical(data));

/** JSON without blanks and with sorted keys. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, v]) => v !== undefined);
  const sorted = entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${sorted.map(([key, v]) => `${JSON.stringify(key)}:${canonical(v)}`).join(',')}}`;
}

// FIPS 180-4: fractional parts of the cube roots of the first 64 primes, and of the square roots of the first 8.
const ROUND = words(
  '428a2f9871374491b5c0fbcfe9b5dba53956c25b59f111f1923f82a4ab1c5ed5d807aa9812835b01243185be550c7dc372be5d7480deb1fe9bdc06a7c19bf174' +
    'e49b69c1efbe47860fc19dc6240ca1cc2de92c6f4a7484aa5cb0a9dc76f988da983e5152a831c66db00327c8bf597fc7c6e00bf3d5a7914706ca635114292967' +
    '27b70a852e1b21384d2c6dfc53380d13650a7354766a0abb81c2c92e92722c85a2bfe8a1a81a664bc24b8b70c76c51a3d192e819d6990624f40e3585106aa070' +
    '19a4c1161e376c082748774c34b0bcb5391c0cb34ed8aa4a5b9cca4f682e6ff3748f82ee78a5636f84c878148cc7020890befffaa4506cebbef9a3f7c67178f2',
);
const START = words('6a09e667bb67ae853c6ef372a54ff53a510e527f9b05688c1f83d9ab5be0cd19');

function words(hex: string): number[] {
  return (hex.match(/.{8}/g) ?? []).map(word => Number.parseInt(word, 16) | 0);
}

/** SHA-256 of the text in UTF-8, as hexadecimal digits. */
export function sha256(text: string): string {
  const blocks = padded(utf8(text));
  let sum = START;
  for (let i = 0; i < blocks.length; i += 16) sum = mixed(sum, blocks.slice(i, i + 16));
  return sum.map(word => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

function utf8(text: string): number[] {
  const escaped = encodeURIComponent(text).match(/%..|[^%]/g) ?? [];
  return escaped.map(c => (c.length === 3 ? Number.parseInt(c.slice(1), 16) : c.charCodeAt(0)));
}

/** The bytes as words of 32 bits, a 1 bit after them, their length in bits at the end of the last block of 16. */
function padded(bytes: readonly number[]): number[] {
  const blocks = new Array<number>(Math.ceil((bytes.length + 9) / 64) * 16).fill(0);
  [...bytes, 0x80].forEach((byte, i) => {
    blocks[i >> 2] = (blocks[i >> 2] as number) | (byte << (24 - 8 * (i & 3)));
  });
  blocks[blocks.length - 2] = Math.floor(bytes.length / 0x20000000);
  blocks[blocks.length - 1] = (bytes.length << 3) | 0;
  return blocks;
}

/** The sum after one more block. */
function mixed(sum: readonly number[], block: readonly number[]): number[] {
  const w = schedule(block);
  let [a, b, c, d, e, f, g, h] = sum as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (ROUND[i] as number) + (w[i] as number)) | 0;
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((word, i) => (word + (sum[i] as number)) | 0);
}

/** The 64 words that one block is stretched to. */
function schedule(block: readonly number[]): number[] {
  const w = [...block];
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15] as number;
    const y = w[i - 2] as number;
    const s0 = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3);
    const s1 = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10);
    w.push(((w[i - 16] as number) + s0 + (w[i - 7] as number) + s1) | 0);
  }
  return w;
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));
