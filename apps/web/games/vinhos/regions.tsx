// The regions: what lies on top of each stack, what is known of the rest, cubes and estates.

import type { Position } from '@adega/wire';
import { type Say, useSay } from '../../text/words.ts';
import { benefitOf, regionName, vineyardName } from './names.ts';
import { Disc, Panel } from './pieces.tsx';
import { colourWord, look, REGIONS, type State, stateOf, tables, UNTURNED } from './set.ts';

export function Regions({ position }: { readonly position: Position }) {
  const say = useSay();
  const s = stateOf(position);
  const inPlay = REGIONS.flatMap((_, region) => ((s.regions >> region) & 1 ? [region] : []));
  return (
    <Panel id="regions" title={say('regions.heading')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('regions.region')}</th>
            <th scope="col">{say('regions.top')}</th>
            <th scope="col">{say('regions.below')}</th>
            <th scope="col">{say('regions.cubes')}</th>
            <th scope="col">{say('regions.estates')}</th>
          </tr>
        </thead>
        <tbody>
          {inPlay.map(region => (
            <RegionRow key={region} say={say} position={position} s={s} region={region} />
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

interface RowProps {
  readonly say: Say;
  readonly position: Position;
  readonly s: State;
  readonly region: number;
}

function RegionRow({ say, position, s, region }: RowProps) {
  const owners = s.players.flatMap((p, seat) => p.estates.filter(e => e.region === region).map((_, i) => ({ seat, i })));
  return (
    <tr>
      <th scope="row">
        <span className="region-number">{tables.regionNumber[region]}</span>
        <span className="region-name">{regionName(say, region)}</span>
        <small className="benefit" title={benefitOf(say, region)}>
          {benefitOf(say, region)}
        </small>
      </th>
      <td>
        <Top say={say} s={s} region={region} />
      </td>
      <td className="below">
        <Below say={say} position={position} s={s} region={region} />
      </td>
      <td>
        <Cubes say={say} cubes={s.cubes[region] ?? 0} most={tables.cubeSpaces[region] ?? 0} />
      </td>
      <td className="discs">
        {owners.map(({ seat, i }) => (
          <Disc key={`${seat}.${i}`} seat={seat} label={say('regions.estate-of', { name: position.names[seat] ?? '' })} />
        ))}
      </td>
    </tr>
  );
}

function Top({ say, s, region }: { readonly say: Say; readonly s: State; readonly region: number }) {
  const kind = s.tops[region] as number;
  if (kind < 0) return <span className="muted">{say(kind === UNTURNED ? 'regions.unturned' : 'regions.empty')}</span>;
  const colour = colourWord(colourAt(region, kind));
  return <span className={`vineyard wine-${colour}`}>{say('regions.tile', { colour, cost: look.vineyard(s, region) ?? 0 })}</span>;
}

/** The tiles below the top: as counts, or in their order for whoever arranged them. */
function Below(props: RowProps) {
  const arranged = props.s.arranged[props.region];
  return arranged?.tiles ? <Ordered {...props} by={arranged.by} tiles={arranged.tiles} /> : <Counted {...props} by={arranged?.by} />;
}

const colourAt = (region: number, kind: number): number => tables.kindColour[region]?.[kind] ?? 0;

function Ordered({ say, position, region, by, tiles }: RowProps & { readonly by: number; readonly tiles: readonly number[] }) {
  const name = position.names[by] ?? '';
  const label = say('regions.arranged-as', { name, tiles: say.list(tiles.map(kind => vineyardName(say, region, kind))) });
  return (
    <span className="below-counts" role="img" aria-label={label} title={label}>
      <ArrangedBy seat={by} />
      {tiles.map((kind, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tiles in their order
        <span key={i} className={`in-order wine-${colourWord(colourAt(region, kind))}`} />
      ))}
    </span>
  );
}

function Counted({ say, position, s, region, by }: RowProps & { readonly by: number | undefined }) {
  const counts = [0, 0];
  for (let kind = 0; kind < tables.kinds; kind++) {
    const colour = colourAt(region, kind);
    counts[colour] = (counts[colour] ?? 0) + (s.below[region * tables.kinds + kind] ?? 0);
  }
  const [red = 0, white = 0] = counts;
  if (red + white === 0) return <span className="muted">{say('regions.none-below')}</span>;
  const label =
    by === undefined ? say('regions.below-of', { red, white }) : say('regions.arranged', { red, white, name: position.names[by] ?? '' });
  return (
    <span className="below-counts" role="img" aria-label={label} title={label}>
      {by !== undefined && <ArrangedBy seat={by} />}
      {red > 0 && <span className="wine-red">{red}</span>}
      {white > 0 && <span className="wine-white">{white}</span>}
    </span>
  );
}

/** Only its owner knows the order of an arranged stack. */
const ArrangedBy = ({ seat }: { readonly seat: number }) => <span className={`arranged seat-${seat + 1}`}>{seat + 1}</span>;

function Cubes({ say, cubes, most }: { readonly say: Say; readonly cubes: number; readonly most: number }) {
  return (
    <span className="cubes" role="img" aria-label={say('regions.cubes-of', { cubes, most })}>
      {Array.from({ length: most }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: spaces in a row
        <span key={i} className={i < cubes ? 'cube' : 'cube none'} />
      ))}
    </span>
  );
}
