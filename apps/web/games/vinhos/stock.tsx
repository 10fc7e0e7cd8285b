// What lies beside the board: the piles of experts, the supply.

import type { Position } from '@adega/wire';
import type { PartProps } from '../../table/face.ts';
import { ThingButton } from '../../table/thing.tsx';
import { Icon } from './art/icon.tsx';
import { type Box, useBox } from './box.ts';
import { abilityName, expertName, featureName } from './names.ts';
import { thing } from './paths.ts';
import { Panel } from './pieces.tsx';
import { shown as place } from './printed.ts';
import { ABILITIES, FEATURES, membersOf, NONE, type State, stateOf, UNTURNED } from './set.ts';
import { type Say, useSay } from './words.ts';

interface Props {
  readonly position: Position;
}

/** The experts above the supply. */
export const Stock = ({ position }: PartProps) => (
  <div className="stock">
    <Experts position={position} />
    <Supply position={position} />
  </div>
);

export function Experts({ position }: Props) {
  const say = useSay();
  const s = stateOf(position);
  return (
    <Panel id="experts" title={say('experts.heading')}>
      <ul className="piles">
        {FEATURES.map((feature, pile) => (
          <li key={feature}>
            <Pile say={say} s={s} pile={pile} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Pile({ say, s, pile }: { readonly say: Say; readonly s: State; readonly pile: number }) {
  const box = useBox();
  const top = s.piles[pile] ?? NONE;
  const more = membersOf(s.unseen[pile] ?? 0, box.tables.experts).length + (s.returned[pile]?.length ?? 0);
  const ability = top < 0 ? undefined : ABILITIES[box.tables.expertAbility[top] as number];
  return (
    <ThingButton
      id={thing.pile(pile)}
      className={top === NONE ? 'pile gone' : 'pile'}
      help={say('experts.help', { pile: pileName(say, box, s, pile), price: box.tables.price.expert })}
    >
      <span className="pile-feature">
        <Icon name={FEATURES[pile] ?? 'taste'} />
        {featureName(say, pile)}
      </span>
      <span className="pile-middle">
        <span className="pile-arrow">{top >= 0 && box.tables.expertArrow[top] === 1 && '▲'}</span>
        {ability !== undefined && <Icon name={ability} />}
        <span className="pile-more">{top === UNTURNED ? say('experts.back') : say('experts.count', { count: more })}</span>
      </span>
      {ability !== undefined && <span>{abilityName(say, box, top)}</span>}
    </ThingButton>
  );
}

function pileName(say: Say, box: Box, s: State, pile: number): string {
  const top = s.piles[pile] ?? NONE;
  const feature = featureName(say, pile);
  if (top === UNTURNED) return say('experts.unturned', { feature });
  if (top === NONE) return say('experts.empty', { feature });
  const count = membersOf(s.unseen[pile] ?? 0, box.tables.experts).length + (s.returned[pile]?.length ?? 0);
  return say('experts.more', { expert: expertName(say, box, top), count });
}

const SUPPLIES = ['wineries', 'cellars', 'enologists', 'farmers', 'ports'] as const;

export function Supply({ position }: Props) {
  const { tables } = useBox();
  const say = useSay();
  const s = stateOf(position);
  const supplies = SUPPLIES.filter(what => what !== 'farmers' || (tables.farmers[s.seats - 2] ?? 0) > 0);
  const row = [{ what: 'cubes', count: s.cubeSupply } as const, ...supplies.map(what => ({ what, count: s[what] }))];
  return (
    <Panel id="supply" title={say('supply.heading')}>
      <dl className="supplies">
        {row.map(({ what, count }) => (
          <div key={what} title={say(`supply.${what}`)} data-printed={place.supply(what)}>
            <dt>
              <Icon name={what} />
              <span className="hidden">{say(`supply.${what}`)}</span>
            </dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
