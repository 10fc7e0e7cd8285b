// Every kind of frame and the rule that runs it: the table of contents of the rules.

import type { AskingKind, FrameKind } from '../frames.ts';
import { buying, entering, extending, newcomers, region } from './buying.ts';
import { choice, choosing, revealing, reveals } from './choice.ts';
import { gift, taking } from './gift.ts';
import { market, raising } from './market.ts';
import { game, order, round } from './round.ts';
import { leasing, sale, selling } from './sales.ts';
import type { Asking, Procedure } from './setting.ts';
import { anywhere, drawing, freeVineyard, start, startVineyard, third } from './setup.ts';

type Rules = { readonly [K in FrameKind]: K extends AskingKind ? Asking<K> : Procedure<K> };

export const KINDS: Rules = {
  game,
  start,
  draw: drawing,
  'start-vineyard': startVineyard,
  anywhere,
  'free-vineyard': freeVineyard,
  third,
  round,
  choosing,
  choose: choice,
  reveals,
  reveal: revealing,
  buying,
  region,
  extend: extending,
  newcomers,
  enter: entering,
  gift,
  take: taking,
  selling,
  sell: sale,
  lease: leasing,
  market,
  raise: raising,
  order,
};
