// The hunt for broken laws: game after game, each with options and a pack of its own, until the time is over.

import {
  type AnyGame,
  type Candidate,
  checkLaws,
  type Finding,
  type Hooks,
  type Options,
  type Random,
  stream,
  type Trials,
} from '@adega/kernel';
import { rarest } from './explorer.ts';
import { observed, Sightings } from './sightings.ts';

/** What was found, with all it takes to find it again. */
export interface Found {
  readonly law: string;
  readonly why: string;
  readonly seed: string;
  readonly options: Options;
  readonly record: string;
  /** The pack, where it is not ours. */
  readonly pack?: unknown;
}

/** A law that is broken once is broken often; so many of a kind are enough to look at. */
const MOST_OF_A_LAW = 3;
/** At most so many positions from one that is judged to the next: the laws cost far more than the game. */
const SPARSE = 12;

export class Hunt {
  games = 0;
  entries = 0;
  readonly seen = new Sightings();
  readonly findings: Found[] = [];
  /** How often each law was put to the test. */
  readonly tested: { [law: string]: number } = {};

  readonly seed: string;
  private readonly trials: Trials;
  /** Options that are not drawn. */
  private readonly given: Options;

  constructor(trials: Trials, given: Options, seed: string) {
    this.trials = trials;
    this.given = given;
    this.seed = seed;
  }

  /** One more game, every second one with a random pack where there are such. */
  tryGame(more: () => boolean): void {
    const seed = `${this.seed}/${++this.games}`;
    const rng = stream(seed, 'fuzz');
    const candidate = (this.games % 2 === 0 ? this.trials.random?.(rng) : undefined) ?? this.trials.shipped();
    const game = observed(candidate.game, this.seen);
    const options = { ...drawOptions(game, rng), ...this.given };
    try {
      const hooks = steered(candidate, game, this.seen);
      const report = checkLaws({ game, options, rng, games: 1, more, hooks, checkEvery: 1 + rng.below(SPARSE) });
      this.entries += report.entries;
      for (const law in report.tested) this.tested[law] = (this.tested[law] ?? 0) + (report.tested[law] as number);
      for (const finding of report.findings) this.keep(candidate, seed, finding);
    } catch (error) {
      // The laws catch what a game throws; what gets here was thrown before the first decision.
      this.keep(candidate, seed, { law: 'plays', game: game.id, options, entries: '', why: String((error as Error).stack) });
    }
  }

  private keep({ pack }: Candidate, seed: string, { law, why, options, entries }: Finding): void {
    if (this.findings.filter(found => found.law === law).length === MOST_OF_A_LAW) return;
    this.findings.push({ law, why, seed, options, record: entries, ...(pack === undefined ? {} : { pack }) });
  }
}

const drawOptions = (game: AnyGame, rng: Random): Options =>
  Object.fromEntries(game.options.map(({ id, values }) => [id, values[rng.below(values.length)] as string | number]));

/** A third of the moves as the game's own hooks like them, a third towards rare rules, a third any. */
function steered({ hooks }: Candidate, game: AnyGame, seen: Sightings): Hooks<unknown, unknown> {
  return {
    ...hooks,
    steer(s, d, rng) {
      const way = rng.below(3);
      if (way === 0) return hooks.steer?.(s, d, rng);
      return way === 1 ? rarest(game, seen, s, d, rng) : undefined;
    },
  };
}
