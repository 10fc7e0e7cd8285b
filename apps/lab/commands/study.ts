import { join } from 'node:path';
import { type AnyGame, seatsOf } from '@adega/kernel';
import { type Args, BadInput, type Command, printJson, textOf, wholeOf, wordOf } from '../command.ts';
import { makeFolder, writeText } from '../files.ts';
import { STUDIES } from '../games/commands.ts';
import { botNamed, playersOf } from '../players.ts';
import { progressOn } from '../progress.ts';
import type { Finding, Study } from '../study/study.ts';
import { gameNamed, OPTION_FLAGS, optionsOf, PACK_FLAG, packOf, titleNamed } from '../titles.ts';

export const study: Command = {
  name: 'study',
  takes: 'GAME',
  about: 'play many games between bots, and see what they say about the numbers of the game',
  flags: {
    games: { type: 'text', value: 'K', about: 'games for each number of players' },
    ...OPTION_FLAGS,
    seats: { type: 'text', value: 'N', about: 'only with so many players' },
    bots: { type: 'text', value: 'NAME,…', about: 'those of whom each seat is one' },
    seed: { type: 'text', value: 'S', about: 'where chance and bots begin; the same seed gives the same study (1)' },
    ...PACK_FLAG,
    plots: { type: 'text', value: 'DIR', about: 'write plots (SVG) to this folder' },
  },
  more: [
    ...STUDIES.map(({ games, about, usual }) => `${games.join(', ')}: ${about} (${usual.games} games, ${usual.bots})`),
    'Examples: study vino --games 200 --plots docs/decisions/vino; study vinhos/2016 --seats 2',
  ].join('\n'),
  async run(args, io) {
    const id = wordOf(args, 'GAME');
    const { usual, of } = studyOf(id);
    const game = gameNamed(args, id);
    const given = optionsOf(args, game);
    const pack = packOf(args);
    const players = await playersOf(titleNamed(id), pack);
    const bots = (textOf(args, 'bots') ?? usual.bots).split(',').map(name => botNamed(players, name));
    const games = wholeOf(args, 'games', usual.games, 1);
    const seed = textOf(args, 'seed') ?? '1';
    const progress = progressOn(io);
    const findings = seatings(args, game).map(seats => {
      const finding = of({ game, pack, options: { ...given, seats }, seats, games, seed, bots }, progress.at);
      progress.end();
      return finding;
    });
    writePlots(textOf(args, 'plots'), findings);
    if (args.json) printJson(io, { seed, studies: findings.map(({ found }) => found) });
    else io.out(findings.map(({ text }) => text).join('\n'));
    return findings.every(({ holds }) => holds) ? 0 : 1;
  },
};

function studyOf(id: string): Study {
  const found = STUDIES.find(({ games }) => games.includes(id));
  if (found !== undefined) return found;
  // First whether there is such a game at all.
  throw new BadInput(`nobody studies ${titleNamed(id).id} yet`);
}

/** The number of players that was given, or each there can be. */
function seatings(args: Args, game: AnyGame): readonly number[] {
  const given = optionsOf(args, game);
  if (given['seats'] !== undefined) return [seatsOf(game, given).length];
  return (game.options.find(({ id }) => id === 'seats')?.values ?? []) as readonly number[];
}

function writePlots(folder: string | undefined, findings: readonly Finding[]): void {
  if (folder === undefined) return;
  makeFolder(folder);
  for (const { plots } of findings) for (const [name, text] of Object.entries(plots)) writeText(join(folder, name), text);
}
