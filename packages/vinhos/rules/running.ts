// The rules of an edition, ready to run on positions.

import { Flow } from '@adega/kernel';
import type { Tables } from '../data/pack.ts';
import type { Edition } from '../editions/edition.ts';
import type { Frame } from '../frames.ts';
import { makeMove } from '../notation.ts';
import type { Move, State } from '../state.ts';
import { KINDS, TRIED } from './kinds.ts';
import { type Setting, settingFor } from './setting.ts';

export interface Rules {
  readonly g: Setting;
  readonly flow: Flow<Setting, State, Frame, Move>;
}

export function rulesOf(edition: Edition, pack: Tables): Rules {
  const flowOf = (g: Setting, kinds: typeof KINDS): Rules['flow'] => new Flow(g, kinds, m => makeMove(m, pack));
  const g = settingFor(edition, pack, flowOf(settingFor(edition, pack), TRIED));
  return { g, flow: flowOf(g, KINDS) };
}
