// An estate as a cut through its ground: vines, houses and people on the hill, the wine to come beside them, its name at the ground, and
// below it the wines, the older the deeper.

import { memo } from 'react';
import { ThingButton } from '../../../table/thing.tsx';
import { BesideScene, EstateScene, SlotArt, type SlotKind, type Staff, Worker } from '../art/estate.tsx';
import { useBox } from '../box.ts';
import { estateName, regionName } from '../names.ts';
import { thing } from '../paths.ts';
import { CubeShape } from '../pieces.tsx';
import { shown } from '../printed.ts';
import { colourWord, type Estate, PLACES, playerOf, type State } from '../set.ts';
import type { Say } from '../words.ts';
import type { Area } from './area.ts';
import { at } from './at.ts';
import { besidePlan, type EstatePlan, estatePlan } from './estate-plan.ts';
import { Drawn } from './help.tsx';
import { Storage } from './storage.tsx';
import { regionShort } from './words.ts';

interface Props {
  readonly say: Say;
  readonly s: State;
  readonly seat: number;
  readonly e: number;
  readonly area: Area;
  /** The wines lie beside the vines. */
  readonly beside?: boolean | undefined;
}

interface Inner extends Omit<Props, 'area'> {
  readonly estate: Estate;
  readonly plan: EstatePlan;
}

/** Nothing stands there yet. */
export const isBare = ({ vineyards, wineries, cellar }: Estate): boolean => vineyards + wineries + cellar === 0;

export function EstateCut({ say, s, seat, e, area, beside = false }: Props) {
  const { tables } = useBox();
  const player = playerOf(s, seat);
  const estate = player.estates[e] as Estate;
  const open = (estate.cellar === 1 ? tables.cellar : tables.warehouse).length;
  const wines = tables.cellar.reduce((set, _, place) => set | (player.wines[e * PLACES + place] ? 1 << place : 0), 0);
  const { width, height } = area;
  const { slots } = tables;
  const places = tables.cellar.length;
  const plan = beside ? besidePlan(width, height, slots, places) : estatePlan(width, height, slots, places, { open, wines });
  const scene = { width, height, slots, places, open, cellar: estate.cellar === 1, seed: e };
  const inner = { say, s, seat, e, estate, plan, beside };
  return (
    <li
      className={`own-estate${isBare(estate) ? ' bare' : ''}${beside ? ' beside' : ''}`}
      style={at(area)}
      aria-label={estateName(say, s, seat, e)}
    >
      {beside ? <BesideScene {...scene} /> : <EstateScene {...scene} wines={wines} />}
      <Sign {...inner} />
      <Plot {...inner} />
      <Coming {...inner} />
      <Storage {...inner} />
    </li>
  );
}

/** The region, or the number of an estate that has none yet. */
function Sign({ say, s, seat, e, estate: { region }, plan, beside }: Inner) {
  if (region < 0) {
    return (
      <span className="sign" style={at(plan.sign)}>
        <span className="sign-number" title={estateName(say, s, seat, e)}>
          {e + 1}
        </span>
      </span>
    );
  }
  const { length } = regionName(say, region);
  const fits = length * (LETTER - TIGHTER) < plan.sign.width - 4;
  const tight = (fits ? length : regionShort(say, region).length) * LETTER > plan.sign.width - 10;
  return (
    <span className="sign" style={at(plan.sign)}>
      {beside && (
        <span className="sign-number" aria-hidden="true">
          {e + 1}
        </span>
      )}
      <span className={tight ? 'sign-region tight' : 'sign-region'} title={say('own.marker.help', { region: regionName(say, region) })}>
        {fits ? (
          regionName(say, region)
        ) : (
          <>
            <span aria-hidden="true">{regionShort(say, region)}</span>
            <span className="hidden">{regionName(say, region)}</span>
          </>
        )}
      </span>
    </span>
  );
}

/** The width of a letter of a sign. */
const LETTER = 8.4;
/** And how much less it is where the letters stand closer. */
const TIGHTER = 0.8;

/** Vineyards first, then wineries, then free slots, so that people stand where they work. */
function Plot({ say, seat, e, estate, plan, beside }: Inner) {
  const { tables } = useBox();
  const { vineyards, wineries, farmers, enologists, waiting } = estate;
  const free = tables.slots - vineyards - wineries;
  const kinds: SlotKind[] = [
    ...Array<SlotKind>(vineyards).fill(colourWord(estate.colour) as SlotKind),
    ...Array<SlotKind>(wineries).fill('winery'),
    ...Array<SlotKind>(free).fill('free'),
  ];
  const label = say('estate.slots-label', { vineyards, wineries, farmers, enologists, free });
  return (
    <>
      {waiting > 0 && <Waiting say={say} seat={seat} e={e} waiting={waiting} plan={plan} beside={beside} />}
      <span className="own-plot" style={at(plan.plot)}>
        <ThingButton
          id={thing.plot(seat, e)}
          className="plot-ground"
          help={say('own.plot.help', { slots: label, vineyard: tables.quality.vineyard, winery: tables.quality.winery })}
        >
          <span className="slots" role="img" aria-label={label}>
            {kinds.map((kind, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: slots in a row
              <SlotArt key={i} kind={kind} width={plan.column} height={plan.plot.height} />
            ))}
          </span>
        </ThingButton>
      </span>
      <People say={say} kind="farmer" slots={plan.slots.slice(0, vineyards)} there={farmers} id={thing.farmer(seat, e)} />
      <People
        say={say}
        kind="enologist"
        slots={plan.slots.slice(vineyards, vineyards + wineries)}
        there={enologists}
        id={thing.enologist(seat, e)}
      />
    </>
  );
}

