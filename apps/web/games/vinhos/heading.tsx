// Where we are: year and round, the vintage with the magnates' wishes, the order of play.

import type { Position } from '@adega/wire';
import { type Say, useSay } from '../../text/words.ts';
import { featureName, magnateName, regionName } from './names.ts';
import { Disc } from './pieces.tsx';
import { actingSeat, colourWord, FEATURES, membersOf, NONE, REGIONS, type State, stateOf, tables } from './set.ts';

export function Heading({ position }: { readonly position: Position }) {
  const say = useSay();
  const s = stateOf(position);
  return (
    <div className="heading">
      <p className="when">
        <strong>{yearName(say, s)}</strong>
        <span>{phaseName(say, s)}</span>
      </p>
      {s.vintage !== NONE && <Vintage say={say} s={s} />}
      <Order say={say} position={position} s={s} />
    </div>
  );
}

function yearName(say: Say, s: State): string {
  if (s.year === 0) return say('year.setup');
  return s.year > tables.years ? say('year.extra') : say('year.of', { year: s.year, years: tables.years });
}

/** What the year has come to, read off the place in the rules. */
function phaseName(say: Say, s: State): string {
  const isIn = (kind: State['stack'][number]['kind']): boolean => [...s.stack, ...s.lanes.flat()].some(frame => frame.kind === kind);
  if (isIn('fair')) return say('phase.fair', { n: s.fairs + 1 });
  if (isIn('production')) return say('phase.production');
  if (isIn('retrieve')) return say('phase.maintenance');
  return s.year >= 1 && s.year <= tables.years && isIn('round') ? say('round.of', { round: s.round }) : '';
}

function Vintage({ say, s }: { readonly say: Say; readonly s: State }) {
  const symbols = tables.symbols[s.vintage] ?? [];
  const features = FEATURES.flatMap((feature, i) => ((symbols[i] ?? 0) > 0 ? [{ feature, i, n: symbols[i] as number }] : []));
  const regions = membersOf(tables.wantsRegion[s.vintage] ?? 0, REGIONS.length).filter(region => ((s.regions >> region) & 1) === 1);
  return (
    <ul className="vintage chips" aria-label={say('vintage.label')}>
      <li className="chip strong">{say('vintage.weather', { weather: say.signed(tables.weather[s.vintage] ?? 0) })}</li>
      {features.map(({ feature, i, n }) => (
        <li className="chip" key={feature}>
          {say('vintage.feature', { feature: featureName(say, i), symbols: n })}
        </li>
      ))}
      <li className="chip soft">
        {say('vintage.wants.colour', { magnate: magnateName(say, 0), colour: colourWord(tables.wantsColour[s.vintage] ?? 0) })}
      </li>
      <li className="chip soft">
        {say('vintage.wants.value', { magnate: magnateName(say, 1), value: tables.wantsValue[s.vintage] ?? 0 })}
      </li>
      <li className="chip soft">
        {say('vintage.wants.regions', { magnate: magnateName(say, 2), regions: say.list(regions.map(region => regionName(say, region))) })}
      </li>
    </ul>
  );
}

function Order({ say, position, s }: { readonly say: Say; readonly position: Position; readonly s: State }) {
  const acting = actingSeat(position);
  const name = (seat: number): string => position.names[seat] ?? '';
  return (
    <div className="order">
      <span className="caption" id="order-label">
        {say('order.label')}
      </span>
      <ol aria-labelledby="order-label">
        {s.order.map(seat => (
          <li key={seat} className={seat === acting ? 'acting' : undefined}>
            <Disc seat={seat} label={seat === acting ? say('order.acting', { name: name(seat) }) : name(seat)} />
            <span aria-hidden="true">{name(seat)}</span>
          </li>
        ))}
      </ol>
      {s.slots.some(seat => seat !== NONE) && (
        <p className="next-order">
          <span className="caption">{say('order.next')}</span>
          {s.slots.map((seat, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its number
            <span key={n}>{seat === NONE ? say('order.free', { n: n + 1 }) : say('order.slot', { n: n + 1, name: name(seat) })}</span>
          ))}
        </p>
      )}
    </div>
  );
}
