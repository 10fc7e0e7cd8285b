import { type Proof, parseProof, type Verdict, verify } from '@adega/chance';
import type { AnyGame } from '@adega/kernel';
import { BadInput, type Command, printJson, wordOf } from '../command.ts';
import { readJson } from '../files.ts';
import { counted } from '../tables.ts';
import { makeGame, titleNamed } from '../titles.ts';

export const verifyShuffle: Command = {
  name: 'verify-shuffle',
  takes: 'FILE',
  about: 'check that nobody bent the draws of a game that was played on line',
  flags: {},
  more: 'FILE is what a table publishes when its game is over. How draws are made is said in docs/shuffle.md. Exit code 1: something is wrong.',
  run(args, io) {
    const file = wordOf(args, 'FILE');
    const proof = proofIn(file);
    const verdict = verify(gameOf(file, proof), proof);
    if (args.json) printJson(io, verdict);
    else io.out(`${sentenceOf(verdict)}\n`);
    return verdict.is === 'proved' ? 0 : 1;
  },
};

function proofIn(file: string): Proof {
  const read = parseProof(readJson(file));
  if ('proof' in read) return read.proof;
  const { path, expected, got } = read.problem;
  throw new BadInput(`${file}, ${path === '' ? 'the whole file' : `at ${path}`}: expected ${expected}, found ${got}`);
}

function gameOf(file: string, { game: id, rules, pack, own, options }: Proof): AnyGame {
  const title = titleNamed(id);
  const named = own === undefined ? title.packs?.named(pack) : readOwn(file, own);
  const game = makeGame(title, undefined, named);
  if (game.pack !== pack) throw new BadInput(`${file}: it was played with the pack ${pack}, which is not at hand`);
  if (game.rules !== rules) throw new BadInput(`${file}: it was played by version ${rules} of the rules; this is version ${game.rules}`);
  const wrong = Object.entries(options).find(([name, value]) => !game.options.find(({ id: of }) => of === name)?.values.includes(value));
  if (wrong !== undefined) throw new BadInput(`${file}: ${id} has no option ${wrong.join(' ')}`);
  return game;
}

function readOwn(file: string, own: string): unknown {
  try {
    return JSON.parse(own);
  } catch {
    throw new BadInput(`${file}, at /own: this is no JSON`);
  }
}

function sentenceOf(verdict: Verdict): string {
  switch (verdict.is) {
    case 'proved':
      return `proved: ${counted(verdict.draws, 'draw')}, each the one that follows from the secret and the bytes of the seats`;
    case 'other-secret':
      return `not proved: the secret is not the one that was promised (its hash is ${verdict.found}, not ${verdict.promised})`;
    case 'bent':
      return `not proved: entry ${verdict.entry}, draw ${verdict.draw}, is "${verdict.drawn}" and should be "${verdict.due}"`;
    case 'unplayable':
      return `not proved: entry ${verdict.entry} cannot be played: ${verdict.problem.problem} ${JSON.stringify(verdict.problem.found)}`;
  }
}
