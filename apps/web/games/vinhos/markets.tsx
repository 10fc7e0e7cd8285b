// Where wine goes: the sales spaces by colour and value, the export columns with their majorities.

import type { Position } from '@adega/wire';
import { type Say, useSay } from '../../text/words.ts';
import { houseName } from './names.ts';
import { Barrel, Panel } from './pieces.tsx';
import { COLOURS, colourWord, look, NONE, type State, stateOf, tables } from './set.ts';

interface Props {
  readonly position: Position;
}

export function Sales({ position }: Props) {
  const say = useSay();
  const s = stateOf(position);
  return (
    <Panel id="sales" title={say('sales.heading')}>
      {COLOURS.map((_, colour) => (
        <ul
          key={colourWord(colour)}
          className={`sales-row wine-edge-${colourWord(colour)}`}
          aria-label={say('sales.colour', { colour: colourWord(colour) })}
        >
          {saleSpaces(colour).map(space => (
            <Sale key={space} say={say} position={position} s={s} space={space} />
          ))}
        </ul>
      ))}
      <ul className="houses" aria-hidden="true">
        {housesInOrder().map(({ house, width }) => (
          <li key={house} style={{ gridColumn: `span ${width}` }}>
            {houseName(say, house)}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** By rising value. */
const saleSpaces = (colour: number): number[] =>
  tables.saleValue
    .map((_, space) => space)
    .filter(space => tables.saleColour[space] === colour)
    .sort((a, b) => (tables.saleValue[a] ?? 0) - (tables.saleValue[b] ?? 0));

function housesInOrder(): { house: number; width: number }[] {
  const houses: { house: number; width: number }[] = [];
  for (const space of saleSpaces(0)) {
    const house = tables.saleHouse[space] as number;
    const last = houses.at(-1);
    if (last?.house === house) last.width++;
    else houses.push({ house, width: 1 });
  }
  return houses;
}

interface SpaceProps extends Props {
  readonly say: Say;
  readonly s: State;
  readonly space: number;
}

function Sale({ say, position, s, space }: SpaceProps) {
  const owner = s.sales[space] ?? NONE;
  const values = {
    colour: colourWord(tables.saleColour[space] ?? 0),
    value: tables.saleValue[space] ?? 0,
    house: houseName(say, tables.saleHouse[space] ?? 0),
  };
  return (
    <li className="slot" title={say('sales.space', values)}>
      <span className="number">{values.value}</span>
      {owner !== NONE && <Barrel seat={owner} label={say('barrel.of', { name: position.names[owner] ?? '' })} />}
    </li>
  );
}

export function Export({ position }: Props) {
  const say = useSay();
  const s = stateOf(position);
  return (
    <Panel id="export" title={say('export.heading')}>
      <div className="export-columns">
        {tables.majority.map((vp, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its number
          <Column key={column} say={say} position={position} s={s} column={column} vp={vp} />
        ))}
      </div>
    </Panel>
  );
}

interface ColumnProps extends Props {
  readonly say: Say;
  readonly s: State;
  readonly column: number;
  readonly vp: number;
}

/** The highest space on top, the prize for the majority below. */
function Column({ say, position, s, column, vp }: ColumnProps) {
  const spaces = tables.exportNumber.flatMap((_, space) => (tables.exportColumn[space] === column ? [space] : [])).reverse();
  const open = spaces.some(space => look.isOpen(s, space));
  const leaders = look.leaders(s, column).map(seat => position.names[seat] ?? '');
  const label = say('export.majority-label', { column: column + 1, vp, leaders: leaders.length === 0 ? 'none' : say.list(leaders) });
  return (
    <div className={open ? 'export-column' : 'export-column closed'} title={open ? undefined : say('export.closed')}>
      <ul>
        {spaces.map(space => (
          <ExportSpace key={space} say={say} position={position} s={s} space={space} />
        ))}
      </ul>
      <span className="majority" role="img" aria-label={label} title={label}>
        {say('export.majority', { vp })}
      </span>
    </div>
  );
}

function ExportSpace({ say, position, s, space }: SpaceProps) {
  const owner = s.exports[space] ?? NONE;
  const number = tables.exportNumber[space] ?? 0;
  return (
    <li className="slot" title={say('export.space-label', { column: (tables.exportColumn[space] ?? 0) + 1, number })}>
      <span className="number">{number}</span>
      {owner !== NONE && <Barrel seat={owner} label={say('barrel.of', { name: position.names[owner] ?? '' })} />}
    </li>
  );
}
