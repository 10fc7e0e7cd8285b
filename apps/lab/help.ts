// The help texts, made from the table of commands.

import { flagsOf } from './args.ts';
import type { Command, Flags } from './command.ts';

const CALL = 'npm run --silent lab --';

export function helpOf(commands: readonly Command[]): string {
  const rows = commands.map(({ name, takes, about }): Row => [`${name} ${takes}`.trim(), about]);
  return [
    `usage: ${CALL} COMMAND …`,
    '',
    ...table(rows),
    '',
    `${CALL} COMMAND --help says more of one. Each has --json.`,
    'Exit codes: 0 good, 1 something failed, 2 bad input.',
    '',
  ].join('\n');
}

export function helpOfCommand(command: Command): string {
  const { name, takes, about, more } = command;
  const flags = flagsOf(command);
  const usage = `usage: ${[CALL, name, takes].filter(Boolean).join(' ')} [flags]`;
  return [usage, '', about, '', ...table(rowsOf(flags)), ...(more === undefined ? [] : ['', more]), ''].join('\n');
}

type Row = readonly [left: string, right: string];

const rowsOf = (flags: Flags): Row[] => Object.entries(flags).map(([name, flag]) => [`--${name} ${flag.value ?? ''}`.trim(), flag.about]);

function table(rows: readonly Row[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length)) + 2;
  return rows.map(([left, right]) => `  ${left.padEnd(width)}${right}`);
}
