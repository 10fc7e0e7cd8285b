// Finds the command, runs it, and turns what goes wrong into an exit code.

import { parseArguments } from './args.ts';
import { BadInput, type Command, type Io } from './command.ts';
import { COMMANDS } from './commands.ts';
import { helpOf, helpOfCommand } from './help.ts';
import { either, nearest } from './nearest.ts';

const BAD_INPUT = 2;

/** Runs what was typed; the exit code. */
export async function lab(typed: readonly string[], io: Io, commands: readonly Command[] = COMMANDS): Promise<number> {
  try {
    return await run(typed, io, commands);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    io.err(`lab: ${error.message}\n`);
    return BAD_INPUT;
  }
}

async function run(typed: readonly string[], io: Io, commands: readonly Command[]): Promise<number> {
  const [name, ...rest] = typed;
  if (name === undefined || name === '--help' || name === 'help') return printHelp(rest[0], io, commands);
  const command = commandOf(name, commands);
  const args = parseArguments(command, rest);
  if (args.flags['help'] !== undefined) return printHelp(name, io, commands);
  return command.run(args, io);
}

function printHelp(name: string | undefined, io: Io, commands: readonly Command[]): number {
  io.out(name === undefined ? helpOf(commands) : helpOfCommand(commandOf(name, commands)));
  return 0;
}

function commandOf(name: string, commands: readonly Command[]): Command {
  const command = commands.find(c => c.name === name);
  if (command !== undefined) return command;
  const known = commands.map(c => c.name);
  throw new BadInput(`there is no command ${JSON.stringify(name)}; did you mean ${either(nearest(name, known))}?`);
}
