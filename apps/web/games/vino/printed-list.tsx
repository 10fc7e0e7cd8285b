// The numbers printed on a thing and where they come from. Loaded when somebody asks, and with it the whole provenance.

import { sourceOf } from '@adega/shelf/vino-provenance.ts';
import { PrintedLines } from '../../table/printed-lines.tsx';
import { useSay } from '../../text/words.ts';
import { varietyWord } from './names.ts';
import { printedOn, valueAt } from './printed.ts';
import { pack } from './set.ts';

export default function PrintedList({ id }: { readonly id: string }) {
  const say = useSay();
  // All numbers of a line have the same mark; their places in the sources are those of the first.
  const lines = printedOn(id).map(({ word, paths }) => ({
    text: say(word, { value: say.list(paths.map(path => varietyWord(say, String(valueAt(path))))) }),
    source: sourceOf(paths[0] ?? '', pack),
  }));
  return <PrintedLines lines={lines} />;
}
