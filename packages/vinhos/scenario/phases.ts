// Where in the rules a position stands: the frames that the rules would have on their stack there.

import type { Frame, FrameKind, FrameOf, Frames } from '../frames.ts';
import { buy } from '../rules/fair.ts';
import { frame } from '../rules/setting.ts';
import { NONE, type State } from '../state.ts';
import { type Site, seatOf, wrong } from './site.ts';
import type { Phase } from './words.ts';

type Stepping = { [K in FrameKind]: Frames[K] extends { step: number } ? K : never }[FrameKind];

const at = <K extends Stepping>(kind: K, step: number): FrameOf<K> => ({ ...frame(kind), step });

/** Puts year, round, vintage and the stack of frames in place. */
export function buildPhase(site: Site): void {
  const { given, s, g } = site;
  const phase = phaseOf(site);
  const isSetup = phase.startsWith('first-');
  const isEnd = phase === 'end' || phase === 'benefits';
  s.year = given.year ?? (isSetup ? 0 : isEnd ? g.pack.years + 1 : 1);
  s.round = given.round ?? 1;
  buildVintage(site);
  checkYear(site, phase);
  s.fairs = g.pack.fairOfYear.filter((fair, i) => fair >= 0 && i + 1 < s.year).length;
  s.tax = isSetup || s.year > g.pack.years ? NONE : (g.pack.yearSpace[s.year - 1] as number);
  checkTax(site);
  s.stack = STACKS[phase](site);
}

export const phaseOf = (site: Site): Phase => (site.given.phase as Phase | undefined) ?? 'turn';

function buildVintage(site: Site): void {
  const { given, s, w } = site;
  const { zero } = site.g.pack;
  // Where there is a 0 vintage it is that of year 1, and of no other.
  const otherwise = zero >= 0 && s.year <= 1 ? zero : 0;
  s.vintage = given.vintage === null ? NONE : given.vintage === undefined ? otherwise : w.vintages.indexOf(given.vintage);
  const left =
    given.vintagesLeft?.map(word => w.vintages.indexOf(word)) ?? [...w.vintages.keys()].filter(i => i !== s.vintage && i !== zero);
  if (left.includes(s.vintage)) wrong(site, ['vintagesLeft'], 'vintages not turned up yet', w.vintages[s.vintage]);
  s.vintagesLeft = left.reduce((set, i) => set | (1 << i), 0);
}

function checkYear(site: Site, phase: Phase): void {
  const { s, g } = site;
  const { years, fairOfYear } = g.pack;
  const first = phase.startsWith('first-') ? 0 : 1;
  const last = first === 0 ? 0 : ['turn', 'end', 'benefits'].includes(phase) ? years + 1 : years;
  if (s.year < first || s.year > last) wrong(site, ['year'], `a year from ${first} to ${last} in this phase`, s.year);
  const fairYears = fairOfYear.flatMap((fair, i) => (fair >= 0 ? [i + 1] : []));
  if ((phase === 'fair' || phase === 'buying') && !fairYears.includes(s.year))
    wrong(site, ['year'], `one of ${fairYears.join('|')}`, s.year);
  if (phase === 'buying' && s.stands.some(seat => seat !== NONE)) wrong(site, ['stands'], 'free stands when tiles are bought', 'taken');
  const rounds = roundsOf(site);
  const inYear = (phase === 'turn' || phase === 'order') && s.year <= years;
  if (inYear && (s.round < 1 || s.round > rounds)) wrong(site, ['round'], `a round from 1 to ${rounds}`, s.round);
}

/** The year marker stands where the year says. */
function checkTax(site: Site): void {
  const { tax } = site.given;
  if (tax !== undefined && site.w.spaces.indexOf(tax ?? '') !== site.s.tax)
    wrong(site, ['tax'], site.w.spaces[site.s.tax] ?? 'nowhere', tax);
}

/** The place in the order of the seat whose turn it is. */
function turnOf(site: Site, otherwise: number): number {
  const { turn } = site.given;
  return typeof turn === 'string' ? site.s.order.indexOf(seatOf(site, turn)) : otherwise;
}

/** Game and year, the year having come to its phase number `index`. */
const inYear = (s: State, index: number): Frame[] => [at('game', s.year + 1), at('year', index)];

