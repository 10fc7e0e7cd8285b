// Rules that no event, refusal or part of a score can name, and why: fuzzing never reaches them, and other tests must.

type Reasons = { readonly [rule: string]: string };

/** In whatever game they hold. */
export const UNSEEN: Reasons = {
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
  'vino.info': 'who may know what is held by the laws of views',
};

const NO_LIMIT: Reasons = { 'expert.limit': 'any number of experts may lie before a player' };

/** In one game only: in another fuzzing must reach them. */
export const UNSEEN_IN: { readonly [game: string]: Reasons } = {
  'vinhos/2016': NO_LIMIT,
  'vinhos/first': { 'setup.reserve-order': 'the order of the first vineyards stays, so nothing happens' },
  'vinhos/solo': { ...NO_LIMIT, 'end.score-2016': 'points show in the awards' },
};

/** Why fuzzing this game never reaches the rule; undefined where it should. */
export const whyUnseen = (game: string, rule: string): string | undefined => UNSEEN[rule] ?? UNSEEN_IN[game]?.[rule];
