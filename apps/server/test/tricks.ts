// What people who mean no good write, by chance: names that look like others, texts that are not what they seem, links in disguise, cookies
// that nobody was given. What they are held against does not come from the rooms that are tested.

import { createHmac, randomBytes } from 'node:crypto';
import type { Random } from '@adega/kernel';

export const any = <T>(rng: Random, of: readonly T[]): T => of[rng.below(of.length)] as T;
const some = (rng: Random, most: number, make: () => string): string => Array.from({ length: rng.below(most + 1) }, make).join('');

/** Not seen, or turning what stands beside it around. */
const UNSEEN = [
  ...'\u0000\u0007\u001b\u007f\u0085\u00ad\u061c\u115f\u1160\u17b4\u180e\u200b\u200c\u200d\u200e\u200f\u2028\u2029',
  ...'\u202a\u202b\u202c\u202d\u202e\u2060\u2061\u2064\u2066\u2067\u2068\u2069\u206f\u2800\u3164\ufe0f\ufeff\uffa0\ufff9',
  '\u{e0001}',
  '\u{e0061}',
  '\u{1d173}',
  '\ud800',
  '\udfff',
];
const MARKS = [...'\u0300\u0316\u031b\u0323\u0334\u0335\u0346\u0360\u0489\u064b\u0e49\u20dd'];
const BLANKS = [...' \u00a0\u2002\u2009\u202f\u3000\t'];

/** By letter: what is taken for it in the alphabets that people may write in, and in others. */
const ALIKE: { readonly [letter: string]: string } = {
  a: 'аαɑａᴀ𝐚𝖆ªᵃⓐ',
  b: 'ЬᏏｂ𝐛ⓑ',
  c: 'сϲᴄⅽｃ𝐜',
  d: 'ԁⅾｄ𝐝',
  e: 'еεℯᴇｅ𝐞ⓔ',
  g: 'ցɡｇ𝐠',
  h: 'һհｈ𝐡',
  i: 'іιıｉ𝐢ⅰ',
  j: 'јϳյｊ𝐣',
  k: 'кκᴋｋ𝐤',
  l: 'ӏI1ⅼｌ𝐥',
  m: 'мⅿｍ𝐦',
  n: 'ոηｎ𝐧ⁿ',
  o: 'оοօ0ºｏ𝐨٥',
  p: 'рρｐ𝐩',
  r: 'гᴦｒ𝐫',
  s: 'ѕꜱｓ𝐬',
  t: 'тτｔ𝐭',
  u: 'սυᴜｕ𝐮',
  v: 'ѵνⅴｖ𝐯',
  w: 'ԝѡաωｗ𝐰',
  x: 'хχⅹｘ𝐱',
  y: 'уγｙ𝐲',
  z: 'ᴢｚ𝐳',
};
const BY_ALPHABET = [/\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u, /^[I01]$/u, /./u];
const STROKES = ['', '', '', ' ', '-', '.', '_', "'", '’', '\u200b', 'ʼ', 'ʹ', 'ː', '\u2010', '\u0640', '・', 'ー'];

/** The same name for whoever reads it. */
export function disguised(rng: Random, name: string): string {
  const alphabet = any(rng, BY_ALPHABET);
  const how = rng.below(3);
  const letters = [...name].map(letter => {
    const alike = [...(ALIKE[letter.toLowerCase()] ?? '')].filter(one => alphabet.test(one));
    const isOther = alike.length > 0 && (how === 0 || rng.below(3) === 0);
    const one = isOther ? any(rng, alike) : letter;
    // A capital I is a small l; as a small i it would be another letter.
    const cased =
      isOther || letter.toLowerCase() === 'l' || letter.toLowerCase() === 'i' ? one : any(rng, [one, one.toUpperCase(), one.toLowerCase()]);
    return `${cased}${rng.below(8) === 0 ? any(rng, UNSEEN) : ''}`;
  });
  const stroke = how === 2 ? any(rng, STROKES) : '';
  const between = letters.join(rng.below(4) === 0 ? stroke : '');
  return `${some(rng, 1, () => any(rng, UNSEEN))}${between}${rng.below(3) === 0 ? stroke : ''}${some(rng, 1, () => any(rng, BLANKS))}`;
}

const WORDS = ['Ana', 'good', 'vinho', 'où', 'Привет', 'καλό', '王', 'مرحبا', 'שלום', 'नमस्ते', '🍷', '👩‍🌾', 'x'];
const CODES = ['<script>', '${1}', '{name}', '%s', "' OR 1=1 --", '{"type":"do"}', '__proto__', '&lt;b&gt;', '\\u202e', '-->', '\n'];

