// Which rules have been seen at work: in events, in refusals and in parts of scores.

import type { AnyGame } from '@adega/kernel';

export class Sightings {
  private readonly counts = new Map<string, number>();

  see(rule: string): void {
    this.counts.set(rule, this.countOf(rule) + 1);
  }

  countOf(rule: string): number {
    return this.counts.get(rule) ?? 0;
  }

  unseenOf(rules: readonly string[]): readonly string[] {
    return rules.filter(rule => this.countOf(rule) === 0);
  }
}

/** The same game, under observation. Nobody is made to listen: events are seen where somebody listens anyway. */
export function observed(game: AnyGame, seen: Sightings): AnyGame {
  return {
    ...game,
    apply(s, by, m, emit) {
      const listen = (event: { readonly rule: string }): void => {
        seen.see(event.rule);
        emit?.(event);
      };
      game.apply(s, by, m, emit === undefined ? undefined : listen);
    },
    forbids(s, by, m) {
      const refusal = game.forbids(s, by, m);
      if (refusal !== undefined) seen.see(refusal.rule);
      return refusal;
    },
    scores(s) {
      const scores = game.scores(s);
      for (const part of scores.flatMap(score => score.parts)) if (part.amount !== 0) seen.see(part.rule);
      return scores;
    },
  };
}
