// All tiles that the magnates may offer, in a note of the first steps.

import type { AsideProps } from '../../../table/course.ts';
import { boxOf } from '../box.ts';
import { tileName } from '../names.ts';
import { MULTIPLIERS_FROM } from '../set.ts';
import { useSay } from '../words.ts';
import './tiles.css';

export function Tiles({ position }: AsideProps) {
  const say = useSay();
  const box = boxOf(position);
  // Some lie there twice, and say the same.
  const named = (from: number, to: number): string =>
    say.list([...new Set(Array.from({ length: to - from }, (_, i) => tileName(say, box, from + i)))]);
  return (
    <dl className="course-tiles">
      <dt>{say('tiles.actions')}</dt>
      <dd>{named(0, MULTIPLIERS_FROM)}</dd>
      <dt>{say('tiles.multipliers')}</dt>
      <dd>{named(MULTIPLIERS_FROM, MULTIPLIERS_FROM + box.tables.multiplierSubject.length)}</dd>
    </dl>
  );
}
