// Small pictures beside the words of the moves: the bottle that is sold, the tile that is taken, the space that is entered.

import type { Position } from '@adega/wire';
import type { ReactNode } from 'react';
import { Icon, type IconName } from './art/icon.tsx';
import { Portrait } from './art/portraits.tsx';
import { VineyardFace } from './art/vineyard.tsx';
import { Ware } from './art/wares.tsx';
import { type Box, useBox } from './box.ts';
import { countsOf } from './cellar/arrangement.ts';
import { Bottle } from './cellar/bottle.tsx';
import { tileIcon } from './magnates.tsx';
import { MAGNATES, standFeatures } from './names.ts';
import { magnatePerson } from './people.ts';
import { CubeShape } from './pieces.tsx';
import { extraIcon, slotIcon } from './rows.tsx';
import {
  ABILITIES,
  colourWord,
  FEATURES,
  type MoveKind,
  type MoveOf,
  NONE,
  PLACES_OF_ROWS,
  playerOf,
  SPACE_ACTIONS,
  type State,
  spotOf,
  stateOf,
  tilesOf,
} from './set.ts';

interface Seen<K extends MoveKind> {
  readonly box: Box;
  readonly s: State;
  readonly seat: number;
  readonly m: MoveOf<K>;
}

type Draw<K extends MoveKind> = { of(seen: Seen<K>): ReactNode }['of'];

interface Props {
  readonly position: Position;
  readonly move: string;
  readonly of: 'group' | 'move';
}

export function Picture({ position, move, of }: Props) {
  const box = useBox();
  const s = stateOf(position);
  const m = box.game.parse(s, move);
  if ('problem' in m) return null;
  const draw: Draw<MoveKind> | undefined = (of === 'group' ? GROUPS : MOVES)[m.kind];
  return draw?.({ box, s, seat: position.question?.seat ?? 0, m }) ?? null;
}

const icon =
  (name: IconName): Draw<MoveKind> =>
  () => <Icon name={name} />;

const bottle: Draw<'sell' | 'export' | 'present' | 'pour' | 'pay'> = ({ box, s, seat, m }) => {
  const spot = spotOf(m);
  const wine = playerOf(s, seat).wines[spot] ?? 0;
  if (wine === 0) return null;
  return (
    <span className="bottle-box" aria-hidden="true">
      <Bottle wine={wine} value={box.look.value(s, seat, spot).plain} width={24} height={56} />
    </span>
  );
};

/** What an expert knows, and what he can do. */
const expert = ({ tables }: Box, item: number): ReactNode => (
  <>
    <Icon name={FEATURES[tables.expertFeature[item] as number] ?? 'taste'} />
    <Icon name={ABILITIES[tables.expertAbility[item] as number] ?? 'cash'} />
  </>
);

const Vineyard = ({ region, kind, priced = false }: { readonly region: number; readonly kind: number; readonly priced?: boolean }) => {
  const { tables } = useBox();
  const colour = colourWord(tables.kindColour[region]?.[kind] ?? 0);
  return (
    <span className={`vineyard-tile of-${colour}`} aria-hidden="true">
      <svg viewBox="0 0 40 41" aria-hidden="true">
        <VineyardFace colour={colour} y={0} />
      </svg>
      {priced && <strong>{tables.kindCost[region]?.[kind]}</strong>}
    </span>
  );
};

const vineyard: Draw<'buy' | 'found'> = ({ s, m }) =>
  (s.tops[m.item] ?? NONE) < 0 ? null : <Vineyard region={m.item} kind={s.tops[m.item] as number} />;

/** The new order of a stack, top first. */
const stack: Draw<'arrange'> = ({ m }) => (
  <span className="stack-order">
    {tilesOf(m.to).map((kind, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: tiles in a row
      <Vineyard key={i} region={m.item} kind={kind} priced />
    ))}
  </span>
);

