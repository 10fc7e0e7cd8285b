import { completeOptions } from '@adega/kernel';
import { TITLES } from '@adega/shelf';
import { type Command, printJson } from '../command.ts';
import { makeGame } from '../titles.ts';

export const games: Command = {
  name: 'games',
  takes: '',
  about: 'list the games with their options',
  flags: {},
  run({ json }, io) {
    const all = TITLES.map(title => makeGame(title, undefined));
    if (json) {
      const details = all.map(({ id, rules, pack, options }) => [id, { rules, pack, options }]);
      printJson(io, { games: all.map(game => game.id), details: Object.fromEntries(details) });
      return 0;
    }
    for (const game of all) {
      io.out(`${game.id}  rules ${game.rules}, pack ${game.pack}\n`);
      const usual = completeOptions(game, {});
      for (const { id, values, ours } of game.options) {
        io.out(`  ${id}: ${values.join(', ')} (usually ${usual[id]}${ours === true ? '; a rule of ours' : ''})\n`);
      }
    }
    return 0;
  },
};