/** A cube that lies beside others. */
const LARGEST = 20;

/** Cubes of buildings: they lie on the ground where the wine to come will stand. */
function Waiting({ say, seat, e, waiting, plan, beside }: Omit<Inner, 's' | 'estate'> & { readonly waiting: number }) {
  const size = beside ? Math.min(LARGEST, plan.coming.height - 4) : Math.min(plan.column * 0.62, plan.coming.height / waiting);
  return (
    <span className="waiting-at" style={at(plan.coming)}>
      <ThingButton id={thing.waiting(seat, e)} className="waiting" help={say('own.waiting.help')}>
        <Drawn className="waiting-cubes" name={say('estate.waiting', { cubes: waiting })} help={say('own.waiting.help')}>
          <Cubes count={waiting} size={size} />
        </Drawn>
      </ThingButton>
    </span>
  );
}

const Cubes = memo(({ count, size }: { readonly count: number; readonly size: number }) =>
  Array.from({ length: count }, (_, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: cubes in a pile
    <svg key={i} viewBox="0 0 12 12" width={size} height={size} aria-hidden="true">
      <CubeShape />
    </svg>
  )),
);

interface PeopleProps {
  readonly say: Say;
  readonly kind: Staff;
  readonly slots: readonly Area[];
  readonly there: number;
  readonly id: string;
}

/** In front of the slot, at its right. */
const before = ({ x, y, width, height }: Area): Area => ({
  x: x + width * 0.2,
  y: y + height * 0.36,
  width: width * 0.8,
  height: height * 0.66,
});

/** Those who are there, and a place for the next: it shows when somebody can be hired. */
function People({ say, kind, slots, there, id }: PeopleProps) {
  const next = slots[there];
  return (
    <>
      {slots.slice(0, there).map((slot, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: people in a row
        <span key={i} className="stands-on" style={at(before(slot))} title={say(`own.${kind}.help`)} data-printed={shown.staff(kind)}>
          <Worker kind={kind} />
        </span>
      ))}
      {next !== undefined && (
        <span className="stands-on next" style={at(next)}>
          <ThingButton id={id} className="next-figure" help={say(`own.${kind}.next`)}>
            <Worker kind={kind} />
          </ThingButton>
        </span>
      )}
    </>
  );
}

/** The wine that the estate would make this year as it is: it will come to lie in the place below. */
function Coming({ say, s, seat, e, estate, plan, beside }: Inner) {
  const { look, insight } = useBox();
  if (estate.vineyards === 0) return null;
  const quality = look.coming(s, seat, e);
  const value = look.comingValue(s, seat, e);
  const hasPort = playerOf(s, seat).ports > 0;
  const port = hasPort ? (insight.harvests(s, seat).find(({ estate }) => estate === e)?.port ?? 0) : 0;
  return (
    <span className="coming-at" style={at(plan.coming)}>
      <Drawn
        className="coming"
        name={say('own.coming', { quality, value })}
        help={say('own.coming.help', { quality, value, port })}
        printed={shown.coming}
      >
        {beside ? (
          <ComingValue colour={estate.colour} value={value} />
        ) : (
          <ValueAbove colour={estate.colour} value={value} area={plan.coming} />
        )}
      </Drawn>
    </span>
  );
}

/** An arrow to the first place, and what the wine will be sold for there. */
const ComingValue = memo(({ colour, value }: { readonly colour: number; readonly value: number }) => (
  <span className={`coming-value of-${colourWord(colour)}`}>
    <svg viewBox="0 0 20 14" aria-hidden="true">
      <path d="M1 7h15M11 1.5 17 7l-6 5.500" />
    </svg>
    {value}
  </span>
));

const SMALLEST = 18.5;
const LARGEST_VALUE = 30;
/** What arrow and edge take of the height. */
const ARROW = 17;

/** The same over the first place: the arrow points down to it, where there is room for one. */
function ValueAbove({ colour, value, area }: { readonly colour: number; readonly value: number; readonly area: Area }) {
  const size = Math.max(SMALLEST, Math.min(LARGEST_VALUE, area.width * (value > 9 ? 0.7 : 0.9), area.height - ARROW));
  return (
    <span
      className={`coming-value above of-${colourWord(colour)}`}
      style={{ fontSize: size, maxWidth: area.width, lineHeight: `${size - 1}px` }}
    >
      {value}
      {area.height >= size + ARROW - 2 && (
        <svg viewBox="0 0 14 11" aria-hidden="true">
          <path d="M7 0v8M2 4.500 7 9.500l5-5" />
        </svg>
      )}
    </span>
  );
}