/** So many people in each estate, from the first to the last. */
const placed: Draw<'enologists' | 'farmers'> = ({ box, s, seat, m }) => (
  <span className="placed" aria-hidden="true">
    {countsOf(box, m.item)
      .slice(0, playerOf(s, seat).estates.length)
      .map((count, e) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an estate is its number
        <span key={e} className={count > 0 ? 'some' : undefined}>
          {count > 0 ? count : '·'}
        </span>
      ))}
  </span>
);

/** What a wine brings, as it stands on the board, and the cubes that it takes. */
const Brought = ({ of, amount, cubes }: { readonly of: 'coin' | 'laurel'; readonly amount: number; readonly cubes: number }) => (
  <span className="brought" aria-hidden="true">
    <Ware of={of}>{amount}</Ware>
    {cubes > 0 && <span className="spends">−</span>}
    {cubes > 0 && (
      <svg viewBox={cubes === 2 ? '0 0 26 13' : '0 0 13 13'} className={cubes === 2 ? 'two' : undefined} aria-hidden="true">
        {cubes === 2 && (
          <g transform="translate(13.5 0)">
            <CubeShape />
          </g>
        )}
        <CubeShape />
      </svg>
    )}
    {cubes > 2 && cubes}
  </span>
);

const sold: Draw<'sell'> = ({ box, s, seat, m }) => {
  const { needs, pays } = box.look.sale(s, seat, m.to);
  return <Brought of="coin" amount={pays} cubes={box.look.cubes(s, seat, spotOf(m), needs)} />;
};

const exported: Draw<'export'> = ({ box, s, seat, m }) => {
  const cubes = box.look.cubes(s, seat, spotOf(m), box.tables.exportNumber[m.to] ?? 0);
  return <Brought of="laurel" amount={box.tables.exportPoints[m.to] ?? 0} cubes={cubes} />;
};

const magnate: Draw<'collect' | 'entrust'> = ({ box, m }) => <Portrait of={magnatePerson(box, m.item)} />;

type Draws = { readonly [K in MoveKind]?: Draw<K> };

const GROUPS: Draws = {
  buy: vineyard,
  winery: icon('winery'),
  enologist: icon('enologist'),
  farmer: icon('farmer'),
  cellar: icon('cellar'),
  sell: bottle,
  export: bottle,
  present: bottle,
  use: ({ box, m }) => expert(box, m.item),
  send: ({ box, m }) => <Icon name={FEATURES[box.tables.expertFeature[m.item] as number] ?? 'taste'} />,
  deposit: icon('bank'),
  withdraw: icon('cash'),
  pair: icon('barrels'),
  cubes: icon('cubes'),
  benefit: icon('magnates'),
  pour: bottle,
  bring: icon('experts'),
  'lose-winery': icon('winery'),
  'lose-vineyard': icon('vineyard'),
  dismiss: icon('enologist'),
};

const MOVES: Draws = {
  found: vineyard,
  take: ({ box, m }) => <Icon name={tileIcon(box, m.item)} />,
  tile: ({ box, m }) => <Icon name={tileIcon(box, m.item)} />,
  enter: ({ box, m }) => <Icon name={SPACE_ACTIONS[box.tables.spaceAction[m.to] as number] ?? 'centre'} />,
  hire: ({ box, s, m }) =>
    (s.piles[m.item] ?? NONE) < 0 ? <Icon name={FEATURES[m.item] ?? 'taste'} /> : expert(box, s.piles[m.item] as number),
  discard: ({ box, m }) => expert(box, m.item),
  collect: magnate,
  entrust: magnate,
  invest: icon('investment'),
  disinvest: icon('cash'),
  stand: ({ box, m }) => standFeatures(box, m.to).map(feature => <Icon key={feature} name={FEATURES[feature] ?? 'taste'} />),
  benefit: ({ box, m }) => <Icon name={m.to < PLACES_OF_ROWS ? extraIcon(box, m.to - MAGNATES) : slotIcon(box, m.to - PLACES_OF_ROWS)} />,
  sell: sold,
  export: exported,
  arrange: seen => (tilesOf(seen.m.to).length > 1 ? stack(seen) : null),
  pay: bottle,
  enologists: placed,
  farmers: placed,
};
