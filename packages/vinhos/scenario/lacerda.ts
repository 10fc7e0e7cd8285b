// The automa of the solo game in the words of a scenario, both ways.

import type { Told, Ways } from '@adega/kernel';
import { membersOf } from '@adega/kit';
import { numbers } from '@adega/kit/notation.ts';
import { COLOURS, REGIONS } from '../data/words.ts';
import { isAutoma, type Setting } from '../rules/setting.ts';
import { NUMBERS } from '../solo/lacerda.ts';
import type { Lacerda, State } from '../state.ts';
import type { GivenLacerda } from './given.ts';
import { type Site, wrong } from './site.ts';
import { vineyardsAs, type Words } from './words.ts';

/** What he is called among the names of a scenario. */
const NAME = 'lacerda';

/** The names of all who play: the automa sits behind the people. */
export const playersNamed = (g: Setting, names: readonly string[]): readonly string[] =>
  isAutoma(g, names.length) ? [...names, NAME] : names;

const PIECES = ['wineries', 'cellars', 'enologists', 'farmers', 'tiles'] as const;

const setOf = (words: readonly string[], all: readonly string[]): number => words.reduce((set, word) => set | (1 << all.indexOf(word)), 0);

export function buildLacerda(site: Site): void {
  const { given, s } = site;
  if (given.lacerda === null || given.lacerda === undefined) return;
  if (s.lacerda === null) wrong(site, ['lacerda'], 'absent in a game without him', 'something');
  else buildHis(site, s.lacerda, given.lacerda);
}

function buildHis(site: Site, lacerda: Lacerda, { cards, numbers: left, bribes, trophies, gone }: GivenLacerda): void {
  const { spaces } = site.w;
  if (cards !== undefined) lacerda.cards = setOf(cards, spaces);
  if (left !== undefined) lacerda.numbers = setOf(left, numbers(NUMBERS));
  lacerda.bribes = setOf(bribes ?? [], spaces);
  if ((lacerda.bribes >> site.g.pack.centre) & 1) wrong(site, ['lacerda', 'bribes'], 'no bribe on the centre (solo.bribe)', 'centre');
  lacerda.trophies = site.names.map(name => trophies?.[name] ?? 0);
  buildGone(site, lacerda, gone ?? {});
}

function buildGone(site: Site, lacerda: Lacerda, gone: NonNullable<GivenLacerda['gone']>): void {
  for (const piece of PIECES) lacerda[piece] = gone[piece] ?? 0;
  REGIONS.forEach((region, r) => {
    for (const word of gone.vineyards?.[region] ?? []) {
      const at = r * site.g.pack.kinds + kindOf(site, r, word);
      lacerda.vineyards[at] = (lacerda.vineyards[at] as number) + 1;
    }
  });
}

/** A vineyard by its colour alone is the first of that colour. */
function kindOf(site: Site, region: number, word: string): number {
  const named = (site.w.vineyards[region] as readonly string[]).indexOf(word);
  return named >= 0
    ? named
    : (site.g.pack.kindColour[region] as readonly number[]).indexOf(COLOURS.indexOf(word as (typeof COLOURS)[number]));
}

export function tellLacerda(g: Setting, w: Words, s: State, names: readonly string[]): Told | null {
  const { lacerda } = s;
  if (lacerda === null) return null;
  const spaces = (set: number): unknown => membersOf(set).map(i => w.spaces[i]);
  return {
    cards: spaces(lacerda.cards),
    numbers: membersOf(lacerda.numbers).map(i => String(i + 1)),
    bribes: spaces(lacerda.bribes),
    trophies: Object.fromEntries(names.map((name, seat) => [name, lacerda.trophies[seat]])),
    gone: {
      vineyards: Object.fromEntries(REGIONS.map((region, r) => [region, tellGone(g, w, lacerda, r)])),
      ...Object.fromEntries(PIECES.map(piece => [piece, lacerda[piece]])),
    },
  };
}

const tellGone = (g: Setting, w: Words, lacerda: Lacerda, region: number): Ways[] =>
  vineyardsAs(w, region, kind => lacerda.vineyards[region * g.pack.kinds + kind] as number);

/** Which of the two actions that a player takes in one go this is; null outside of them. */
export function actionOf(s: State): number | null {
  const both = s.stack.find(f => f.kind === 'both-turns');
  return both === undefined ? null : 1 + ((both.step + 1) % 2);
}
