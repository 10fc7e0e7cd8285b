// All tiles that the magnates may offer, in a note of the first steps and on the page that has all of it.

import type { Labelled } from '../../../table/boxes.ts';
import { boxOf } from '../box.ts';
import { tileName } from '../names.ts';
import { MULTIPLIERS_FROM } from '../set.ts';
import { useSay } from '../words.ts';
import './tiles.css';

export function Tiles({ position }: { readonly position: Labelled }) {
  const say = useSay();
  const box = boxOf(position);
  const { multiplierSubject: subjects, multiplierPer: per } = box.tables;
  // Of most there is one more, which counts a point less.
  const isBest = (tile: number): boolean => subjects.every((of, other) => of !== subjects[tile] || (per[other] ?? 0) <= (per[tile] ?? 0));
  const best = subjects.map((_, tile) => tile).filter(isBest);
  const named = (tiles: readonly number[]): string => say.list([...new Set(tiles.map(tile => tileName(say, box, tile)))]);
  return (
    <dl className="course-tiles">
      <dt>{say('tiles.actions')}</dt>
      <dd>{named(Array.from({ length: MULTIPLIERS_FROM }, (_, tile) => tile))}</dd>
      <dt>{say('tiles.multipliers')}</dt>
      <dd>{named(best.map(tile => MULTIPLIERS_FROM + tile))}</dd>
    </dl>
  );
}
