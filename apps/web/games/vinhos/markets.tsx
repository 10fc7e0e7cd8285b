// Where wine goes: the shops that buy it, by colour and value, and the ships abroad with their majorities.

import type { Position } from '@adega/wire';
import { ThingButton } from '../../table/thing.tsx';
import { Berth, Harbour, Sea, Ship } from './art/quay.tsx';
import { Shopfront, type ShopName, ShopSign } from './art/shop.tsx';
import { Ware } from './art/wares.tsx';
import { type Box, useBox } from './box.ts';
import { banked, houseName, hullOf } from './names.ts';
import { thing } from './paths.ts';
import { Barrel, Disc } from './pieces.tsx';
import { placeOf, shown } from './printed.ts';
import { nearness, type Reach, useReach } from './reach.ts';
import { COLOURS, colourWord, HOUSES, NONE, type State, stateOf } from './set.ts';
import { PLATE, Strip } from './strip.tsx';
import { type Say, useSay } from './words.ts';

interface Props {
  readonly position: Position;
  readonly width: number;
  readonly height: number;
}

/** Below this width everything stands closer. */
const NARROW = 520;

export function Sales({ position, width, height }: Props) {
  const box = useBox();
  const say = useSay();
  const s = stateOf(position);
  const reach = useReach(position);
  const columns = HOUSES.map((_, house) => spacesOf(box, house, 0).length);
  const isNarrow = width < NARROW;
  const walls = isNarrow ? 6 : 12;
  const between = (isNarrow ? 5 : 8) * (HOUSES.length - 1);
  const column = (width - PLATE - between - walls * HOUSES.length) / columns.reduce((a, b) => a + b, 0);
  const board = height < 112 ? 30 : 35;
  const window = board + (height < 112 ? 5 : 9);
  return (
    <Strip id="sales" title={say('sales.heading')} help={say('sales.plate-help')} width={width} height={height}>
      <ul className={`houses${isNarrow ? ' narrow' : ''}${height < 112 ? ' low' : ''}`}>
        {HOUSES.map((house, i) => (
          <li key={house} className={`house house-${house}`} style={{ width: (columns[i] as number) * column + walls }}>
            <Shopfront
              of={house as ShopName}
              width={(columns[i] as number) * column + walls}
              height={height}
              board={board}
              window={window}
            />
            <span className="house-name" style={{ height: board - 9 }} title={shopHelp(say, box, i)}>
              <ShopSign of={house as ShopName} />
              {houseName(say, i)}
            </span>
            <div className="shelves" style={{ top: window }}>
              {COLOURS.map((colour, c) => (
                <ul key={colour} className={`shelf shelf-${colour}`} aria-label={say('sales.shelf', { colour, house: houseName(say, i) })}>
                  {spacesOf(box, i, c).map(space => (
                    <li key={space}>
                      <Sale say={say} position={position} s={s} space={space} reach={reach} />
                    </li>
                  ))}
                </ul>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </Strip>
  );
}

/** What tells a shop from the others. */
function shopHelp(say: Say, box: Box, house: number): string {
  const values = spacesOf(box, house, 0).map(space => box.tables.saleValue[space] ?? 0);
  const pairs = box.edition.rows === undefined ? 'no' : 'yes';
  return say('sales.house-help', { house: houseName(say, house), n: house + 1, from: values[0] ?? 0, to: values.at(-1) ?? 0, pairs });
}

/** By rising value. */
const spacesOf = ({ tables }: Box, house: number, colour: number): number[] =>
  tables.saleValue
    .map((_, space) => space)
    .filter(space => tables.saleColour[space] === colour && tables.saleHouse[space] === house)
    .sort((a, b) => (tables.saleValue[a] ?? 0) - (tables.saleValue[b] ?? 0));

interface SpaceProps {
  readonly position: Position;
  readonly say: Say;
  readonly s: State;
  readonly space: number;
  readonly reach: Reach;
}

/** A bottle and what it brings, which is the value that is asked for; or the barrel of whoever has sold there. */
function Sale({ say, position, s, space, reach }: SpaceProps) {
  const box = useBox();
  const owner = s.sales[space] ?? NONE;
  const kind = box.tables.saleColour[space] ?? 0;
  const colour = colourWord(kind);
  const value = box.tables.saleValue[space] ?? 0;
  const name = position.names[owner] ?? '';
  return (
    <ThingButton
      id={thing.sale(space)}
      className={`slot sale-${colour} ${nearness(reach, value, kind)}`}
      help={say('sales.help', { colour, value, bank: banked(box), taken: owner === NONE ? 'no' : 'yes', name })}
    >
      {owner === NONE ? <Ware of="bottle" glass={colour as 'red' | 'white'} /> : <Barrel seat={owner} label={say('barrel.of', { name })} />}
      <Ware of="coin">{value}</Ware>
    </ThingButton>
  );
}

export function Export({ position, width, height }: Props) {
  const { tables } = useBox();
  const say = useSay();
  const s = stateOf(position);
  const reach = useReach(position);
  const wide = (width - PLATE) / tables.majority.length;
  return (
    <Strip id="export" title={say('export.heading')} help={say('export.plate-help')} width={width} height={height}>
      <Harbour width={width - PLATE} height={height} />
      <div className="export-columns">
        {tables.majority.map((vp, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its number
          <Column key={column} say={say} position={position} s={s} column={column} vp={vp} reach={reach} width={wide} height={height} />
        ))}
      </div>
      <Sea width={width - PLATE} height={height} />
    </Strip>
  );
}

interface ColumnProps extends Props {
  readonly say: Say;
  readonly s: State;
  readonly column: number;
  readonly vp: number;
  readonly reach: Reach;
}

/** From this width on two crates stand beside each other; from this height on they are a column, each as wide as the ship. */
const ROOMY = 90;
const TALL = 180;

/** A ship: the spaces as its cargo, the highest on top, the prize for the majority on its hull, who leads on its sail. */
function Column({ say, position, s, column, vp, reach, width, height }: ColumnProps) {
  const box = useBox();
  const spaces = box.tables.exportNumber.flatMap((_, space) => (box.tables.exportColumn[space] === column ? [space] : [])).reverse();
  const open = spaces.some(space => box.look.isOpen(s, space));
  const leaders = box.look.leaders(s, column);
  const names = leaders.map(seat => position.names[seat] ?? '');
  const label = say('export.majority-label', { vp, leaders: names.length === 0 ? 'none' : say.list(names) });
  const inColumn = width >= ROOMY && height >= TALL;
  const abreast = width >= ROOMY && !inColumn ? 2 : 1;
  const hidden = (abreast === 1 && !inColumn) || height < 150;
  const hull = height - (height < 150 ? 44 : 50);
  const deck = inColumn ? (height < 190 ? 26 : 30) : abreast === 1 ? 12 : height < 150 ? 16 : Math.round(height * 0.19);
  return (
    <div
      className={open ? 'export-column' : 'export-column closed'}
      style={{ width, height }}
      title={open ? undefined : say('export.closed')}
    >
      {open ? <Ship width={width} height={height} deck={deck} hull={hull} livery={column} /> : <Berth width={width} height={height} />}
      {!open && (
        <span className="berth-notice" style={{ height: height - 64, width: width - 12 }}>
          {say('export.closed')}
        </span>
      )}
      <ul
        className={inColumn ? 'cargo in-column' : abreast === 2 && width < 110 ? 'cargo abreast-2 tight' : `cargo abreast-${abreast}`}
        style={{ top: deck, height: hull - deck + 2 }}
      >
        {spaces.map(space => (
          <li key={space}>
            <ExportSpace say={say} position={position} s={s} space={space} reach={reach} low={abreast === 1} />
          </li>
        ))}
      </ul>
      <span
        className="majority"
        style={{ top: hull + 3 }}
        role="img"
        aria-label={label}
        title={label}
        {...placeOf(box, s, shown.majority(column))}
      >
        {(!hidden || leaders.length === 0) && <Most />}
        <Ware of="laurel">{say('export.vp', { vp })}</Ware>
        {hidden && <Leaders say={say} position={position} leaders={leaders} />}
      </span>
      {!hidden && <Leaders say={say} position={position} leaders={leaders} />}
    </div>
  );
}

/** Who has the most barrels aboard: on the sail, or on the hull where the cargo hides the sail. */
const Leaders = ({ say, position, leaders }: { readonly say: Say; readonly position: Position; readonly leaders: readonly number[] }) => (
  <span className="ship-leaders">
    {leaders.map(seat => (
      <Disc key={seat} seat={seat} label={say('export.leader', { name: position.names[seat] ?? '' })} />
    ))}
  </span>
);

/** The most barrels. */
const Most = () => (
  <svg className="most-barrels" viewBox="0 0 34 26" aria-hidden="true">
    {[
      [8, 18],
      [25, 18],
      [16.5, 7.5],
    ].map(([x, y]) => (
      <g key={`${x} ${y}`}>
        <circle className="most-barrels-end" cx={x} cy={y} r="7.200" />
        <circle className="most-barrels-ring" cx={x} cy={y} r="4.200" />
      </g>
    ))}
  </svg>
);

/** A crate: the points it brings, and the value that is asked for if that is another number; or the barrel of whoever has sent wine. */
function ExportSpace({ say, position, s, space, reach, low }: SpaceProps & { readonly low: boolean }) {
  const box = useBox();
  const { tables } = box;
  const owner = s.exports[space] ?? NONE;
  const number = tables.exportNumber[space] ?? 0;
  const points = tables.exportPoints[space] ?? 0;
  const name = position.names[owner] ?? '';
  return (
    <ThingButton
      id={thing.export(space)}
      className={`slot crate ${nearness(reach, number)}`}
      help={say('export.help', { hull: hullOf(box, space), number, points, taken: owner === NONE ? 'no' : 'yes', name })}
    >
      {owner === NONE ? (
        <Ware of={low ? 'lying' : 'bottle'}>{number === points ? undefined : number}</Ware>
      ) : (
        <Barrel seat={owner} label={say('barrel.of', { name })} />
      )}
      <Ware of="laurel">{points}</Ware>
    </ThingButton>
  );
}
