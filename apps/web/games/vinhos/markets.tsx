// Where wine goes: the houses that buy it, by colour and value, and the ships' columns with their majorities.

import type { Position } from '@adega/wire';
import { ThingButton } from '../../table/thing.tsx';
import { type Box, useBox } from './box.ts';
import { banked, houseName } from './names.ts';
import { thing } from './paths.ts';
import { Barrel, Disc, Panel } from './pieces.tsx';
import { placeOf, shown } from './printed.ts';
import { COLOURS, colourWord, HOUSES, NONE, type State, stateOf } from './set.ts';
import { type Say, useSay } from './words.ts';

interface Props {
  readonly position: Position;
}

export function Sales({ position }: Props) {
  const box = useBox();
  const say = useSay();
  const s = stateOf(position);
  return (
    <Panel id="sales" title={say('sales.heading')} side>
      <ul className="houses">
        {HOUSES.map((house, i) => (
          <li key={house} className={`house house-${house}`} style={{ flexGrow: spacesOf(box, i, 0).length }}>
            <span className="house-name">{houseName(say, i)}</span>
            {COLOURS.map((colour, c) => (
              <ul key={colour} className={`shelf shelf-${colour}`} aria-label={say('sales.shelf', { colour, house: houseName(say, i) })}>
                {spacesOf(box, i, c).map(space => (
                  <li key={space}>
                    <Sale say={say} position={position} s={s} space={space} />
                  </li>
                ))}
              </ul>
            ))}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** By rising value. */
const spacesOf = ({ tables }: Box, house: number, colour: number): number[] =>
  tables.saleValue
    .map((_, space) => space)
    .filter(space => tables.saleColour[space] === colour && tables.saleHouse[space] === house)
    .sort((a, b) => (tables.saleValue[a] ?? 0) - (tables.saleValue[b] ?? 0));

interface SpaceProps extends Props {
  readonly say: Say;
  readonly s: State;
  readonly space: number;
}

function Sale({ say, position, s, space }: SpaceProps) {
  const box = useBox();
  const owner = s.sales[space] ?? NONE;
  const colour = colourWord(box.tables.saleColour[space] ?? 0);
  const value = box.tables.saleValue[space] ?? 0;
  const name = position.names[owner] ?? '';
  return (
    <ThingButton
      id={thing.sale(space)}
      className={`slot sale-${colour}`}
      help={say('sales.help', { colour, value, bank: banked(box), taken: owner === NONE ? 'no' : 'yes', name })}
    >
      <span className="number">{value}</span>
      {owner !== NONE && <Barrel seat={owner} label={say('barrel.of', { name })} />}
    </ThingButton>
  );
}

export function Export({ position }: Props) {
  const { tables } = useBox();
  const say = useSay();
  const s = stateOf(position);
  return (
    <Panel id="export" title={say('export.heading')} side>
      <p className="note">{say('export.majority')}</p>
      <div className="export-columns">
        <RowPoints say={say} />
        {tables.majority.map((vp, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its number
          <Column key={column} say={say} position={position} s={s} column={column} vp={vp} />
        ))}
      </div>
    </Panel>
  );
}

/** Where the row decides the points and not the number of the space, they stand beside the rows. */
function RowPoints({ say }: { readonly say: Say }) {
  const { tables } = useBox();
  const first = tables.exportNumber.flatMap((_, space) => (tables.exportColumn[space] === 0 ? [space] : [])).reverse();
  if (first.every(space => tables.exportPoints[space] === tables.exportNumber[space])) return null;
  return (
    <ol className="export-rows" aria-hidden="true">
      {first.map(space => (
        <li key={space}>{say('export.points', { points: tables.exportPoints[space] ?? 0 })}</li>
      ))}
    </ol>
  );
}

interface ColumnProps extends Props {
  readonly say: Say;
  readonly s: State;
  readonly column: number;
  readonly vp: number;
}

/** The highest space on top, the prize for the majority below on a ship. */
function Column({ say, position, s, column, vp }: ColumnProps) {
  const box = useBox();
  const spaces = box.tables.exportNumber.flatMap((_, space) => (box.tables.exportColumn[space] === column ? [space] : [])).reverse();
  const open = spaces.some(space => box.look.isOpen(s, space));
  const leaders = box.look.leaders(s, column);
  const names = leaders.map(seat => position.names[seat] ?? '');
  const label = say('export.majority-label', { column: column + 1, vp, leaders: names.length === 0 ? 'none' : say.list(names) });
  return (
    <div className={open ? 'export-column' : 'export-column closed'} title={open ? undefined : say('export.closed')}>
      <ul>
        {spaces.map(space => (
          <li key={space}>
            <ExportSpace say={say} position={position} s={s} space={space} />
          </li>
        ))}
      </ul>
      <span className="majority" role="img" aria-label={label} title={label} {...placeOf(box, s, shown.majority(column))}>
        <svg viewBox="0 0 60 22" aria-hidden="true" preserveAspectRatio="none">
          <path className="hull" d="M0 1h60l-7 20H7Z" />
        </svg>
        <span className="majority-vp">{say('export.vp', { vp })}</span>
        {leaders.map(seat => (
          <Disc key={seat} seat={seat} label={position.names[seat] ?? ''} />
        ))}
      </span>
    </div>
  );
}

function ExportSpace({ say, position, s, space }: SpaceProps) {
  const { tables } = useBox();
  const owner = s.exports[space] ?? NONE;
  const number = tables.exportNumber[space] ?? 0;
  const points = tables.exportPoints[space] ?? 0;
  const column = (tables.exportColumn[space] ?? 0) + 1;
  const name = position.names[owner] ?? '';
  return (
    <ThingButton
      id={thing.export(space)}
      className="slot crate"
      help={say('export.help', { column, number, points, taken: owner === NONE ? 'no' : 'yes', name })}
    >
      <span className="number">{number}</span>
      {owner !== NONE && <Barrel seat={owner} label={say('barrel.of', { name })} />}
    </ThingButton>
  );
}