/** The rounds of a year: where both turns are taken in one go, a player's is a round (solo.turns). */
const roundsOf = ({ g, s }: Site): number =>
  g.edition.year.includes('both-turns') ? s.seats : g.edition.year.filter(kind => kind === 'round').length;

/** solo.turns: `round` follows from whose turn it is, `action` says which of his two. */
function bothAt(site: Site, place: number): Frame[] {
  const { s, g, given } = site;
  if (given.round !== undefined && place < s.seats && given.round !== place + 1) wrong(site, ['round'], String(place + 1), given.round);
  s.round = Math.min(place + 1, s.seats);
  return [...inYear(s, g.edition.year.indexOf('both-turns') + 1), at('both-turns', place * 2 + (given.action ?? 1) - 1)];
}

/** The round's frame counts the round when it begins. */
function roundAt(site: Site, step: number): Frame[] {
  const { s, g } = site;
  const isExtra = s.year > g.pack.years;
  if (!isExtra && g.edition.year.includes('both-turns')) return bothAt(site, step);
  const rounds = g.edition.year.flatMap((kind, i) => (kind === 'round' ? [i] : []));
  if (isExtra) s.round = roundsOf(site) + 1;
  const below = isExtra ? [at('game', s.year + 1)] : inYear(s, (rounds[s.round - 1] ?? 0) + 1);
  if (step === 0) s.round--;
  return [...below, at('round', step)];
}

/** The rounds are over; the year goes on with what follows them. */
function phaseAfter(site: Site): Frame[] {
  const { year } = site.g.edition;
  site.s.round = roundsOf(site);
  return inYear(site.s, Math.max(year.lastIndexOf('round'), year.lastIndexOf('both-turns')) + 1);
}

/** After the last fair: those who have passed are out. */
function benefitsAt(site: Site): Frame[] {
  if (!site.g.edition.finish.includes('benefit-rounds')) wrong(site, ['phase'], 'a phase of this edition', 'benefits');
  site.s.round = 0;
  return [at('game', site.s.year + 1), { ...at('benefit-rounds', turnOf(site, 0)), item: passedOf(site) }];
}

const passedOf = (site: Site): number => (site.given.passed ?? []).reduce((set, name) => set | (1 << seatOf(site, name)), 0);

/** The round is over; the year goes on with this phase. */
function phaseAt(site: Site, kind: FrameKind): Frame[] {
  site.s.round = roundsOf(site);
  return inYear(site.s, site.g.edition.year.indexOf(kind));
}

function yearAt(site: Site): Frame[] {
  const { s, g } = site;
  const year = s.year;
  s.year = year - 1;
  s.tax = g.pack.yearSpace[year - 2] ?? NONE;
  s.round = year === 1 ? 0 : roundsOf(site);
  return [at('game', year)];
}

function setupAt(site: Site, kind: Stepping, step: number): Frame[] {
  site.s.round = 0;
  return [at('game', 1), at('setup', site.g.edition.setup.indexOf(kind) + 1), at(kind, step)];
}

/** Tiles are bought in the new order; those who have passed are out. */
function buyingAt(site: Site): Frame[] {
  const passed = passedOf(site);
  const frames = phaseAt(site, 'fair');
  (frames.at(-1) as FrameOf<'year'>).step++;
  return [
    ...frames,
    at('fair', site.g.edition.fair.indexOf(buy) + 1),
    { ...at('buy-tiles', turnOf(site, 0)), item: passed === 0 ? NONE : passed },
  ];
}

const STACKS: { readonly [P in Phase]: (site: Site) => Frame[] } = {
  setup: () => [frame('game')],
  'first-vineyards': site => setupAt(site, 'start-vineyards', turnOf(site, 0)),
  'first-tiles': site => setupAt(site, 'magnate-picks', site.s.seats - 1 - turnOf(site, site.s.seats - 1)),
  year: yearAt,
  turn: site => roundAt(site, turnOf(site, 0)),
  order: site => roundAt(site, site.s.seats),
  maintenance: site => phaseAfter(site),
  production: site => phaseAt(site, 'production'),
  fair: site => phaseAt(site, 'fair'),
  buying: buyingAt,
  benefits: benefitsAt,
  end: () => [],
};
