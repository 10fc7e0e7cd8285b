// What can be said of the packages in the lock without a network: that each may be used, that none runs something when it is fetched, and
// that none has a fault that we have heard of. What was found since, `npm audit` knows.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './process.ts';

interface Entry {
  readonly version?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly hasInstallScript?: boolean;
}
export interface Lock {
  readonly packages: { readonly [path: string]: Entry };
}
export interface KnownFault {
  readonly package: string;
  readonly from: string;
  readonly below: string;
  readonly id: string;
}

/** Those that ask for no more than to be named, or, of what is used unchanged, where it comes from. */
const ALLOWED = [
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'MPL-2.0',
  'Unlicense',
  'OFL-1.1',
];
/** Those of programs that build and test, and of which nothing is given to anybody. */
const FOR_WORK = [...ALLOWED, 'CC-BY-4.0', 'Python-2.0'];

/** As SPDX writes it: one of several, or all of several. */
function isAllowed(licence: string, allowed: readonly string[]): boolean {
  const plain = licence.replace(/^\((.*)\)$/, '$1');
  if (plain.includes(' OR ')) return plain.split(' OR ').some(one => isAllowed(one, allowed));
  return plain.split(' AND ').every(one => allowed.includes(one));
}

/** Positive where the first is later; what comes after a stroke is not looked at. */
function later(a: string, b: string): number {
  const [x, y] = [a, b].map(version => version.split('-', 1)[0]?.split('.').map(Number) ?? []) as [number[], number[]];
  const at = [0, 1, 2].find(i => x[i] !== y[i]);
  return at === undefined ? 0 : (x[at] ?? 0) - (y[at] ?? 0);
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** `isForWork`: nothing of what the lock names is given to anybody. */
export function faultsOf({ packages }: Lock, known: readonly KnownFault[], isForWork = false): string[] {
  return Object.entries(packages).flatMap(([path, { version = '', license = 'none', link, dev, hasInstallScript }]) => {
    if (!path.includes('node_modules/') || link) return [];
    const name = nameOf(path);
    const heard = known.filter(({ package: of, from, below }) => of === name && later(version, from) >= 0 && later(version, below) < 0);
    return [
      ...(isAllowed(license, dev || isForWork ? FOR_WORK : ALLOWED) ? [] : [`${path}: its licence is ${license}`]),
      ...(hasInstallScript ? [`${path}: runs something when it is installed`] : []),
      ...heard.map(({ id, below }) => `${path}: ${version} has ${id}, which ${below} has not`),
    ];
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
  const { faults: known } = read('tools/known-faults.json') as { readonly faults: readonly KnownFault[] };
  const tools = globSync('tools/*/package-lock.json', { cwd: root });
  const faults = ['package-lock.json', ...tools].flatMap(file =>
    faultsOf(read(file), known, tools.includes(file)).map(fault => `${file}: ${fault}`),
  );
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exit(1);
  console.log(`packages: licences allowed, nothing is run, none of ${known.length} known faults`);
}
