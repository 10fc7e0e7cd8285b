import { fileURLToPath } from 'node:url';
import { TITLES, vinhos, vino } from '@adega/shelf';
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
  run(args, io) {
    const edition = editionOf(textOf(args, 'edition'));
    const cited = citedFrom(citationsIn(ROOT)).filter(({ editions }) => edition === undefined || editions.includes(edition));
    const uncited = cited.flatMap(uncitedOf);
    if (args.json) printJson(io, { rules: cited, uncited });
    else io.out(cited.map(textFor).join('') + closing(uncited));
    return uncited.length === 0 ? 0 : 1;
  },
};

function editionOf(text: string | undefined): string | undefined {
  const known: readonly string[] = [...vinhos.EDITIONS, VINO];
  if (text === undefined || known.includes(text)) return text;
  throw new BadInput(`--edition: there is no edition ${JSON.stringify(text)}; did you mean ${either(nearest(text, known))}?`);
}

function citedFrom(citations: readonly Citation[]): Cited[] {
  const places = new Map<string, Citation[]>();
  for (const citation of citations) places.set(citation.id, [...(places.get(citation.id) ?? []), citation]);
  return LISTED.map(listed => {
    // The numbers of rulings begin anew with every game.
    const all = (places.get(listed.id) ?? []).filter(c => isOf(listed, c.file));
    return { ...listed, code: placesOf(all.filter(c => !isTest(c.file))), tests: placesOf(all.filter(c => isTest(c.file))) };
  });
}

type Listed = Omit<Cited, 'code' | 'tests'>;

const VINO = 'vino';

const isOf = ({ editions }: Listed, file: string): boolean => editions.includes(VINO) === file.startsWith(`packages/${VINO}/`);

/** The rules and rulings of all games; Vino has one edition, which is itself. */
const LISTED: readonly Listed[] = [
  ...Object.entries(vinhos.RULEBOOK).map(([id, { editions, said }]) => ({ id, editions, said })),
  ...Object.entries<vinhos.Ruling>(vinhos.RULINGS).map(([id, { editions, ...ruling }]) => ({ id, editions, ...rulingOf(ruling) })),
  ...Object.entries(vino.RULEBOOK).map(([id, { said }]) => ({ id, editions: [VINO], said })),
  ...Object.entries<vino.Ruling>(vino.RULINGS).map(([id, ruling]) => ({ id, editions: [VINO], ...rulingOf(ruling) })),
];

function rulingOf({ rules, why }: { readonly rules: readonly string[]; readonly why?: string }): Pick<Listed, 'rules' | 'why'> {
  return { rules, ...(why === undefined ? {} : { why }) };
}

const placesOf = (citations: readonly Citation[]): string[] => [...new Set(citations.map(c => `${c.file}:${c.line}`))];

const isPlayed = (edition: string): boolean => TITLES.some(({ id }) => id === edition || id === `vinhos/${edition}`);

function uncitedOf({ id, editions, why, code, tests }: Cited): Uncited[] {
  if (why !== undefined || !editions.some(isPlayed)) return [];
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
