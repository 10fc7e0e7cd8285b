// What can be chosen before a game. A value that is not given is the default.

import type { OptionSpec } from '@adega/kernel';

export const SEATS_OPTION: OptionSpec = { id: 'seats', values: [2, 3, 4], default: 4 };
/** Against the automa. */
export const ALONE_OPTION: OptionSpec = { id: 'seats', values: [1], default: 1 };
/** Against setup.order: people at one screen know best who begins. */
export const ORDER_OPTION: OptionSpec = {
  id: 'order',
  values: ['drawn', 'seats'],
  default: 'drawn',
  rule: 'variant.seat-order',
  ours: true,
  here: true,
  firstBegins: 'seats',
};
/** Drawing is the rule; the recommended ones are what the books suggest for a first game. */
export const REGIONS_OPTION: OptionSpec = {
  id: 'regions',
  values: ['random', 'recommended'],
  default: 'random',
  rule: 'setup.regions',
};
/** The board with one estate more. */
export const ESTATES_OPTION: OptionSpec = { id: 'estates', values: ['four', 'five'], default: 'four', rule: 'variant.five-estates' };
/** Everybody retrieves a pair of barrels in maintenance. */
export const MAINTENANCE_OPTION: OptionSpec = {
  id: 'maintenance',
  values: ['ordinary', 'pairs'],
  default: 'ordinary',
  rule: 'maintenance.variant-pairs',
};
