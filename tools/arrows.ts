// Keeps the arrow: which workspace may import which, which room of the page may import which, and what the pure packages may not touch at all.
// Whatever the arrow allows, files do not import each other in a circle.
import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, visitorKeys } from 'oxc-parser';
import { circleFaults } from './circles.ts';

const PAGE_AND_SERVER = ['kernel', 'shelf', 'bots', 'table', 'wire', 'desk', 'chance', 'journal'];

type Arrow = Readonly<Record<string, readonly string[]>>;

/** The list of games: every package that it names is one. */
const SHELF = 'packages/shelf/games.ts';

/** Each workspace and those it may import; games see the kernel and the kit, the shelf sees games. */
const arrowOf = (games: readonly string[]): Arrow => ({
  ...WORKSPACES,
  ...Object.fromEntries(games.map(game => [game, ['kernel', 'kit']])),
  shelf: ['kernel', ...games],
});

const WORKSPACES: Arrow = {
  kernel: [],
  kit: ['kernel'],
  bots: ['kernel'],
  table: ['kernel'],
  wire: ['kernel'],
  desk: ['kernel', 'table', 'wire', 'journal'],
  chance: ['kernel'],
  journal: ['kernel', 'chance', 'wire'],
  server: PAGE_AND_SERVER,
  web: PAGE_AND_SERVER,
  lab: ['kernel', 'shelf', 'bots', 'table', 'chance', 'journal', 'server'],
};

/** Each room of the page and those it may import besides itself; the room of a game is games/<game>, and none may import another's. */
const ROOMS: Arrow = {
  text: [],
  store: ['text'],
  table: ['text', 'store'],
  'games/': ['text', 'store', 'table'],
  games: ['text', 'store', 'table', 'games/'],
  'first-steps': ['text', 'store', 'table', 'games'],
  shell: ['text', 'store', 'table', 'games/', 'games', 'first-steps'],
};

/** What would make the same moves give another game tomorrow, or tie the rules to one place to run. */
const IMPURE = ['Date', 'performance', 'process', 'document', 'window', 'globalThis', 'crypto', 'setTimeout', 'setInterval', 'fetch'];

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}
interface Use {
  readonly what: string;
  readonly start: number;
  /** Needed as soon as the file is loaded: neither a type nor fetched later. */
  readonly isBinding?: boolean;
}
interface Place {
  readonly kind: string; // 'packages' or 'apps'
  readonly name: string;
  readonly isTest: boolean;
  /** The game that this part of an app is about: 'apps/web/games/vino' knows Vino itself. */
  readonly about: string | undefined;
}
interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const isNode = (x: unknown): x is Node => typeof x === 'object' && x !== null && typeof (x as Node).type === 'string';
const nodesIn = (x: unknown): Node[] => (Array.isArray(x) ? x : [x]).filter(isNode);
const textOf = (x: unknown) => (isNode(x) && x.type === 'Literal' && typeof x['value'] === 'string' ? x['value'] : undefined);
const nameOf = (x: unknown) => (isNode(x) && typeof x['name'] === 'string' ? x['name'] : undefined);

/** Visits every node with its parent and the key it hangs on. */
function walk(node: Node, visit: (node: Node, parent?: Node, key?: string) => void, parent?: Node, key?: string): void {
  visit(node, parent, key);
  for (const childKey of visitorKeys[node.type] ?? []) {
    for (const child of nodesIn(node[childKey])) walk(child, visit, node, childKey);
  }
}

/** Everything a file imports: static, re-exported, dynamic, in a type, or as the URL of a worker. */
function importsOf(program: Node): Use[] {
  const found: Use[] = [];
  walk(program, node => {
    const isUrl = node.type === 'NewExpression' && nameOf(node['callee']) === 'URL';
    const what = isUrl ? textOf(nodesIn(node['arguments'])[0]) : textOf(node['source']);
    if (what === undefined || (isUrl && !/^\..*\.[cm]?[jt]sx?$/.test(what))) return;
    const isStatic = /^(Import|ExportNamed|ExportAll)Declaration$/.test(node.type);
    const isType = node['importKind'] === 'type' || node['exportKind'] === 'type';
    found.push({ what: what.replace(/\?.*$/, ''), start: node.start, isBinding: isStatic && !isType });
  });
  return found;
}

