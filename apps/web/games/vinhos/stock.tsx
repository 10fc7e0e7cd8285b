// What lies beside the board: the piles of experts, the supply.

import type { Position } from '@adega/wire';
import type { PartProps } from '../../table/face.ts';
import { ThingButton } from '../../table/thing.tsx';
import { AbilityPicture } from './art/ability.tsx';
import { Goods } from './art/goods.tsx';
import { Icon } from './art/icon.tsx';
import { Portrait } from './art/portraits.tsx';
import { type Box, useBox } from './box.ts';
import { abilityDeed } from './deeds.ts';
import { abilityName, featureName } from './names.ts';
import { thing } from './paths.ts';
import { shown as place } from './printed.ts';
import { ABILITIES, FEATURES, membersOf, NONE, type State, stateOf, UNTURNED } from './set.ts';
import { type Say, useSay } from './words.ts';

interface Props {
  readonly position: Position;
}

/** Narrower than this the supply lies in two rows. */
const NARROW = 340;

/** The experts above the supply. */
export const Stock = ({ position, width }: PartProps) => (
  <div className={width < NARROW ? 'stock narrow' : 'stock'}>
    <Experts position={position} />
    <Supply position={position} />
  </div>
);

function Experts({ position }: Props) {
  const say = useSay();
  const s = stateOf(position);
  return (
    <section id="experts" className="experts" aria-labelledby="experts-heading">
      <h3 id="experts-heading" className="hidden">
        {say('experts.heading')}
      </h3>
      <ul className="piles">
        {FEATURES.map((feature, pile) => (
          <li key={feature}>
            <Pile say={say} s={s} pile={pile} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The top card of a pile over the edges of those below: who he is, and what he does once for whoever hires him. */
function Pile({ say, s, pile }: { readonly say: Say; readonly s: State; readonly pile: number }) {
  const box = useBox();
  const { tables } = box;
  const top = s.piles[pile] ?? NONE;
  const feature = FEATURES[pile] ?? 'taste';
  const ability = top < 0 ? undefined : ABILITIES[tables.expertAbility[top] as number];
  return (
    <ThingButton
      id={thing.pile(pile)}
      className={`pile ${feature}${top === NONE ? ' gone' : ''} deep-${Math.min(MOST_EDGES, countBelow(box, s, pile))}`}
      help={helpOf(say, box, s, pile)}
    >
      <span className="pile-card">
        {top !== UNTURNED && <Portrait of={feature} />}
        <span className="pile-sign">
          <Icon name={feature} />
        </span>
        {top >= 0 && tables.expertArrow[top] === 1 && <Arrow />}
        {top !== NONE && <span className="pile-count">{say('experts.count', { count: countBelow(box, s, pile) + 1 })}</span>}
        <span className="pile-name">{featureName(say, pile)}</span>
        {ability !== undefined && (
          <span className="pile-ability">
            <AbilityPicture of={ability} amount={ability === 'cash' ? tables.expertCash : tables.expertDiscount} />
            <span className="hidden">{abilityName(say, box, top)}</span>
          </span>
        )}
      </span>
    </ThingButton>
  );
}

/** As many edges of cards as can be told apart. */
const MOST_EDGES = 5;

/** He counts for more at the fair. */
const Arrow = () => (
  <svg className="pile-arrow" viewBox="0 0 20 20" aria-hidden="true">
    <path d="m10 2 7.5 8.5h-4.5V18H7v-7.5H2.5Z" />
  </svg>
);

/** Below the top, which is one of those nobody has seen as long as it is not turned. */
const countBelow = ({ tables }: Box, s: State, pile: number): number =>
  membersOf(s.unseen[pile] ?? 0, tables.experts).length + (s.returned[pile]?.length ?? 0) - (s.piles[pile] === UNTURNED ? 1 : 0);

function helpOf(say: Say, box: Box, s: State, pile: number): string {
  const { tables } = box;
  const top = s.piles[pile] ?? NONE;
  return say('experts.help', {
    top: top === NONE ? 'none' : top === UNTURNED ? 'unturned' : 'known',
    feature: featureName(say, pile),
    deed: top < 0 ? '' : abilityDeed(say, box, top),
    price: tables.price.expert,
    arrow: top >= 0 && tables.expertArrow[top] === 1 ? 'yes' : 'no',
    tracks: tables.track.length > 0 ? 'yes' : 'no',
    below: countBelow(box, s, pile),
  });
}

const SUPPLIES = ['wineries', 'cellars', 'enologists', 'farmers', 'ports'] as const;

function Supply({ position }: Props) {
  const { tables, pack } = useBox();
  const say = useSay();
  const s = stateOf(position);
  const supplies = SUPPLIES.filter(what => what !== 'farmers' || (tables.farmers[s.seats - 2] ?? 0) > 0);
  const row = [{ what: 'cubes', count: s.cubeSupply } as const, ...supplies.map(what => ({ what, count: s[what] }))];
  return (
    <section id="supply" className="supply" aria-labelledby="supply-heading">
      <h3 id="supply-heading" className="hidden">
        {say('supply.heading')}
      </h3>
      <dl className={`supplies of-${row.length}`}>
        {row.map(({ what, count }) => (
          <div
            key={what}
            className={count === 0 ? 'none' : undefined}
            title={say(`supply.${what}-help`, { count, port: pack.quality.port })}
            data-printed={place.supply(what)}
          >
            <dt>
              <Goods of={what} />
              <span className="hidden">{say(`supply.${what}`)}</span>
            </dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
