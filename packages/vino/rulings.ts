// Every ruling on Vino by its id: where the text contradicts itself (C) or stays silent (V), and the rules it belongs to; where nothing
// had to be written for it, why. The rulings themselves are sentences and live with the page.

import type { RuleId } from './rulebook.ts';

export interface Ruling {
  readonly rules: readonly RuleId[];
  /** Whether code decides it; if not, why none is needed. */
  readonly code: boolean;
  readonly why?: string;
}

const on = (...rules: RuleId[]): Ruling => ({ rules, code: true });
const idle = (why: string, ...rules: RuleId[]): Ruling => ({ rules, code: false, why });

export const RULINGS = {
  C54: on('vino.cellar'),
  C55: on('vino.start'),
  C56: on('vino.gift'),
  C57: on('vino.gift'),
  C58: on('vino.buy-order'),
  C59: on('vino.buy'),
  C60: on('vino.info'),

  V1: on('vino.cellar'),
  V2: on('vino.sell'),
  V3: on('vino.sell'),
  V4: on('vino.sell', 'vino.lease', 'vino.market'),
  V5: on('vino.market'),
  V6: on('vino.market'),
  V7: idle('the width of a step is a number of the pack, with mark X', 'vino.market'),
  V8: on('vino.lease'),
  V9: on('vino.variety'),
  V10: on('vino.lease'),
  V11: idle('buying is over when wine is sold, so what is given back waits by itself', 'vino.lease'),
  V12: on('vino.gift'),
  V13: on('vino.gift'),
  V14: on('vino.gift'),
  V15: on('vino.gift'),
  V16: on('vino.gift'),
  V17: on('vino.gift', 'vino.cellar'),
  V18: on('vino.gift'),
  V19: on('vino.gift', 'vino.start'),
  V20: on('vino.gift'),
  V21: on('vino.end'),
  V22: on('vino.end'),
  V23: on('vino.order'),
  V24: on('vino.choose'),
  V25: on('vino.buy-order'),
  V26: on('vino.buy-order'),
  V27: on('vino.buy-order'),
  V28: on('vino.variety'),
  V29: on('vino.buy'),
  V30: on('vino.start'),
  V31: on('vino.start'),
  V32: on('vino.third'),
  V33: on('vino.buy'),
  V34: on('vino.order'),
  V35: idle('nobody can mix up his money here', 'vino.order'),
  V36: on('vino.sell'),
  V37: on('vino.lease'),
  V38: on('vino.buy-order'),
  V39: idle('money is open, and a page that hides its figures follows an option', 'vino.info'),
  V40: on('vino.start'),
} as const satisfies { readonly [id: string]: Ruling };

export type RulingId = keyof typeof RULINGS;
