// Where we are: year and round, the vintage as a label with the magnates' wishes, the order of play.

import type { Position } from '@adega/wire';
import type { PartProps } from '../../table/face.ts';
import { OrderRow } from '../../table/order-row.tsx';
import { ThingButton } from '../../table/thing.tsx';
import { Icon } from './art/icon.tsx';
import { type Box, boxOf, useBox } from './box.ts';
import { featureName, magnateName, regionName } from './names.ts';
import { thing } from './paths.ts';
import { Disc } from './pieces.tsx';
import { placeOf, shown } from './printed.ts';
import { colourWord, FEATURES, membersOf, NONE, REGIONS, type State, stateOf } from './set.ts';
import { type Say, useSay } from './words.ts';

export function Year({ position }: PartProps) {
  const box = useBox();
  const say = useSay();
  const s = stateOf(position);
  return (
    <div className="heading">
      <p className="when">
        <strong>{yearName(say, box, s)}</strong>
        <span>{phaseName(say, box, s)}</span>
      </p>
      {s.vintage !== NONE && <Vintage say={say} s={s} />}
      <Order say={say} position={position} s={s} />
    </div>
  );
}

/** Year and phase in one line. */
export function whenOf(say: Say, position: Position): string {
  const box = boxOf(position);
  const s = stateOf(position);
  const phase = phaseName(say, box, s);
  return phase === '' ? yearName(say, box, s) : say('year.phase', { year: yearName(say, box, s), phase });
}

function yearName(say: Say, { edition, tables }: Box, s: State): string {
  if (s.year === 0) return say('year.setup');
  if (s.year > tables.years) return say(edition.rows === undefined ? 'year.extra' : 'year.after');
  return say('year.of', { year: s.year, years: tables.years });
}

/** What the year has come to, read off the place in the rules. */
function phaseName(say: Say, { edition, tables }: Box, s: State): string {
  if (s.year > tables.years && edition.rows !== undefined) return say('phase.benefits');
  const isIn = (kind: State['stack'][number]['kind']): boolean => [...s.stack, ...s.lanes.flat()].some(frame => frame.kind === kind);
  if (isIn('fair')) return say('phase.fair', { n: s.fairs + 1 });
  if (isIn('production')) return say('phase.production');
  if (isIn('lose-piece') || isIn('dismiss')) return say('phase.interest');
  if (isIn('retrieve') || isIn('pairs-due')) return say('phase.maintenance');
  return s.year >= 1 && s.year <= tables.years && isIn('round') ? say('round.of', { round: s.round }) : '';
}

interface Inner {
  readonly say: Say;
  readonly s: State;
}

function Vintage({ say, s }: Inner) {
  const box = useBox();
  const weather = box.tables.weather[s.vintage] ?? 0;
  const symbols = box.tables.symbols[s.vintage] ?? [];
  const features = FEATURES.flatMap((feature, i) => ((symbols[i] ?? 0) > 0 ? [{ feature, i, n: symbols[i] as number }] : []));
  return (
    <ul className="vintage" aria-label={say('vintage.label')}>
      <li
        className={weather > 0 ? 'weather fine' : 'weather'}
        title={say('vintage.weather-help', { weather: say.signed(weather) })}
        {...placeOf(box, s, shown.weather)}
      >
        <Icon name={weather >= 0 ? 'sun' : 'rain'} />
        <strong className="weather-figure">{say.signed(weather)}</strong>
        <span className="hidden">{say('vintage.weather', { weather: say.signed(weather) })}</span>
      </li>
      {features.map(({ feature, i, n }) => (
        <li
          key={feature}
          className="symbols"
          title={say('vintage.feature-help', {
            feature: featureName(say, i),
            symbols: n,
            tracks: box.tables.track.length > 0 ? 'yes' : 'no',
          })}
          {...placeOf(box, s, shown.symbols(i))}
        >
          {Array.from({ length: n }, (_, k) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: symbols in a row
            <Icon key={k} name={feature} />
          ))}
          <span className="hidden">{say('vintage.feature', { feature: featureName(say, i), symbols: n })}</span>
        </li>
      ))}
      {WISHING.filter(() => s.vintage !== box.tables.zero).map(magnate => (
        <li key={magnate}>
          <Wish say={say} s={s} magnate={magnate} />
        </li>
      ))}
    </ul>
  );
}

const WISHING = [0, 1, 2];

/** What a magnate wants to drink: a colour, a value, wine of some regions. */
function Wish({ say, s, magnate }: Inner & { readonly magnate: number }) {
  const box = useBox();
  const colour = colourWord(box.tables.wantsColour[s.vintage] ?? 0);
  const value = box.tables.wantsValue[s.vintage] ?? 0;
  const regions = membersOf(box.tables.wantsRegion[s.vintage] ?? 0, REGIONS.length).filter(region => ((s.regions >> region) & 1) === 1);
  const name = magnateName(say, box, magnate);
  const help = [
    () => say('vintage.wants.colour', { magnate: name, colour }),
    () => say('vintage.wants.value', { magnate: name, value }),
    () => say('vintage.wants.regions', { magnate: name, regions: say.list(regions.map(region => regionName(say, region))) }),
  ][magnate]?.();
  return (
    <ThingButton id={thing.magnate(magnate)} className="wish" help={help}>
      <Icon name="magnates" />
      <span className="wish-initial" aria-hidden="true">
        {name.slice(0, 1)}
      </span>
      <span className="wish-name" aria-hidden="true">
        {name}
      </span>
      <span className="hidden">{help}</span>
      <span className="wish-for" aria-hidden="true">
        {magnate === 0 && <span className={`wish-colour wine-${colour}`}>{say('colour.letter', { colour })}</span>}
        {magnate === 1 && say('vintage.at-least', { value })}
        {magnate === 2 &&
          regions.map(region => (
            <span key={region} className="region-chip">
              {box.tables.regionNumber[region]}
            </span>
          ))}
      </span>
    </ThingButton>
  );
}

/** The upper row is the order of this round, the lower one fills up for the next. */
function Order({ say, position, s }: Inner & { readonly position: Position }) {
  const [word, label, help] = [say('order.this-word'), say('order.label'), say('order.help')];
  const name = (seat: number): string => position.names[seat] ?? '';
  return (
    <div className="order">
      <OrderRow position={position} order={s.order} word={word} label={label} help={help} />
      <span className="order-word" aria-hidden="true">
        {say('order.next-word')}
      </span>
      <ol className="next-order" aria-label={say('order.next')}>
        {s.slots.map((seat, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its number
          <li key={n}>
            <ThingButton
              id={thing.slot(n)}
              className="order-slot"
              help={say('order.slot-help', { n: n + 1, taken: seat === NONE ? 'no' : 'yes', name: name(seat) })}
            >
              {seat === NONE ? (
                <span className="order-free">{n + 1}</span>
              ) : (
                <Disc seat={seat} label={say('order.slot', { n: n + 1, name: name(seat) })} />
              )}
            </ThingButton>
          </li>
        ))}
      </ol>
    </div>
  );
}
