import { join } from 'node:path';
import { type AnyGame, checkLaws, type Finding, type Hooks, LAW_IDS, type Options, type Random, stream } from '@adega/kernel';
import { type Candidate, type Trials, trialsOf } from '@adega/shelf/trials.ts';
import { type Args, BadInput, type Command, type Io, printJson, textOf, wholeOf, wordOf } from '../command.ts';
import { rarest } from '../explorer.ts';
import { makeFolder, writeText } from '../files.ts';
import { progressOn } from '../progress.ts';
import { observed, Sightings } from '../sightings.ts';
import { counted, shortNumber } from '../tables.ts';
import { OPTION_FLAGS, optionsOf, titleNamed } from '../titles.ts';
import { UNSEEN } from '../unseen.ts';

const SECONDS = 60;
/** A law that is broken once is broken often; so many of a kind are enough to look at. */
const MOST_OF_A_LAW = 3;

export const fuzz: Command = {
  name: 'fuzz',
  takes: 'GAME',
  about: 'play at random, steered towards rules not yet seen, and hold every law to what comes up',
  flags: {
    seconds: { type: 'text', value: 'N', about: `how long (${SECONDS})` },
    ...OPTION_FLAGS,
    seed: { type: 'text', value: 'S', about: 'where it begins (the clock)' },
    keep: { type: 'text', value: 'DIR', about: 'write the record of each finding, and its pack, to this folder' },
  },
  more: [
    'Every second game has a random pack that passes its schema. A finding names the law, why it does not hold, and the record that',
    'leads there; replay --pack shows it again. unreached are the rules of the game that no event, refusal or part of a score named.',
  ].join('\n'),
  run(args, io) {
    const title = titleNamed(wordOf(args, 'GAME'));
    const trials = trialsOf(title.id);
    if (trials === undefined) throw new BadInput(`${title.id} cannot be put on trial yet`);
    const hunt = newHunt(args, trials);
    hunting(hunt, wholeOf(args, 'seconds', SECONDS, 1), io);
    const unreached = hunt.seen.unseenOf(title.rules);
    const { games, entries, findings, seed } = hunt;
    const untested = LAW_IDS.filter(id => (hunt.tested[id] ?? 0) === 0);
    const explained = Object.fromEntries(unreached.filter(rule => rule in UNSEEN).map(rule => [rule, UNSEEN[rule]]));
    if (args.json) printJson(io, { game: title.id, seed, games, entries, findings, unreached, explained, untested });
    else io.out(textFor(hunt, unreached, untested));
    return findings.length === 0 ? 0 : 1;
  },
};

/** What was found, with all it takes to find it again. */
interface Found {
  readonly law: string;
  readonly why: string;
  readonly seed: string;
  readonly options: Options;
  readonly record: string;
  readonly pack?: unknown;
}

interface Hunt {
  readonly trials: Trials;
  readonly seed: string;
  /** Options that are not drawn. */
  readonly given: Options;
  readonly keep: string | undefined;
  readonly seen: Sightings;
  readonly findings: Found[];
  readonly tested: { [law: string]: number };
  games: number;
  entries: number;
}

function newHunt(args: Args, trials: Trials): Hunt {
  const given = optionsOf(args, trials.shipped().game);
  const keep = textOf(args, 'keep');
  if (keep !== undefined) makeFolder(keep);
  const seed = textOf(args, 'seed') ?? String(Date.now());
  return { trials, seed, given, keep, seen: new Sightings(), findings: [], tested: {}, games: 0, entries: 0 };
}

function hunting(hunt: Hunt, seconds: number, io: Io): void {
  const progress = progressOn(io);
  const began = performance.now();
  const share = (): number => (performance.now() - began) / 1000 / seconds;
  while (share() < 1) {
    tryGame(hunt, () => share() < 1);
    progress.at(share());
  }
  progress.end();
}

/** Positions from one that is judged to the next: the laws cost far more than the game. */
const EVERY = 12;

function tryGame(hunt: Hunt, more: () => boolean): void {
  const seed = `${hunt.seed}/${++hunt.games}`;
  const rng = stream(seed, 'fuzz');
  const candidate = hunt.games % 2 === 0 ? hunt.trials.random(rng) : hunt.trials.shipped();
  const game = observed(candidate.game, hunt.seen);
  const options = { ...drawOptions(game, rng), ...hunt.given };
  try {
    const hooks = steered(candidate, game, hunt.seen);
    const report = checkLaws({ game, options, rng, games: 1, more, hooks, checkEvery: 1 + rng.below(EVERY) });
    hunt.entries += report.entries;
    for (const law in report.tested) hunt.tested[law] = (hunt.tested[law] ?? 0) + (report.tested[law] as number);
    for (const finding of report.findings) keepFinding(hunt, candidate, seed, finding);
  } catch (error) {
    // The laws catch what a game throws; what gets here was thrown before the first decision.
    keepFinding(hunt, candidate, seed, { law: 'plays', game: game.id, options, entries: '', why: String((error as Error).stack) });
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

function keepFinding(hunt: Hunt, { pack }: Candidate, seed: string, { law, why, options, entries }: Finding): void {
  if (hunt.findings.filter(found => found.law === law).length === MOST_OF_A_LAW) return;
  hunt.findings.push({ law, why, seed, options, record: entries, ...(pack === undefined ? {} : { pack }) });
  if (hunt.keep === undefined) return;
  const name = join(hunt.keep, `${law}-${hunt.findings.length}`);
  writeText(`${name}.txt`, `# ${law}: ${why.replace(/\s+/g, ' ')}\n# seed ${seed}\n${entries}`);
  if (pack !== undefined) writeText(`${name}.pack.json`, `${JSON.stringify(pack, undefined, 2)}\n`);
}

function textFor(hunt: Hunt, unreached: readonly string[], untested: readonly string[]): string {
  const { games, entries, findings, seed } = hunt;
  return [
    `${counted(games, 'game')} of ${shortNumber(entries)} entries, seed ${seed}: ${counted(findings.length, 'finding')}\n`,
    ...findings.map(found => `\n${found.law}: ${found.why}\nseed ${found.seed}\n${found.record}\n`),
    ...unreached.map(rule => `unreached: ${rule}${UNSEEN[rule] === undefined ? '' : ` (${UNSEEN[rule]})`}\n`),
    ...untested.map(law => `never put to the test: ${law}\n`),
  ].join('');
}
