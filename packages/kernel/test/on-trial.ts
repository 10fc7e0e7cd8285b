// A game under the laws: the pieces that the tests of all games share, in the fast and in the long tier.

import { random } from '@adega/bots';
import { checkLaws, type Decision, type Game, type Hooks, LAW_IDS, type OptionSpec, type Options, type Report, stream } from '../index.ts';

/** A bot for the law of twins: whatever it goes by, it has only the view. */
function chooseFor<S, M>(game: Game<S, M>): NonNullable<Hooks<S, M>['choose']> {
  return (view, seat) => {
    const decision = game.decide(view).find(d => d.by === seat) as Decision<M>;
    return random.plan({ game, seat, decision, look: () => view, rng: stream('twins', String(seat)) })[0] as M;
  };
}

/** One game under all laws. Every how many positions they are judged is drawn, so that no kind of step is always passed over. */
export function tryOne<S, M>(game: Game<S, M>, hooks: Hooks<S, M>, options: Options, seed: string, sparse: number): Report {
  const rng = stream(seed, 'laws');
  return checkLaws({ game, options, rng, games: 1, hooks: { choose: chooseFor(game), ...hooks }, checkEvery: 1 + rng.below(sparse) });
}

/** Options for the n-th of many games, from what the game lets one choose: each value of each option comes up within as many games as the
 *  option has values, and in changing company. */
export const nthOptions = (specs: readonly OptionSpec[], n: number): Options =>
  Object.fromEntries(
    specs.map(({ id, values }, k) => [id, values[(n + k * Math.floor(n / values.length)) % values.length] as string | number]),
  );

/** What many games gave together. */
export class Verdicts {
  games = 0;
  readonly findings: { law: string; why: string; seed: string; entries: string }[] = [];
  private readonly tested = new Map<string, number>();

  add(report: Report, seed: string): void {
    this.games += report.games;
    for (const { law, why, entries } of report.findings) this.findings.push({ law, why, seed, entries });
    for (const law in report.tested) this.tested.set(law, (this.tested.get(law) ?? 0) + (report.tested[law] as number));
  }

  /** Laws that nothing put to the test. */
  get untested(): readonly string[] {
    return LAW_IDS.filter(id => (this.tested.get(id) ?? 0) === 0);
  }
}

/** As many games as some seconds allow, and at least so many, however slow the machine. */
export function tryFor(seconds: number, least: number, game: (n: number, verdicts: Verdicts) => void): Verdicts {
  const verdicts = new Verdicts();
  const end = performance.now() + seconds * 1000;
  for (let n = 0; n < least || performance.now() < end; n++) game(n, verdicts);
  return verdicts;
}
