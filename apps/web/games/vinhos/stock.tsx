// What lies beside the board: the magnates' tiles, the piles of experts, the supply.

import type { Position } from '@adega/wire';
import { type Say, useSay } from '../../text/words.ts';
import { expertName, featureName, tileName } from './names.ts';
import { Panel } from './pieces.tsx';
import { FEATURES, MULTIPLIERS_FROM, membersOf, NONE, type State, stateOf, tables, UNTURNED } from './set.ts';

interface Props {
  readonly position: Position;
}

export function Magnates({ position }: Props) {
  const say = useSay();
  const s = stateOf(position);
  const shown = s.display.flatMap((tile, at) => (tile === NONE ? [] : [{ tile, at }]));
  const left = s.actionsLeft.reduce((a, b) => a + b, 0) + membersOf(s.multipliersLeft, tables.multipliers).length;
  return (
    <Panel id="magnates" title={say('magnates.heading')}>
      {shown.length === 0 && <p className="note">{say('magnates.none')}</p>}
      <ul className="tiles">
        {shown.map(({ tile, at }) => (
          <li key={at} className={tile < MULTIPLIERS_FROM ? 'tile' : 'tile multiplier'}>
            {tileName(say, tile)}
          </li>
        ))}
      </ul>
      <p className="note">{say('magnates.left', { tiles: left })}</p>
    </Panel>
  );
}

export function Experts({ position }: Props) {
  const say = useSay();
  const s = stateOf(position);
  return (
    <Panel id="experts" title={say('experts.heading')}>
      <ul className="tiles">
        {FEATURES.map((feature, pile) => (
          <li key={feature} className="tile">
            {pileName(say, s, pile)}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function pileName(say: Say, s: State, pile: number): string {
  const top = s.piles[pile] ?? NONE;
  const feature = featureName(say, pile);
  if (top === UNTURNED) return say('experts.unturned', { feature });
  if (top === NONE) return say('experts.empty', { feature });
  const count = membersOf(s.unseen[pile] ?? 0, tables.experts).length + (s.returned[pile]?.length ?? 0);
  return say('experts.more', { expert: expertName(say, top), count });
}

const SUPPLIES = ['wineries', 'cellars', 'enologists', 'farmers', 'ports'] as const;

export function Supply({ position }: Props) {
  const say = useSay();
  const s = stateOf(position);
  return (
    <Panel id="supply" title={say('supply.heading')}>
      <dl className="counts">
        <div>
          <dt>{say('supply.cubes')}</dt>
          <dd>{s.cubeSupply}</dd>
        </div>
        {SUPPLIES.map(what => (
          <div key={what}>
            <dt>{say(`supply.${what}`)}</dt>
            <dd>{s[what]}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
