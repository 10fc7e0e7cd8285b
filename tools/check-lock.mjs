// Finds in package-lock.json, offline, what would make `npm ci` fail here or on another machine.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];
const sorted = (object = {}) => JSON.stringify(Object.entries(object).sort());

/** Where Node would look for `name` from the package at `path`: beside it, then further up. */
function placesOf(path, name) {
  if (path === '') return [`node_modules/${name}`];
  const up = path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/')));
  return [`${path}/node_modules/${name}`, ...placesOf(up, name)];
}

/** `manifestOf(folder)` reads the package.json of the root ('') or of a workspace. */
export function faultsOf(lock, manifestOf) {
  const packages = lock.packages;
  const faults = [];
  for (const [path, entry] of Object.entries(packages)) {
    const isInstalled = path.includes('node_modules/');
    if (isInstalled && !entry.link) {
      if (!entry.integrity) faults.push(`${path}: no integrity`);
      if (entry.resolved) faults.push(`${path}: names the place it was fetched from`);
    }
    const needed = { ...entry.dependencies, ...entry.optionalDependencies, ...(isInstalled ? {} : entry.devDependencies) };
    for (const name of Object.keys(needed)) {
      if (!placesOf(path, name).some(place => place in packages)) faults.push(`${path || 'root'}: ${name} is missing`);
    }
    if (isInstalled) continue;
    const manifest = manifestOf(path);
    for (const kind of KINDS) {
      if (sorted(entry[kind]) !== sorted(manifest[kind])) faults.push(`${path || 'root'}: ${kind} differ from package.json`);
    }
  }
  return faults;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const read = (...path) => JSON.parse(readFileSync(join(root, ...path), 'utf8'));
  const lock = read('package-lock.json');
  const faults = faultsOf(lock, folder => read(folder, 'package.json'));
  for (const fault of faults) console.error(`package-lock.json: ${fault}`);
  if (faults.length > 0) process.exit(1);
  console.log(`lock: ${Object.keys(lock.packages).length} entries complete`);
}
