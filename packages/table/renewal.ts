// A record of other rules or another pack, taken up under those of now: as far as its entries still can be played.

import type { Game, GameEvent, Random, RecordProblem } from '@adega/kernel';
import { type Match, resumeMatch } from './match.ts';

export function renewMatch<S, M, E extends GameEvent>(
  game: Game<S, M, E>,
  names: readonly string[],
  text: string,
  chance: Random,
): Match<S, M, E> | { readonly problem: RecordProblem } {
  const whole = resumeMatch(game, names, text, chance, ['rules', 'pack']);
  if (!('problem' in whole)) return underTheRulesOfNow(whole);
  const { entry, line } = whole.problem;
  if (entry === undefined || line === undefined) return whole;
  const fitting = resumeMatch(game, names, linesBefore(text, line), chance, ['rules', 'pack']);
  return 'problem' in fitting ? fitting : underTheRulesOfNow(fitting);
}

const linesBefore = (text: string, line: number): string =>
  `${text
    .split('\n')
    .slice(0, line - 1)
    .join('\n')}\n`;

function underTheRulesOfNow<S, M, E extends GameEvent>(match: Match<S, M, E>): Match<S, M, E> {
  const { rules, pack } = match.game;
  const { state, record } = match.playing;
  match.playing = { state, record: { ...record, rules, pack } };
  return match;
}
