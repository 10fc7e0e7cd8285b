// From what was typed to the words and flags of a command.

import { parseArgs } from 'node:util';
import { type Args, BadInput, type Command, type Flag, type Flags } from './command.ts';
import { either, nearest } from './nearest.ts';

/** What every command has. */
const COMMON: Flags = {
  json: { type: 'switch', about: 'print the result as JSON' },
  help: { type: 'switch', about: 'print this help' },
};

export const flagsOf = (command: Command): Flags => ({ ...command.flags, ...COMMON });

type Values = { [name: string]: string[] };

export function parseArguments(command: Command, typed: readonly string[]): Args {
  const flags = flagsOf(command);
  const options = Object.fromEntries(Object.entries(flags).map(([name, flag]) => [name, optionOf(flag)]));
  const { tokens } = parseArgs({ args: [...typed], options, strict: false, allowPositionals: true, tokens: true });
  const values: Values = {};
  const words: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const flag = Object.hasOwn(flags, token.name) ? flags[token.name] : undefined;
    if (flag === undefined) throw new BadInput(unknownFlag(command, token.rawName, Object.keys(flags)));
    take(values, token.name, flag, token.value, token.inlineValue === true);
  }
  return { words, flags: values, json: values['json'] !== undefined };
}

const optionOf = (flag: Flag) => ({ type: flag.type === 'text' ? 'string' : 'boolean', multiple: flag.many === true }) as const;

function unknownFlag(command: Command, found: string, known: readonly string[]): string {
  const meant = nearest(found.replace(/^-+/, ''), known).map(name => `--${name}`);
  return `${command.name} has no flag ${found}; did you mean ${either(meant)}?`;
}

function take(values: Values, name: string, flag: Flag, value: string | undefined, inline: boolean): void {
  if (flag.type === 'switch' && value !== undefined) throw new BadInput(`--${name} takes no value`);
  const missing = flag.type === 'text' && (value === undefined || value === '' || (!inline && value.startsWith('--')));
  if (missing) throw new BadInput(`--${name} needs a value: --${name} ${flag.value ?? 'VALUE'}`);
  const given = values[name] ?? [];
  if (given.length > 0 && flag.many !== true) throw new BadInput(`--${name} is given twice`);
  values[name] = [...given, value ?? ''];
}
