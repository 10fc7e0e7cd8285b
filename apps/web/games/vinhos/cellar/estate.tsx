// An estate: its sign, its slots with the people on them, the wine to come, and its warehouse or cellar.

import type { CSSProperties } from 'react';
import { ThingButton } from '../../../table/thing.tsx';
import { useBox } from '../box.ts';
import { estateName, regionName } from '../names.ts';
import { thing } from '../paths.ts';
import { shown } from '../printed.ts';
import { colourWord, type Estate, playerOf, type State } from '../set.ts';
import type { Say } from '../words.ts';
import { Drawing } from './drawing.tsx';
import { Figure, type Staff } from './figure.tsx';
import { Drawn } from './help.tsx';
import { Slot, type SlotKind } from './slot.tsx';
import { Storage } from './storage.tsx';
import { colourLetter, regionShort } from './words.ts';

interface Props {
  readonly say: Say;
  readonly s: State;
  readonly seat: number;
  readonly e: number;
}

export function EstateRow({ say, s, seat, e }: Props) {
  const estate = playerOf(s, seat).estates[e] as Estate;
  const bare = estate.vineyards + estate.wineries + estate.cellar === 0;
  return (
    <li className={bare ? 'own-estate bare' : 'own-estate'} aria-label={estateName(say, s, seat, e)}>
      <Sign say={say} estate={estate} seat={seat} e={e} />
      <Plot say={say} estate={estate} seat={seat} e={e} />
      <Coming say={say} s={s} seat={seat} e={e} estate={estate} />
      <Storage say={say} s={s} seat={seat} e={e} />
    </li>
  );
}

/** Number and region, and the cubes that wait for one. */
function Sign({ say, estate, seat, e }: { readonly say: Say; readonly estate: Estate; readonly seat: number; readonly e: number }) {
  const { region, waiting } = estate;
  return (
    <span className="sign">
      <span className="sign-number">{e + 1}</span>
      {region >= 0 && (
        <span className="sign-region" title={say('own.marker.help', { region: regionName(say, region) })}>
          <span className="full">{regionName(say, region)}</span>
          <span className="short" aria-hidden="true">
            {regionShort(say, region)}
          </span>
        </span>
      )}
      {waiting > 0 && (
        <ThingButton id={thing.waiting(seat, e)} className="waiting" help={say('own.waiting.help')}>
          <Drawn name={say('estate.waiting', { cubes: waiting })} help={say('own.waiting.help')}>
            <Drawing name="cube" />
            {waiting > 1 && <span>{waiting}</span>}
          </Drawn>
        </ThingButton>
      )}
    </span>
  );
}

/** Vineyards first, then wineries, then free slots, so that people stand where they work. */
function Plot({ say, estate, seat, e }: { readonly say: Say; readonly estate: Estate; readonly seat: number; readonly e: number }) {
  const { tables } = useBox();
  const { vineyards, wineries, farmers, enologists } = estate;
  const free = tables.slots - vineyards - wineries;
  const kinds: SlotKind[] = [
    ...Array<SlotKind>(vineyards).fill(colourWord(estate.colour) as SlotKind),
    ...Array<SlotKind>(wineries).fill('winery'),
    ...Array<SlotKind>(free).fill('free'),
  ];
  const label = say('estate.slots-label', { vineyards, wineries, farmers, enologists, free });
  return (
    <span className="own-plot">
      <ThingButton id={thing.plot(seat, e)} className="plot-ground" help={label}>
        <span className="slots" role="img" aria-label={label}>
          {kinds.map((kind, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: slots in a row
            <Slot key={i} kind={kind} letter={colourLetter(say, estate.colour)} />
          ))}
        </span>
      </ThingButton>
      <People say={say} kind="farmer" first={0} places={vineyards} there={farmers} id={thing.farmer(seat, e)} />
      <People say={say} kind="enologist" first={vineyards} places={wineries} there={enologists} id={thing.enologist(seat, e)} />
    </span>
  );
}

interface PeopleProps {
  readonly say: Say;
  readonly kind: Staff;
  readonly first: number;
  readonly places: number;
  readonly there: number;
  readonly id: string;
}

const onSlot = (slot: number) => ({ '--slot-at': slot }) as CSSProperties;

/** Those who are there, and a place for the next: it shows when somebody can be hired. */
function People({ say, kind, first, places, there, id }: PeopleProps) {
  return (
    <>
      {Array.from({ length: there }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: people in a row
        <span key={i} className="stands-on" style={onSlot(first + i)} title={say(`own.${kind}.help`)} data-printed={shown.staff(kind)}>
          <Figure kind={kind} />
        </span>
      ))}
      {there < places && (
        <span className="stands-on next" style={onSlot(first + there)}>
          <ThingButton id={id} className="next-figure" help={say(`own.${kind}.help`)}>
            <Figure kind={kind} />
          </ThingButton>
        </span>
      )}
    </>
  );
}

/** The wine that the estate would make this year as it is. */
function Coming({ say, s, seat, e, estate }: Props & { readonly estate: Estate }) {
  const { look } = useBox();
  if (estate.vineyards === 0) return <span className="coming" />;
  const quality = look.coming(s, seat, e);
  return (
    <Drawn className="coming" name={say('own.coming', { quality })} help={say('own.coming.help', { quality })} printed={shown.coming}>
      {say('own.coming.figure', { quality })}
    </Drawn>
  );
}
