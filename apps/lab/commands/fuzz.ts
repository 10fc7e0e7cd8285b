import { join } from 'node:path';
import { LAW_IDS, type Title, type Trials } from '@adega/kernel';
import { type Args, BadInput, type Command, type Io, printJson, textOf, wholeOf, wordOf } from '../command.ts';
import { makeFolder, writeText } from '../files.ts';
import { type Found, Hunt } from '../hunt.ts';
import { progressOn } from '../progress.ts';
import { counted } from '../tables.ts';
import { makeGame, OPTION_FLAGS, optionsOf, PACK_FLAG, packOf, titleNamed } from '../titles.ts';

const SECONDS = 60;

export const fuzz: Command = {
  name: 'fuzz',
  takes: 'GAME',
  about: 'play at random, steered towards rules not yet seen, and hold every law to what comes up',
  flags: {
    seconds: { type: 'text', value: 'N', about: `how long (${SECONDS})` },
    ...OPTION_FLAGS,
    ...PACK_FLAG,
    seed: { type: 'text', value: 'S', about: 'where it begins (the clock)' },
    keep: { type: 'text', value: 'DIR', about: 'write the record of each finding, and its pack, to this folder' },
  },
  more: [
    'Every second game has a random pack that passes its schema; with --pack all have that one. A finding names the law, why it does not hold, and the record that',
    'leads there; replay --pack shows it again. unreached are the rules of the game that no event, refusal or part of a score named.',
  ].join('\n'),
  async run(args, io) {
    const title = titleNamed(wordOf(args, 'GAME'));
    const seconds = wholeOf(args, 'seconds', SECONDS, 1);
    const trials = packed(args, title, await trialsOf(title));
    const hunt = newHunt(args, trials);
    huntFor(hunt, seconds, io);
    hunt.findings.forEach((found, i) => {
      keepFinding(textOf(args, 'keep'), found, i + 1);
    });
    const rules = (await title.book?.())?.rules ?? [];
    const report = reportOf(
      hunt,
      title.id,
      rules.map(({ id }) => id),
      trials,
    );
    if (args.json) printJson(io, report);
    else io.out(textFor(report));
    return report.findings.length === 0 ? 0 : 1;
  },
};

async function trialsOf(title: Title): Promise<Trials> {
  const trials = await title.trials?.();
  if (trials === undefined) throw new BadInput(`${title.id} cannot be put on trial yet`);
  return trials;
}

/** With the pack of the user, where one is given, in every game. */
function packed(args: Args, title: Title, { random, ...trials }: Trials): Trials {
  const pack = packOf(args);
  if (pack === undefined) return { ...trials, ...(random === undefined ? {} : { random }) };
  makeGame(title, textOf(args, 'pack'));
  if (trials.packed === undefined) throw new BadInput(`${title.id} has no packs`);
  const candidate = trials.packed(pack);
  return { ...trials, shipped: () => candidate };
}

function newHunt(args: Args, trials: Trials): Hunt {
  const given = optionsOf(args, trials.shipped().game);
  const keep = textOf(args, 'keep');
  if (keep !== undefined) makeFolder(keep);
  return new Hunt(trials, given, textOf(args, 'seed') ?? String(Date.now()));
}

function huntFor(hunt: Hunt, seconds: number, io: Io): void {
  const progress = progressOn(io);
  const began = performance.now();
  const share = (): number => (performance.now() - began) / 1000 / seconds;
  while (share() < 1) {
    hunt.tryGame(() => share() < 1);
    progress.at(share());
  }
  progress.end();
}

function keepFinding(folder: string | undefined, { law, why, seed, record, pack }: Found, n: number): void {
  if (folder === undefined) return;
  const name = join(folder, `${law}-${n}`);
  writeText(`${name}.txt`, `# ${law}: ${why.replace(/\s+/g, ' ')}\n# seed ${seed}\n${record}`);
  if (pack !== undefined) writeText(`${name}.pack.json`, `${JSON.stringify(pack, undefined, 2)}\n`);
}

function reportOf({ seed, games, entries, findings, seen, tested }: Hunt, game: string, rules: readonly string[], { unseen }: Trials) {
  const unreached = seen.unseenOf(rules);
  const explained: { readonly [rule: string]: string } = Object.fromEntries(
    unreached.flatMap(rule => {
      const why = unseen[rule];
      return why === undefined ? [] : [[rule, why]];
    }),
  );
  const untested = LAW_IDS.filter(id => (tested[id] ?? 0) === 0);
  return { game, seed, games, entries, findings, unreached, explained, untested };
}

function textFor({ games, entries, findings, seed, unreached, explained, untested }: ReturnType<typeof reportOf>): string {
  return [
    `${counted(games, 'game')} of ${entries.toLocaleString('en')} entries, seed ${seed}: ${counted(findings.length, 'finding')}\n`,
    ...findings.map(found => `\n${found.law}: ${found.why}\nseed ${found.seed}\n${found.record}\n`),
    ...unreached.map(rule => `unreached: ${rule}${explained[rule] === undefined ? '' : ` (${explained[rule]})`}\n`),
    ...untested.map(law => `never put to the test: ${law}\n`),
  ].join('');
}
