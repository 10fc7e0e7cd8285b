// The grid of actions: markers, the tax, and what each space costs the seat in turn.

import type { Position } from '@adega/wire';
import { type Say, useSay } from '../../text/words.ts';
import { spaceName } from './names.ts';
import { Disc, Panel } from './pieces.tsx';
import { actingSeat, look, playerOf, type State, stateOf, tables } from './set.ts';

export function Quadrel({ position }: { readonly position: Position }) {
  const say = useSay();
  const s = stateOf(position);
  return (
    <Panel id="quadrel" title={say('quadrel.heading')}>
      <ul className="quadrel-grid">
        {tables.spaceAction.map((_, space) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a space is its number
          <Space key={space} say={say} position={position} s={s} space={space} />
        ))}
      </ul>
    </Panel>
  );
}

interface SpaceProps {
  readonly say: Say;
  readonly position: Position;
  readonly s: State;
  readonly space: number;
}

function Space({ say, position, s, space }: SpaceProps) {
  const year = tables.yearSpace.indexOf(space);
  const tax = s.tax === space;
  const here = s.players.flatMap((p, seat) => (p.at === space ? [seat] : []));
  return (
    <li className={tax ? 'space taxed' : 'space'}>
      <span className="space-name">{spaceName(say, space)}</span>
      <span className="space-foot">
        <span className="space-year">{tax ? say('quadrel.tax') : year >= 0 && say('quadrel.year', { year: year + 1 })}</span>
        <Price say={say} position={position} s={s} space={space} />
      </span>
      <span className="discs">
        {here.map(seat => (
          <Disc key={seat} seat={seat} label={say('quadrel.here', { name: position.names[seat] ?? '' })} />
        ))}
      </span>
    </li>
  );
}

/** What the way there costs whoever is in turn. */
function Price({ say, position, s, space }: SpaceProps) {
  const seat = s.turn.seat >= 0 ? s.turn.seat : actingSeat(position);
  if (seat === undefined || s.year === 0 || playerOf(s, seat).at === space) return null;
  const { distance, tax, players } = look.entering(s, seat, space);
  const cost = distance + tax + players;
  const values = { space: spaceName(say, space), cost, name: position.names[seat] ?? '', tax: tax > 0 ? 'yes' : 'no' };
  return (
    <span className="price" role="img" aria-label={say('quadrel.price-label', values)} title={say('quadrel.price-label', values)}>
      {say('quadrel.price', { cost })}
    </span>
  );
}