/** The names a parameter or variable binds, also when it takes a value apart. */
function boundBy(pattern: Node): string[] {
  const inner = [pattern['properties'], pattern['elements'], pattern['left'], pattern['argument']].flatMap(nodesIn);
  if (pattern.type === 'Identifier') return [nameOf(pattern) ?? ''];
  if (pattern.type === 'Property') return nodesIn(pattern['value']).flatMap(boundBy);
  return inner.flatMap(boundBy);
}

const isKey = (parent: Node | undefined, key = '') =>
  (['property', 'key', 'imported', 'exported', 'label'].includes(key) && parent?.['computed'] !== true) ||
  (key === 'right' && parent?.type === 'TSQualifiedName');

/** Uses of impure globals: names that the file does not declare itself and that are not just keys. */
function impureUsesOf(program: Node): Use[] {
  const declared = new Set<string>();
  const uses: Use[] = [];
  walk(program, (node, parent, key) => {
    const imported = node.type === 'ExportSpecifier' ? undefined : node['local'];
    const binders = [node['id'], node['params'], node['param'], imported].flatMap(nodesIn);
    for (const name of binders.flatMap(boundBy)) declared.add(name);
    if (node.type === 'MemberExpression' && nameOf(node['object']) === 'Math') {
      if ((nameOf(node['property']) ?? textOf(node['property'])) === 'random') uses.push({ what: 'Math.random', start: node.start });
    }
    const name = node.type === 'Identifier' ? nameOf(node) : undefined;
    if (name !== undefined && IMPURE.includes(name) && !isKey(parent, key)) uses.push({ what: name, start: node.start });
  });
  return uses.filter(use => !declared.has(use.what));
}

function placeOf(file: string): Place {
  const [kind = '', name = '', ...rest] = file.split('/');
  return { kind, name, isTest: rest.includes('test'), about: kind === 'apps' && rest[0] === 'games' ? rest[1] : undefined };
}

/** The package of an import by name: 'react-dom/client' is of 'react-dom', '@adega/kernel/game.ts' of '@adega/kernel'. */
const packageOf = (what: string) =>
  what
    .split('/')
    .slice(0, what.startsWith('@') ? 2 : 1)
    .join('/');

export interface Tree {
  /** Paths from the root with '/', of every source file in packages and apps. */
  readonly files: readonly string[];
  read(file: string): string;
}

