import { BadInput, type Command, textOf, wordOf } from '../command.ts';
import { readJson } from '../files.ts';
import { makeGame, titleNamed } from '../titles.ts';

export const pack: Command = {
  name: 'pack',
  takes: 'GAME',
  about: 'print a pack that a game has come with, or what is to be kept of one',
  flags: {
    named: { type: 'text', value: 'HASH', about: 'the pack of this name, as records have it (the present one)' },
    was: { type: 'text', value: 'FILE', about: 'the pack as it was: print the entry of data/shipped.json that keeps it' },
  },
  more: [
    'What it prints can be changed and played: pack vino > mine.json; play vino --pack mine.json. What is wrong with it is told with the place.',
    'Packs are kept for ever under the hash of their content, because games name the one they are played with. Whoever changes one puts',
    'its new name and, at the head of the earlier ones, the entry of the pack before into data/shipped.json of the package:',
    'git show HEAD:packages/vinhos/data/2016.json > was.json; npm run --silent lab -- pack vinhos/2016 --was was.json',
  ].join('\n'),
  run(args, io) {
    const title = titleNamed(wordOf(args, 'GAME'));
    const was = textOf(args, 'was');
    const name = textOf(args, 'named') ?? makeGame(title, undefined).pack;
    const shown = was === undefined ? title.packs?.named(name) : { now: name, earlier: [title.packs?.kept(readJson(was))] };
    if (shown === undefined) throw new BadInput(`${title.id} has never come with a pack ${JSON.stringify(name)}`);
    io.out(`${JSON.stringify(shown, undefined, 2)}\n`);
    return 0;
  },
};