/** Something that might be said; nobody should be hurt by it. */
export function trick(rng: Random): string {
  const part = (): string => {
    switch (rng.below(6)) {
      case 0:
        return some(rng, 6, () => any(rng, UNSEEN));
      case 1:
        return `${any(rng, WORDS)}${some(rng, 60, () => any(rng, MARKS))}`;
      case 2:
        return any(rng, CODES);
      case 3:
        return String.fromCodePoint(rng.below(0x11_0000));
      case 4:
        return String.fromCharCode(0xd800 + rng.below(0x800));
      default:
        return any(rng, WORDS);
    }
  };
  const text = Array.from({ length: 1 + rng.below(12) }, part).join(any(rng, BLANKS));
  return rng.below(200) === 0 ? text.repeat(1 + rng.below(400)) : text;
}

const HOSTS = ['example', 'buy-corks', 'пример', 'cheap-wine', 'xn--e1afmkfd', 'evil'];
const ENDS = ['com', 'net', 'org', 'ru', 'xyz', 'io', 'gg', 'shop'];
const DOTS = ['.', '。', '．', '｡', ' (dot) ', '[.]', ' [dot] ', ' dot ', '․', ' . '];
const PROTOCOLS = ['', '', 'https://', 'http://', 'hxxps://', 'ftp://', 'HTTPS://', 'ｈｔｔｐ：／／'];

/** An address that somebody could follow or type, hidden a little. */
export function disguisedLink(rng: Random): string {
  const letters = (text: string): string =>
    [...text]
      .map(letter => {
        const alike = [...(ALIKE[letter] ?? '')].filter(one => /\p{Script=Cyrillic}|[ａ-ｚ]/u.test(one) && one !== 'Ь');
        const one = alike.length > 0 && rng.below(6) === 0 ? any(rng, alike) : letter;
        return `${one}${rng.below(6) === 0 ? any(rng, UNSEEN) : ''}`;
      })
      .join('');
  const dot = any(rng, DOTS);
  const address = `${any(rng, PROTOCOLS)}${letters(any(rng, HOSTS))}${dot}${letters(any(rng, ENDS))}`;
  return `${any(rng, ['', 'see ', 'look: ', '王 '])}${rng.below(3) === 0 ? address.toUpperCase() : address}${any(rng, ['', '/x', '/?a=1', ' !'])}`;
}

/** What must not be in anything that others are shown. */
export const FOUL =
  /[\p{Cc}\p{Cs}\u2028\u2029\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0]|\u034f|\p{M}{5}/u;

/** A cookie that was made from one, and is none: cut, longer, with another letter, of another kind, signed by another key. */
export function forged(rng: Random, cookie: string): string {
  const [, value = ''] = cookie.split('=');
  const [first = '', last = ''] = value.split('.');
  const other = (text: string): string => {
    const n = rng.below(text.length);
    return (
      text.slice(0, n) +
      any(
        rng,
        [...'ABCabc019_-'].filter(letter => letter !== text[n]),
      ) +
      text.slice(n + 1)
    );
  };
  const random = (length: number): string => randomBytes(length).toString('base64url').slice(0, length);
  switch (rng.below(9)) {
    case 0:
      return `adega=${value.slice(0, rng.below(value.length))}`;
    case 1:
      return `adega=${value}${random(1 + rng.below(9))}`;
    case 2:
      return `adega=${first}.${other(last)}`;
    case 3:
      return `adega=${other(first)}.${last}`;
    case 4:
      return `adega=s.${random(32)}`;
    case 5:
      return `adega=${random(22)}.${createHmac('sha256', randomBytes(32)).update(first).digest('base64url')}`;
    case 6:
      return `adega=${first}.${createHmac('sha256', random(32)).update(first).digest('base64url')}`;
    case 7:
      return `adega=${any(rng, ['', '.', 's.', `${first}.`, `.${last}`, `${last}.${first}`, `"${value}"`, encodeURIComponent(`${value};`)])}`;
    default:
      return `${any(rng, ['Adega', 'adega ', ' adega', 'xadega', 'adega[]', '__Host-adega'])}x=${value}`;
  }
}

/** Other sites, and what could be taken for ours. */
export function foreign(rng: Random, origin: string): Record<string, string> {
  const { host, port, hostname } = new URL(origin);
  const sites = [
    'null',
    'https://evil.example',
    `http://${host}.evil.example`,
    `http://evil.example:${port}`,
    `http://${hostname}:${Number(port) + 1}`,
    `http://${hostname}`,
    `http://${hostname}@evil.example:${port}`,
    `http://localhost.evil:${port}`,
    'file://',
    'chrome-extension://abc',
    `${host}`,
    '',
  ];
  const headers: Record<string, string> = {};
  const site = rng.below(3);
  if (site !== 1) headers['origin'] = any(rng, sites);
  if (site !== 0) headers['sec-fetch-site'] = any(rng, ['cross-site', 'same-site']);
  if (rng.below(2) === 0) headers['referer'] = `${origin}/`;
  if (rng.below(3) === 0) headers['x-forwarded-host'] = 'evil.example';
  return headers;
}
