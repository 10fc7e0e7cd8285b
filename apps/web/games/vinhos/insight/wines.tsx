// The cellar as a time line: what each wine will be worth, when it is lost, where it can go.

import type * as vinhos from '@adega/vinhos';
import type { Position } from '@adega/wire';
import { type Box, useBox } from '../box.ts';
import { Bottle } from '../cellar/bottle.tsx';
import { exportName, saleName, wineName } from '../names.ts';
import { Disc } from '../pieces.tsx';
import { playerOf, type State, stateOf } from '../set.ts';
import { type Say, useSay } from '../words.ts';
import { seatsFrom } from './set.ts';

interface Props {
  readonly position: Position;
}

export function Wines({ position }: Props) {
  const { insight } = useBox();
  const say = useSay();
  const s = stateOf(position);
  const isMore = seatsFrom(position).some(seat => insight.wines(s, seat).some(isMoreWithCubes));
  return (
    <div className="insight">
      <p className="note">{say('wines.lead', { cubes: isMore ? 'yes' : 'no' })}</p>
      {seatsFrom(position).map(seat => (
        <OfSeat key={seat} say={say} position={position} seat={seat} />
      ))}
    </div>
  );
}

const isMoreWithCubes = ({ now, later, fair }: vinhos.WineLife): boolean =>
  [now, ...later, ...(fair === undefined ? [] : [fair])].some(({ plain, best }) => best > plain);

interface SeatProps extends Props {
  readonly say: Say;
  readonly seat: number;
}

function OfSeat({ say, position, seat }: SeatProps) {
  const box = useBox();
  const s = stateOf(position);
  const name = position.names[seat] ?? '';
  const wines = box.insight.wines(s, seat);
  if (wines.length === 0) return <p className="muted">{say('wines.none', { name })}</p>;
  const years = yearsFrom(box, s);
  const fair = box.insight.fair(s)?.fair;
  return (
    <table className={`wine-lives seat-edge-${seat + 1}`}>
      <caption>
        <Disc seat={seat} label={name} /> {say('wines.of', { name })}{' '}
        {playerOf(s, seat).barrels === 0 && <small className="warn">{say('wines.no-barrel')}</small>}
      </caption>
      <thead>
        <tr>
          <th scope="col">{say('wines.now')}</th>
          {years.map(year => (
            <th scope="col" key={year}>
              {year > box.tables.years
                ? say(box.edition.rows === undefined ? 'wines.extra' : 'wines.benefits')
                : say('wines.year', { n: year })}
            </th>
          ))}
          {fair !== undefined && <th scope="col">{say('wines.fair', { n: fair })}</th>}
        </tr>
      </thead>
      {wines.map(life => (
        <Life key={life.spot} say={say} s={s} seat={seat} life={life} years={years} hasFair={fair !== undefined} />
      ))}
    </table>
  );
}

/** The years whose turns are still to come after this one's; a wine lasts no longer than its cellar has places. */
function yearsFrom({ tables }: Box, s: State): number[] {
  const last = Math.min(tables.years + 1, Math.max(1, s.year) + tables.cellar.length - 1);
  return Array.from({ length: Math.max(0, last - Math.max(1, s.year)) }, (_, i) => Math.max(1, s.year) + 1 + i);
}

interface LifeProps {
  readonly say: Say;
  readonly s: State;
  readonly seat: number;
  readonly life: vinhos.WineLife;
  readonly years: readonly number[];
  readonly hasFair: boolean;
}

function Life({ say, s, seat, life, years, hasFair }: LifeProps) {
  const label = wineName(say, life.wine);
  const columns = years.length + (hasFair ? 2 : 1);
  return (
    <tbody>
      <tr className="wine-name">
        <th scope="rowgroup" colSpan={columns}>
          <Bottle wine={life.wine} value={life.now.plain} width={18} height={42} /> <span className="wine-words">{label}</span>
        </th>
      </tr>
      <tr>
        <td>
          <Worth say={say} worth={life.now} />
        </td>
        {years.map(year => {
          const then = life.later.find(at => at.year === year);
          return (
            <td key={year} className={then === undefined ? 'gone' : undefined}>
              {then === undefined ? <Gone say={say} year={year} lost={life.lost} /> : <Worth say={say} worth={then} />}
            </td>
          );
        })}
        {hasFair && (
          <td>{life.fair === undefined ? <Gone say={say} year={0} lost={undefined} /> : <Worth say={say} worth={life.fair} />}</td>
        )}
      </tr>
      <tr className="goes">
        <td colSpan={columns}>
          <Outlets say={say} s={s} seat={seat} spot={life.spot} />
        </td>
      </tr>
    </tbody>
  );
}

function Worth({ say, worth: { plain, best } }: { readonly say: Say; readonly worth: vinhos.Worth }) {
  const values = { plain, best: best > plain ? best : 0 };
  return (
    <span role="img" aria-label={say('wines.worth-label', values)} title={say('wines.worth-label', values)}>
      {say('wines.worth', values)}
    </span>
  );
}

/** Said once, in the first year in which it is no longer there; after that, and at a fair that it does not reach, a dash. */
function Gone({ say, year, lost }: { readonly say: Say; readonly year: number; readonly lost: number | undefined }) {
  if (lost === undefined || year !== lost + 1) return <abbr title={say('wines.gone-label')}>{say('wines.gone')}</abbr>;
  return <abbr title={say('wines.lost-label', { year: lost })}>{say('wines.lost')}</abbr>;
}

function Outlets({ say, s, seat, spot }: { readonly say: Say; readonly s: State; readonly seat: number; readonly spot: number }) {
  const box = useBox();
  const { sales, exports } = box.insight.outlets(s, seat, spot);
  return (
    <details>
      <summary>{say('wines.goes', { sales: sales.length, exports: exports.length })}</summary>
      <ul>
        {sales.map(({ space, cubes }) => (
          <li key={space}>{say('wines.outlet', { place: saleName(say, box, space), cubes })}</li>
        ))}
        {exports.map(({ space, cubes }) => (
          <li key={`x${space}`}>{say('wines.outlet', { place: exportName(say, box, space), cubes })}</li>
        ))}
      </ul>
    </details>
  );
}
