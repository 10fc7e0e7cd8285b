import { fileURLToPath } from 'node:url';
import type { Title } from '@adega/kernel';
import { TITLES } from '@adega/shelf';
import { type Citation, citationsIn, isTest } from '../citations.ts';
import { BadInput, type Command, printJson, textOf } from '../command.ts';
import { either, nearest } from '../nearest.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** A rule or a ruling, and who cites it, as file:line. */
interface Cited {
  readonly id: string;
  readonly editions: readonly string[];
  /** Where the texts say it, for a rule. */
  readonly said?: string;
  /** The rules it belongs to, for a ruling. */
  readonly rules?: readonly string[];
  /** Why a ruling needs no code. */
  readonly why?: string;
  readonly code: readonly string[];
  readonly tests: readonly string[];
}

/** What is missing of something that concerns a game on the shelf. */
interface Uncited {
  readonly id: string;
  readonly lacks: readonly ('code' | 'test')[];
}

export const rules: Command = {
  name: 'rules',
  takes: '',
  about: 'say for each rule and ruling which code and which tests cite it',
  flags: { edition: { type: 'text', value: 'EDITION', about: 'only what concerns this edition' } },
  more: [
    'uncited is what concerns an edition on the shelf and is cited by no code or by no test; a ruling may need none and says why.',
    'Example: rules --edition 2016',
  ].join('\n'),
  async run(args, io) {
    const listed = await listAll();
    const edition = editionOf(textOf(args, 'edition'), listed);
    const cited = citedFrom(citationsIn(ROOT), listed).filter(entry => edition === undefined || entry.editions.includes(edition));
    const uncited = cited.flatMap(uncitedOf);
    if (args.json) printJson(io, { rules: cited, uncited });
    else io.out(cited.map(textFor).join('') + closing(uncited));
    return uncited.length === 0 ? 0 : 1;
  },
};

function editionOf(text: string | undefined, listed: readonly Listed[]): string | undefined {
  const known = [...new Set(listed.flatMap(({ editions }) => editions))];
  if (text === undefined || known.includes(text)) return text;
  throw new BadInput(`--edition: there is no edition ${JSON.stringify(text)}; did you mean ${either(nearest(text, known))}?`);
}

function citedFrom(citations: readonly Citation[], listed: readonly Listed[]): Cited[] {
  const places = new Map<string, Citation[]>();
  for (const citation of citations) places.set(citation.id, [...(places.get(citation.id) ?? []), citation]);
  return listed.map(({ game, ...entry }) => {
    // The numbers of rulings begin anew with every game.
    const all = (places.get(entry.id) ?? []).filter(({ file }) => file.startsWith(`packages/${game}/`));
    return { ...entry, code: placesOf(all.filter(c => !isTest(c.file))), tests: placesOf(all.filter(c => isTest(c.file))) };
  });
}

/** As a book has it; `game` is the name of its package. */
type Listed = Omit<Cited, 'code' | 'tests'> & { readonly game: string };

const packageOf = ({ id }: Title): string => id.split('/')[0] as string;
/** A game without editions is its own. */
const editionNamed = ({ id }: Title): string => id.split('/')[1] ?? id;

const GAMES = new Set(TITLES.map(packageOf));

/** The rules and rulings of all games, each with the editions it holds in. */
async function listAll(): Promise<Listed[]> {
  const all = await Promise.all([...GAMES].map(game => listOf(game)));
  return all.flat();
}

async function listOf(game: string): Promise<Listed[]> {
  const titles = TITLES.filter(title => packageOf(title) === game);
  const rules = new Map<string, Listed>();
  const rulings = new Map<string, Listed>();
  for (const title of titles) {
    const book = await title.book?.();
    for (const { id, said } of book?.rules ?? []) note(rules, title, { id, said });
    for (const { id, rules: of, why } of book?.rulings ?? [])
      note(rulings, title, { id, rules: of, ...(why === undefined ? {} : { why }) });
  }
  return [...rules.values(), ...rulings.values()];
}

function note(into: Map<string, Listed>, title: Title, found: Pick<Listed, 'id' | 'said' | 'rules' | 'why'>): void {
  const known = into.get(found.id);
  const rules = found.rules && [...new Set([...(known?.rules ?? []), ...found.rules])];
  const editions = [...(known?.editions ?? []), editionNamed(title)];
  into.set(found.id, { ...found, ...(rules === undefined ? {} : { rules }), game: packageOf(title), editions });
}

const placesOf = (citations: readonly Citation[]): string[] => [...new Set(citations.map(c => `${c.file}:${c.line}`))];

function uncitedOf({ id, why, code, tests }: Cited): Uncited[] {
  if (why !== undefined) return [];
  const lacks = [...(code.length === 0 ? (['code'] as const) : []), ...(tests.length === 0 ? (['test'] as const) : [])];
  return lacks.length === 0 ? [] : [{ id, lacks }];
}

function textFor({ id, editions, said, rules: of, why, code, tests }: Cited): string {
  const lines = [
    `${id}  ${editions.join(', ')}${of === undefined ? '' : `  ${of.join(', ')}`}`,
    ...(said === undefined ? [] : [`  said   ${said === '' ? 'nowhere: the rule is ours' : said}`]),
    ...(why === undefined ? [] : [`  no code: ${why}`]),
    ...(code.length === 0 ? [] : [`  code   ${byFile(code)}`]),
    ...(tests.length === 0 ? [] : [`  tests  ${byFile(tests)}`]),
  ];
  return `${lines.join('\n')}\n`;
}

/** The lines of one file together. */
function byFile(places: readonly string[]): string {
  const files = new Map<string, string[]>();
  for (const place of places) {
    const [file = '', line = ''] = place.split(':');
    files.set(file, [...(files.get(file) ?? []), line]);
  }
  return [...files].map(([file, lines]) => `${file}:${lines.join(',')}`).join(' ');
}

function closing(uncited: readonly Uncited[]): string {
  if (uncited.length === 0) return 'everything that is played is cited by code and by tests\n';
  return uncited.map(({ id, lacks }) => `uncited: ${id} has no ${lacks.join(' and no ')}\n`).join('');
}
