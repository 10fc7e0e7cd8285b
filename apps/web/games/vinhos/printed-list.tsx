// The numbers printed on a thing and where they come from. Loaded when somebody asks, and with it the whole provenance.

import { sourceOf } from '@adega/vinhos/provenance.ts';
import type { Position } from '@adega/wire';
import { isOurs } from '../../table/pack-value.ts';
import { PrintedLines } from '../../table/printed-lines.tsx';
import { boxOf } from './box.ts';
import { printedOn, valueAt } from './printed.ts';
import { useSay } from './words.ts';

export default function PrintedList({ position, id }: { readonly position: Position; readonly id: string }) {
  const box = boxOf(position);
  const say = useSay();
  // All numbers of a line have the same mark; their places in the sources are those of the first.
  const lines = printedOn(position, id).map(({ word, paths }) => ({
    text: say(word, { value: say.list(paths.map(path => String(valueAt(box, path)))) }),
    source: sourceOf(position.game, paths[0] ?? '', box.pack),
    own: box.own && paths.some(path => !isOurs(box, path)),
  }));
  return <PrintedLines lines={lines} />;
}
