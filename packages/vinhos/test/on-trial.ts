// Vinhos 2016 under the laws of the kernel: the pieces that the fast and the long tier share.

import { random } from '@adega/bots';
import { checkLaws, type Decision, type Hooks, LAW_IDS, type Options, type Report, stream } from '@adega/kernel';
import { PACK_FIRST, PACK_RESERVE } from '../data/packs.ts';
import type { PackJson } from '../data/schema.ts';
import { edition2016 } from '../editions/2016.ts';
import type { Edition } from '../editions/edition.ts';
import { editionFirst } from '../editions/first.ts';
import { editionReserve } from '../editions/reserve.ts';
import { type Vinhos, vinhos } from '../game.ts';
import type { Move, State } from '../state.ts';
import { hooksFor } from '../trials/hooks.ts';

/** A bot for the law of twins: whatever it goes by, it has only the view. */
function chooseFor(game: Vinhos): NonNullable<Hooks<State, Move>['choose']> {
  return (view, seat) => {
    const decision = game.decide(view).find(d => d.by === seat) as Decision<Move>;
    return random.choose({ game, seat, decision, look: () => view, rng: stream('twins', String(seat)) });
  };
}

/** One game under all laws. Every how many positions they are judged is drawn, so that no kind of step is always passed over. */
export function tryGame(
  pack: PackJson,
  options: Options,
  seed: string,
  sparse: number,
  steer?: Hooks<State, Move>['steer'],
  edition: Edition = edition2016,
): Report {
  const game = vinhos(edition, pack);
  const rng = stream(seed, 'laws');
  const hooks = { ...hooksFor(pack), choose: chooseFor(game), ...(steer === undefined ? {} : { steer }) };
  return checkLaws({ game, options, rng, games: 1, hooks, checkEvery: 1 + rng.below(sparse) });
}

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

/** Both ways to choose the regions, in turn. */
export const optionsFor = (seats: number, n: number): Options => ({ seats, regions: n % 2 === 0 ? 'recommended' : 'random' });

/** The editions of 2010 with our packs. */
export const EDITIONS_2010 = [
  { id: 'reserve', edition: editionReserve, pack: PACK_RESERVE },
  { id: 'first', edition: editionFirst, pack: PACK_FIRST },
] as const;

/** Every number of players, both ways to choose the regions and every variant, in turn. */
export function optionsFor2010({ options }: Edition, n: number): Options {
  const has = (id: string): boolean => options.some(option => option.id === id);
  return {
    ...optionsFor(2 + (n % 3), n),
    ...(has('estates') ? { estates: n % 5 === 0 ? 'five' : 'four' } : {}),
    ...(has('maintenance') ? { maintenance: n % 4 === 0 ? 'pairs' : 'ordinary' } : {}),
  };
}
