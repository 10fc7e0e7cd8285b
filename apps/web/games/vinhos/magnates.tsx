// The magnates' tiles: pieces with a picture of what they do. Those that lie open, and how many are left in the stack.

import type { Position } from '@adega/wire';
import { frontSeat } from '../../table/acting-seat.ts';
import type { PartProps } from '../../table/face.ts';
import { ThingButton } from '../../table/thing.tsx';
import { Icon, type IconName, isIcon } from './art/icon.tsx';
import { Ware } from './art/wares.tsx';
import { type Box, useBox } from './box.ts';
import { tileDeed } from './deeds.ts';
import { tileName } from './names.ts';
import { thing } from './paths.ts';
import { EXTRA_ACTIONS, MULTIPLIERS_FROM, membersOf, NONE, SUBJECTS, stateOf, TILE_ACTIONS } from './set.ts';
import { PLATE, Strip } from './strip.tsx';
import { type Say, useSay } from './words.ts';

/** So many tiles beside each other. */
const ABREAST = 6;
const STACK = 54;

export function Magnates({ position, width, height }: PartProps) {
  const box = useBox();
  const say = useSay();
  const s = stateOf(position);
  const left = s.actionsLeft.reduce((a, b) => a + b, 0) + membersOf(s.multipliersLeft, box.tables.multipliers).length;
  const rows = Math.max(1, Math.ceil(s.display.length / ABREAST));
  const wide = (width - PLATE - STACK) / ABREAST;
  return (
    <Strip id="magnates" title={say('magnates.short-heading')} help={say('magnates.plate-help')} width={width} height={height}>
      <Stack say={say} left={left} height={height} />
      <ul
        className={wide < 80 && rows > 1 ? 'display small' : 'display'}
        style={{ left: STACK, gridTemplateRows: `repeat(${rows}, minmax(0, 1fr))` }}
      >
        {s.display.map((tile, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place of the display is its number
          <li key={at} className={rows === 1 ? 'display-place tall' : 'display-place'}>
            {tile !== NONE && <DisplayTile say={say} box={box} position={position} tile={tile} />}
          </li>
        ))}
      </ul>
    </Strip>
  );
}

interface DisplayProps {
  readonly say: Say;
  readonly box: Box;
  readonly position: Position;
  readonly tile: number;
}

function DisplayTile({ say, box, position, tile }: DisplayProps) {
  return (
    <ThingButton
      id={thing.display(tile)}
      className={tile < MULTIPLIERS_FROM ? 'magnate-tile' : 'magnate-tile multiplier'}
      help={tile < MULTIPLIERS_FROM ? say('magnates.tile-help', { deed: tileDeed(say, box, tile) }) : scoring(say, box, position, tile)}
    >
      <TilePicture say={say} box={box} tile={tile} />
      <span className="hidden">{tileName(say, box, tile)}</span>
    </ThingButton>
  );
}

/** What a multiplier would score for whoever looks at it. */
function scoring(say: Say, box: Box, position: Position, tile: number): string {
  const seat = frontSeat(position);
  const vp = box.look.multiplier(stateOf(position), seat, tile - MULTIPLIERS_FROM);
  return say('magnates.multiplier-help', { tile: tileName(say, box, tile), name: position.names[seat] ?? '', vp });
}

/** Tiles that are still to come, one upon the other. */
function Stack({ say, left, height }: { readonly say: Say; readonly left: number; readonly height: number }) {
  const label = say('magnates.left', { tiles: left });
  const high = Math.min(left, 5);
  const top = height / 2 - 22;
  return (
    <span className="tile-stack" role="img" aria-label={label} title={label}>
      <svg width={STACK - 6} height={height} viewBox={`0 0 ${STACK - 6} ${height}`} aria-hidden="true">
        <rect className="stack-shade" x="4" y={top + 10} width="40" height="40" rx="5" />
        {[...Array(high).keys()].map(i => (
          <rect key={i} className="stack-tile" x="1" y={top + 8 - i * 3.5} width="40" height="40" rx="5" />
        ))}
      </svg>
      <span className="number" style={{ top: top + 8 - Math.max(0, high - 1) * 3.5 + 11 }}>
        {left}
      </span>
    </span>
  );
}

/** What a tile does or counts, and what it asks for or gives: a price on a coin, fair points on a star, points in a laurel. */
export function TilePicture({ say, box, tile }: { readonly say: Say; readonly box: Box; readonly tile: number }) {
  if (tile < MULTIPLIERS_FROM) return <ActionPicture say={say} box={box} action={tile} />;
  return (
    <>
      <Icon name={tileIcon(box, tile)} />
      <Ware of="laurel">{say('magnates.per', { per: box.tables.multiplierPer[tile - MULTIPLIERS_FROM] ?? 0 })}</Ware>
    </>
  );
}

/** An extra action, of a tile or of a magnate's row. */
export function ActionPicture({ say, box, action }: { readonly say: Say; readonly box: Box; readonly action: number }) {
  const kind = EXTRA_ACTIONS[action] ?? 'expert';
  const { tileDiscount, tilePoints, tilePrice } = box.tables;
  const values = { discount: tileDiscount[action] ?? 0, points: tilePoints[action] ?? 0, price: tilePrice[action] ?? 0 };
  const figure = say('magnates.figure', { kind, ...values });
  if (kind === 'points') return <Ware of="star">{figure}</Ware>;
  return (
    <>
      <Icon name={isIcon(kind) ? kind : 'magnates'} />
      {kind === 'investment' && <span className="number">{figure}</span>}
      {PRICED.includes(kind) && <Ware of="coin">{figure}</Ware>}
    </>
  );
}

/** What costs money, or less of it than elsewhere. */
const PRICED: readonly string[] = ['expert', 'vineyard', 'winery', 'cellar', 'enologist', 'farmer'];

/** The icon of a magnate tile: what it does, or what it counts. */
export function tileIcon({ tables }: Box, tile: number): IconName {
  const word = tile < MULTIPLIERS_FROM ? TILE_ACTIONS[tile] : SUBJECTS[tables.multiplierSubject[tile - MULTIPLIERS_FROM] as number];
  return word !== undefined && isIcon(word) ? word : 'magnates';
}
