// Pages of text that show what a command of the lab prints, between <!-- lab COMMAND --> and <!-- end -->.

import { parseArguments } from './args.ts';
import type { Command } from './command.ts';

const SHOWN = /(<!-- lab (\S+)([^\n]*) -->\n).*?(<!-- end -->)/gs;

/** The page with what the commands print today. */
export async function shownAnew(text: string, commands: readonly Command[]): Promise<string> {
  let after = '';
  let end = 0;
  for (const found of text.matchAll(SHOWN)) {
    const [whole, head = '', name = '', words = '', tail = ''] = found;
    const command = commands.find(one => one.name === name);
    if (command === undefined) throw new Error(`it shows what no command prints: lab ${name}`);
    after += text.slice(end, found.index) + head + (await printedBy(command, words.split(' ').filter(Boolean))) + tail;
    end = found.index + whole.length;
  }
  return after + text.slice(end);
}

async function printedBy(command: Command, words: readonly string[]): Promise<string> {
  let printed = '';
  const out = (text: string): void => {
    printed += text;
  };
  await command.run(parseArguments(command, words), { out, err: () => undefined, watched: false });
  return printed;
}
