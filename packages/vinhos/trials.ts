// The editions of Vinhos on trial.

import type { Candidate, Random, Trials } from '@adega/kernel';
import type { PackJson } from './data/schema.ts';
import type { Edition } from './editions/edition.ts';
import { vinhos } from './game.ts';
import { type EditionId, RULES, type RuleId } from './rulebook.ts';
import { hooksFor } from './trials/hooks.ts';
import { randomPack } from './trials/random-pack.ts';
import { randomPack2010 } from './trials/random-pack-2010.ts';

const packed = (edition: Edition, pack: PackJson): Candidate => ({ game: vinhos(edition, pack), hooks: hooksFor(pack), pack });

export const trialsOf = (edition: Edition, shipped: PackJson): Trials => ({
  shipped: () => ({ game: vinhos(edition, shipped), hooks: hooksFor(shipped) }),
  packed: pack => packed(edition, pack as PackJson),
  random: rng => packed(edition, DRAW[shipped.edition](rng)),
  unseen: unseenIn(edition.id),
});

const DRAW: { readonly [box in PackJson['edition']]: (rng: Random) => PackJson } = {
  2016: randomPack,
  reserve: rng => randomPack2010(rng, 'reserve'),
  first: rng => randomPack2010(rng, 'first'),
};

type Reasons = { readonly [rule in RuleId]?: string };

/** In whatever edition they hold. */
const UNSEEN: Reasons = {
  'setup.positions': 'where markers start is part of the first position, nothing happens',
  'year.phases': 'the order of the phases shows in the order of their events',
  'year.round': 'whose turn it is shows in who is asked',
  'move.centre-free': 'a price of nothing is not paid, so nothing is told',
  'region.alentejo': 'what its cubes count shows in the value of a wine',
  'region.algarve': 'what its wines are worth more shows in their value',
  'wine.origin': 'a wine that keeps its origin changes nothing',
  'wine.cubes-needed': 'how many cubes go shows in the events of wine.value',
  'move.cash': 'that payments are in cash shows in what the account does not do',
  'variant.five-estates': 'how many estates there are is part of the first position',
  'end.tie': 'it shows in the result, which names what decided',
  'flow.together': 'that seats decide together shows in who is asked',
  'info.open': 'who may know what is held by the laws of views',
};

const NO_LIMIT: Reasons = { 'expert.limit': 'any number of experts may lie before a player' };

/** In one edition only: in another random play must reach them. */
const UNSEEN_IN: { readonly [edition in EditionId]?: Reasons } = {
  2016: NO_LIMIT,
  first: { 'setup.reserve-order': 'the order of the first vineyards stays, so nothing happens' },
  solo: { ...NO_LIMIT, 'end.score-2016': 'points show in the awards' },
};

const unseenIn = (edition: EditionId): { readonly [rule: string]: string } =>
  Object.fromEntries(Object.entries({ ...UNSEEN, ...UNSEEN_IN[edition] }).filter(([rule]) => RULES[rule as RuleId].includes(edition)));
