// What a command of the lab is. Each is a small file that exports one; commands.ts lists them.

/** 0 good, 1 something failed, 2 some of what the caller gave cannot be used, and the rest was done. Where nothing can be done without it,
 *  bad input is thrown (see BadInput) and ends with 2, too. */
export type ExitCode = 0 | 1 | 2;

export interface Flag {
  /** `switch` takes no value. */
  readonly type: 'text' | 'switch';
  /** What stands for the value in the help: N, FILE, SEED. */
  readonly value?: string;
  readonly about: string;
  /** May be given several times. */
  readonly many?: boolean;
}

export type Flags = { readonly [name: string]: Flag };

/** What was typed after the command, checked against its flags. */
export interface Args {
  /** The words that are not flags. */
  readonly words: readonly string[];
  /** The values of each flag that was given, in order; a switch has ''. */
  readonly flags: { readonly [name: string]: readonly string[] | undefined };
  /** `--json`: every command has it. */
  readonly json: boolean;
}

/** Where a command speaks to. Texts are written as they are, so lines end with a newline. */
export interface Io {
  out(text: string): void;
  err(text: string): void;
  /** Whether somebody watches `err`: then progress may be shown there. */
  readonly watched: boolean;
}

export interface Command {
  readonly name: string;
  /** The words it takes, for the help: 'GAME', 'FILE|DIR', ''. */
  readonly takes: string;
  /** One line. */
  readonly about: string;
  /** What else the help should say: lines, examples. */
  readonly more?: string;
  readonly flags: Flags;
  run(args: Args, io: Io): ExitCode | Promise<ExitCode>;
}

/** What the caller gave cannot be used: one sentence that names the place (file and line, flag, word). Exit code 2. */
export class BadInput extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'BadInput';
  }
}

/** The value of a flag that is given at most once. */
export const textOf = (args: Args, flag: string): string | undefined => args.flags[flag]?.[0];

export const isOn = (args: Args, flag: string): boolean => args.flags[flag] !== undefined;

/** The whole number that a flag gives, within its bounds. */
export function wholeOf<T>(args: Args, flag: string, otherwise: T, min = 0, max = Number.MAX_SAFE_INTEGER): number | T {
  const text = textOf(args, flag);
  if (text === undefined) return otherwise;
  const n = Number(text);
  if (/^\d+$/.test(text) && n >= min && n <= max) return n;
  const range = max === Number.MAX_SAFE_INTEGER ? `from ${min} on` : `from ${min} to ${max}`;
  throw new BadInput(`--${flag} takes a whole number ${range}, not ${JSON.stringify(text)}`);
}

/** The only word a command takes. */
export function wordOf(args: Args, what: string): string {
  const [word, more] = args.words;
  if (word === undefined) throw new BadInput(`${what} is missing`);
  if (more !== undefined) throw new BadInput(`${JSON.stringify(more)} is one word too many: only ${what} is wanted`);
  return word;
}

export function printJson(io: Io, data: unknown): void {
  io.out(`${JSON.stringify(data, undefined, 2)}\n`);
}
