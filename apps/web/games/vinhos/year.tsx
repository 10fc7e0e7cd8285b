// Where we are: year and round, the vintage as a label with the magnates' wishes, the order of play.

import type { Position } from '@adega/wire';
import { actingSeat } from '../../table/acting-seat.ts';
import type { PartProps } from '../../table/face.ts';
import { ThingButton } from '../../table/thing.tsx';
import { Icon } from './art/icon.tsx';
import { Portrait } from './art/portraits.tsx';
import { RosetteShape } from './art/rosette.tsx';
import { Sky } from './art/weather.tsx';
import { ColourWish, ValueWish } from './art/wishes.tsx';
import { FairTent, YearVine } from './art/years.tsx';
import { type Box, boxOf, useBox } from './box.ts';
import { regionShort } from './cellar/words.ts';
import { featureName, magnateName, regionName } from './names.ts';
import { thing } from './paths.ts';
import { magnatePerson } from './people.ts';
import { Disc } from './pieces.tsx';
import { placeOf, shown } from './printed.ts';
import { colourWord, FEATURES, membersOf, NONE, REGIONS, type State, stateOf } from './set.ts';
import { wishOf } from './wishes.ts';
import { type Say, useSay } from './words.ts';

/** Narrower than this everything is closer together, narrower than that it lies in two rows. */
const WIDE = 1300;
const ONE_ROW = 800;
/** Between these: without the year, for a strip above the turn. */
const GLANCE = 580;

export function Year({ position, width }: PartProps) {
  const say = useSay();
  const s = stateOf(position);
  const form = width >= WIDE ? 'wide' : width >= ONE_ROW ? 'close' : width >= GLANCE ? 'close glance-strip' : 'rows';
  return (
    <section id="year" className={`year ${form}`} aria-labelledby="year-heading">
      <h3 id="year-heading" className="hidden">
        {say('year.heading')}
      </h3>
      <When say={say} s={s} />
      <Vintage say={say} s={s} />
      <Wishes say={say} s={s} short={width < ONE_ROW} />
      <Order say={say} position={position} s={s} />
    </section>
  );
}

function When({ say, s }: Inner) {
  const box = useBox();
  const { tables } = box;
  return (
    <div className="when" title={say('year.help', { years: tables.years })}>
      <p>
        <strong>{isCounted(box, s) ? say('year.short', { year: yearOf(s) }) : yearName(say, box, s)}</strong>
        <span className="hidden">{yearName(say, box, s)}</span>
        <span>{phaseName(say, box, s)}</span>
      </p>
      <YearVine fairs={fairsOf(tables)} year={yearOf(s)} round={roundOf(s)} done={s.fairs} />
    </div>
  );
}

/** A list stays the same while the tables do, so that the vine is not drawn again. */
const known = new WeakMap<Box['tables'], readonly boolean[]>();
function fairsOf(tables: Box['tables']): readonly boolean[] {
  const list = known.get(tables) ?? tables.fairOfYear.map(fair => fair >= 0);
  known.set(tables, list);
  return list;
}

/** A year begins when its tile is turned up: until then it is the one before, with the harvest brought in. */
const isEnding = (s: State): boolean => s.year > 1 && isIn(s, 'turn-vintage');
const yearOf = (s: State): number => (isEnding(s) ? s.year - 1 : s.year);
const isCounted = ({ tables }: Box, s: State): boolean => s.year >= 1 && yearOf(s) <= tables.years;

/** After both rounds of a year come maintenance, production and the fair. */
const roundOf = (s: State): number => (isIn(s, 'round') ? s.round : 3);

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
  return say('year.of', { year: yearOf(s), years: tables.years });
}

/** What the year has come to, read off the place in the rules. */
function phaseName(say: Say, { edition, tables }: Box, s: State): string {
  if (s.year > tables.years && edition.rows !== undefined) return say('phase.benefits');
  if (isEnding(s)) return say('phase.ending');
  if (isIn(s, 'fair')) return say('phase.fair', { n: s.fairs + 1 });
  if (isIn(s, 'production')) return say('phase.production');
  if (isIn(s, 'lose-piece') || isIn(s, 'dismiss')) return say('phase.interest');
  if (isIn(s, 'retrieve') || isIn(s, 'pairs-due')) return say('phase.maintenance');
  return s.year >= 1 && s.year <= tables.years && isIn(s, 'round') ? say('round.of', { round: s.round }) : '';
}

const isIn = (s: State, kind: State['stack'][number]['kind']): boolean =>
  [...s.stack, ...s.lanes.flat()].some(frame => frame.kind === kind);

interface Inner {
  readonly say: Say;
  readonly s: State;
}