/** Everything that goes against the arrow, one line each. */
export function violationsOf(tree: Tree): string[] {
  if (tree.files.length === 0) return ['no files found: the check would be green on nothing'];
  const games = [...tree.read(SHELF).matchAll(/'@adega\/([\w-]+)/g)].map(([, game]) => game as string);
  const arrow = arrowOf(games);
  const bindings = new Map<string, readonly string[]>();
  const violations = tree.files.flatMap(file => violationsIn(file, tree, arrow, bindings));
  return [...violations, ...circleFaults(bindings)];
}

/** What is wrong in a file; the files that it needs as soon as it is loaded are noted in `bindings`. */
function violationsIn(file: string, tree: Tree, arrow: Arrow, bindings: Map<string, readonly string[]>): string[] {
  const place = placeOf(file);
  if (!(place.name in arrow)) return [`${file}: ${place.kind}/${place.name} is not in the arrow; a game is once ${SHELF} names it`];
  const source = tree.read(file);
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) return [`${file}: does not parse: ${errors[0]?.message}`];
  const root = program as unknown as Node;
  const bound = importsOf(root).filter(use => use.isBinding);
  bindings.set(
    file,
    bound.flatMap(({ what }) => fileOf(file, what)),
  );
  const isPure = place.kind === 'packages' && !place.isTest;
  const lineOf = (use: Use) => source.slice(0, use.start).split('\n').length;
  const found = importsOf(root).map(use => ({ use, why: faultOfImport(file, place, use.what, tree, arrow) }));
  if (isPure) found.push(...impureUsesOf(root).map(use => ({ use, why: 'is not for a pure package' })));
  return found.filter(({ why }) => why !== undefined).map(({ use, why }) => `${file}:${lineOf(use)}: ${use.what} ${why}`);
}

function faultOfImport(file: string, place: Place, what: string, tree: Tree, arrow: Arrow): string | undefined {
  if (what.startsWith('.')) {
    const target = placeOf(join(dirname(file), what));
    if (target.kind !== place.kind || target.name !== place.name) return 'leaves the workspace by a path; import it by name';
    if (target.isTest && !place.isTest) return 'is a test; what is not a test must not need it';
    return faultOfRoom(file, join(dirname(file), what));
  }
  if (what.startsWith('@adega/')) return faultOfWorkspace(place, what, arrow);
  if (isBuiltin(what)) return place.kind === 'packages' && !place.isTest ? 'is Node; a pure package runs anywhere' : undefined;
  return isDeclared(place, packageOf(what), tree) ? undefined : `is not a dependency of ${place.kind}/${place.name}`;
}

/** The room of a file of the page; undefined for its tests, and for what stands at its door and may use every room. */
function roomOf(file: string): string | undefined {
  const [kind, name, room, game, ...rest] = file.split('/');
  if (kind !== 'apps' || name !== 'web' || room === undefined || game === undefined || room === 'test') return undefined;
  return room === 'games' && rest.length > 0 ? `games/${game}` : room;
}

function faultOfRoom(file: string, target: string): string | undefined {
  const [from, to] = [roomOf(file), roomOf(target)];
  if (from === undefined || from === to) return undefined;
  const allowed = ROOMS[from.replace(/\/.*/, '/')];
  if (allowed === undefined) return `is imported from a room that the arrow does not know: ${from}`;
  if (to !== undefined && allowed.includes(to.replace(/\/.*/, '/'))) return undefined;
  return `points against the arrow of the rooms (${from} may import: ${allowed.join(', ') || 'nothing'})`;
}

/** The file that an import of ours names; none for a library. A workspace without a path is its index. */
function fileOf(file: string, what: string): string[] {
  if (what.startsWith('.')) return [join(dirname(file), what)];
  const [, name = '', ...path] = what.split('/');
  return what.startsWith('@adega/') ? [`packages/${name}/${path.join('/') || 'index.ts'}`] : [];
}

function faultOfWorkspace(place: Place, what: string, arrow: Arrow): string | undefined {
  const target = what.split('/')[1] ?? '';
  if (what.split('/').includes('test') && !place.isTest) return 'is a test; what is not a test must not need it';
  if (target === place.name || target === place.about) return undefined;
  const isPackage = !['server', 'web', 'lab'].includes(target) && target in arrow;
  // A test may put any package to work (a bot is tested on a game), but no app that its own does not know; pages are tested on a server.
  const isKnown = arrow[place.name]?.includes(target) === true;
  const isAllowed = isKnown || (place.isTest && (isPackage || (target === 'server' && place.name === 'web')));
  return isAllowed ? undefined : `points against the arrow (${place.name} may import: ${arrow[place.name]?.join(', ') || 'nothing'})`;
}

/** Pure packages use only their own dependencies; elsewhere the tools of the workspace and of the root serve too. */
function isDeclared(place: Place, name: string, tree: Tree): boolean {
  const own: Manifest = JSON.parse(tree.read(`${place.kind}/${place.name}/package.json`));
  if (name in (own.dependencies ?? {})) return true;
  if (place.kind === 'packages' && !place.isTest) return false;
  const shared: Manifest = JSON.parse(tree.read('package.json'));
  return name in (own.devDependencies ?? {}) || name in (shared.devDependencies ?? {});
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const files = globSync('{packages,apps}/*/**/*.{ts,tsx,mts,js,mjs}', {
    cwd: root,
    exclude: path => /(^|\/)(node_modules|dist)$/.test(path),
  }).sort();
  const violations = violationsOf({ files, read: file => readFileSync(join(root, file), 'utf8') });
  for (const violation of violations) console.error(violation);
  if (violations.length > 0) process.exit(1);
  console.log(`arrow: ${files.length} files point the right way`);
}
