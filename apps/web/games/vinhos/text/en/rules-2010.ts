// The rules that only the editions of 2010 have, each in a sentence or two of our own.
export const rules2010 = {
  'rule.bank.action':
    'At the bank, in any order and as often as you like: draw out, pay in, or invest a step for its price from the account; at least one of them. What was drawn out is not paid in again.',
  'rule.bank.disinvest':
    'In your turn you may take investments back, a step at a time, for the cash printed there; not after investing in the same action.',
  'rule.end.benefits-2010': 'After the third fair, round after round, each player may use one benefit of the magnates or pass for good.',
  'rule.end.score-2010': 'At the end score the section of the account, export majorities and the multipliers on which your barrels stand.',
  'rule.fair.experts-2010':
    'All at once and in secret, choose face-up experts of your stand’s two features, as many as your fair tile allows. Arrows push markers up first; then each expert scores his section and is discarded.',
  'rule.fair.order-2010': 'After the fair whoever has the fewest fair points plays first; equals keep their order.',
  'rule.magnate.benefit-2010':
    'Once in your turn, but never in the middle of an action, give up a wine and move a barrel along its row: to another extra action, done at once, or to an empty multiplier slot, where it stays. No multiplier twice.',
  'rule.maintenance.interest':
    'The account changes by your interest. What cannot be paid costs a winery, or without one a vineyard; cash does not help.',
  'rule.maintenance.minus-two': 'Whenever the account arrives at 0 you lose 2 points.',
  'rule.maintenance.salaries': 'Each enologist is paid 1 from the account; those who cannot be paid leave.',
  'rule.maintenance.variant-pairs':
    'A variant: in maintenance everybody who can must take a pair of barrels back; more pairs are voluntary.',
  'rule.move.cash': 'Everything is paid in cash, unless the account is named.',
  'rule.press.points-2010':
    'Each point of value beyond 9 is a fair point. The value decides how many experts you may bring; a free stand gives its bonus and the points of its two features.',
  'rule.sales.retrieve-pairs':
    'In your turn before an action, or before the fair, take back two barrels from one house, as often as you like; for each pair two cubes go into two regions.',
  'rule.setup.reserve-order':
    'Reserve: whoever chose the region with the lower number plays earlier, and later players get more money. First edition: the drawn order stays.',
  'rule.variant.five-estates': 'A variant: every player has a fifth estate.',
} as const;