/** The card of the year: its weather, and what the next fair looks for. */
function Vintage({ say, s }: Inner) {
  const box = useBox();
  if (s.vintage === NONE) return <div className="vintage turned-down" />;
  const weather = box.tables.weather[s.vintage] ?? 0;
  const symbols = box.tables.symbols[s.vintage] ?? [];
  const features = FEATURES.flatMap((feature, i) => ((symbols[i] ?? 0) > 0 ? [{ feature, i, n: symbols[i] as number }] : []));
  const tracks = box.tables.track.length > 0 ? 'yes' : 'no';
  return (
    <ul className="vintage" aria-label={say('vintage.label')}>
      <li
        className={weather < 0 ? 'weather bad' : 'weather'}
        title={say('vintage.weather-help', { weather: say.signed(weather), sky: weather === 0 ? 'calm' : 'other' })}
        {...placeOf(box, s, shown.weather)}
      >
        <Sky weather={weather} />
        <strong className="weather-figure">{say.signed(weather)}</strong>
        <span className="hidden">{say('vintage.weather', { weather: say.signed(weather) })}</span>
      </li>
      {features.length > 0 && (
        <li className="looks-for" title={say('vintage.looks-for')}>
          <FairTent />
          <span className="hidden">{say('vintage.looks-for')}</span>
        </li>
      )}
      {features.map(({ feature, i, n }) => (
        <li
          key={feature}
          className={`symbols ${feature}`}
          title={say('vintage.feature-help', { feature: featureName(say, i), symbols: n, tracks })}
          {...placeOf(box, s, shown.symbols(i))}
        >
          <span className="symbol-row">
            {Array.from({ length: n }, (_, k) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: symbols in a row
              <Icon key={k} name={feature} />
            ))}
          </span>
          <span className="symbol-word" aria-hidden="true">
            {featureName(say, i)}
          </span>
          <span className="hidden">{say('vintage.feature', { feature: featureName(say, i), symbols: n })}</span>
        </li>
      ))}
    </ul>
  );
}

const WISHING = [0, 1, 2];

interface Named {
  /** Whether there is room for short names of regions only. */
  readonly short: boolean;
}

function Wishes({ say, s, short }: Inner & Named) {
  const box = useBox();
  const isAsking = s.vintage !== NONE && s.vintage !== box.tables.zero;
  return (
    <ul className="wishes" aria-label={say('wishes.label')}>
      {WISHING.map(magnate => (
        <li key={magnate}>
          {isAsking ? <Wish say={say} s={s} magnate={magnate} short={short} /> : <Silent say={say} magnate={magnate} />}
        </li>
      ))}
    </ul>
  );
}

/** In a year without wishes. */
function Silent({ say, magnate }: { readonly say: Say; readonly magnate: number }) {
  const box = useBox();
  const name = magnateName(say, box, magnate);
  return (
    <span className="wish silent">
      <Portrait of={magnatePerson(box, magnate)} />
      <WishName name={name} />
      <span className="hidden">{name}</span>
    </span>
  );
}

/** What a magnate wants to drink: a colour, a value, wine of some regions. */
function Wish({ say, s, magnate, short }: Inner & Named & { readonly magnate: number }) {
  const box = useBox();
  const colour = colourWord(box.tables.wantsColour[s.vintage] ?? 0);
  const value = box.tables.wantsValue[s.vintage] ?? 0;
  const wanted = (box.tables.wantsRegion[s.vintage] ?? 0) & s.regions;
  const name = magnateName(say, box, magnate);
  const wish = wishOf(say, box, s, magnate);
  const help = say('wishes.help', { wish, magnate: name, rows: box.edition.rows === undefined ? 'no' : 'yes' });
  return (
    <ThingButton id={thing.magnate(magnate)} className="wish" help={help}>
      <Portrait of={magnatePerson(box, magnate)} />
      <span className="wish-for" aria-hidden="true">
        {magnate === 0 && <ColourWish colour={colour} />}
        {magnate === 1 && <ValueWish label={say('vintage.at-least', { value })} />}
        {magnate === 2 && <RegionsWish say={say} regions={wanted} short={short} />}
      </span>
      <WishName name={name} />
      <span className="hidden">{wish}</span>
    </ThingButton>
  );
}

/** Where there is no room an initial is left of it. */
const WishName = ({ name }: { readonly name: string }) => (
  <span className="wish-name" aria-hidden="true">
    {name.slice(0, 1)}
    <span>{name.slice(1)}</span>
  </span>
);

/** The names of the regions; the rosette is pinned to them on the map, too. */
const RegionsWish = ({ say, regions, short }: Named & { readonly say: Say; readonly regions: number }) => (
  <>
    <svg className="wish-rosette" viewBox="-10 -10 20 28" aria-hidden="true">
      <RosetteShape />
    </svg>
    <span className="wish-regions">
      {membersOf(regions, REGIONS.length).map(region => (
        <span key={region}>{(short ? regionShort : regionName)(say, region)}</span>
      ))}
    </span>
  </>
);

/** The upper row is the order of this round, the lower one fills up for the next. */
function Order({ say, position, s }: Inner & { readonly position: Position }) {
  const acting = actingSeat(position);
  const name = (seat: number): string => position.names[seat] ?? '';
  return (
    <div className="order" title={say('order.help')}>
      <span className="order-word" aria-hidden="true">
        {say('order.this-word')}
      </span>
      <ol aria-label={say('order.label')}>
        {s.order.map(seat => (
          <li key={seat} className={seat === acting ? 'acting' : undefined}>
            <Disc seat={seat} label={seat === acting ? say('order.acting', { name: name(seat) }) : name(seat)} />
          </li>
        ))}
      </ol>
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
                <span className="order-free">{say('order.free', { n: n + 1 })}</span>
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
