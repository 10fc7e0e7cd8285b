// Rules that no event, refusal or part of a score can name, and why: fuzzing never reaches them, and other tests must.

export const UNSEEN: { readonly [rule: string]: string } = {
  'setup.positions': 'where markers start is part of the first position, nothing happens',
  'year.phases': 'the order of the phases shows in the order of their events',
  'year.round': 'whose turn it is shows in who is asked',
  'move.centre-free': 'a price of nothing is not paid, so nothing is told',
  'region.alentejo': 'what its cubes count shows in the value of a wine',
  'region.algarve': 'what its wines are worth more shows in their value',
  'wine.origin': 'a wine that keeps its origin changes nothing',
  'wine.cubes-needed': 'how many cubes go shows in the events of wine.value',
  'expert.limit': 'there is none in 2016',
  'move.cash': 'that payments are in cash shows in what the account does not do',
  'setup.reserve-order': 'in the first edition the order stays, so nothing happens',
  'variant.five-estates': 'how many estates there are is part of the first position',
  'end.score-2016': 'in the solo game points show in the awards',
  'end.tie': 'it shows in the result, which names what decided',
  'flow.together': 'that seats decide together shows in who is asked',
  'info.open': 'who may know what is held by the laws of views',
  'vino.info': 'who may know what is held by the laws of views',
};
