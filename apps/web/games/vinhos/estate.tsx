// An estate: its slots with staff, and its warehouse or cellar with the wines.

import type { Say } from '../../text/words.ts';
import { regionName, wineName } from './names.ts';
import { Wine } from './pieces.tsx';
import { colourWord, type Estate, look, PLACES, playerOf, type State, tables } from './set.ts';

interface Props {
  readonly say: Say;
  readonly s: State;
  readonly seat: number;
  readonly e: number;
}

export function EstateRow({ say, s, seat, e }: Props) {
  const estate = playerOf(s, seat).estates[e] as Estate;
  const coming = look.coming(s, seat, e);
  return (
    <li className="estate">
      <span className={estate.colour >= 0 ? `estate-name wine-edge-${colourWord(estate.colour)}` : 'estate-name'}>
        <span className="estate-number">{e + 1}</span>
        {estate.region >= 0 && <span>{regionName(say, estate.region)}</span>}
        {estate.waiting > 0 && (
          <span
            className="cube"
            role="img"
            aria-label={say('estate.waiting', { cubes: estate.waiting })}
            title={say('estate.waiting', { cubes: estate.waiting })}
          />
        )}
      </span>
      <Slots say={say} estate={estate} coming={coming} />
      <Storage say={say} s={s} seat={seat} e={e} estate={estate} />
    </li>
  );
}

/** Vineyards with their farmers, then wineries with their enologists, then free slots. */
function Slots({ say, estate, coming }: { readonly say: Say; readonly estate: Estate; readonly coming: number }) {
  const { vineyards, wineries, farmers, enologists } = estate;
  const free = tables.slots - vineyards - wineries;
  const counts = say('estate.slots-label', { vineyards, wineries, farmers, enologists, free });
  const label = vineyards > 0 ? say.list([counts, say('estate.coming', { quality: coming })]) : counts;
  const row = (n: number, kind: string, staffed: number) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: slots in a row
    Array.from({ length: n }, (_, i) => <span key={`${kind}${i}`} className={i < staffed ? `site ${kind} staffed` : `site ${kind}`} />);
  return (
    <span className="sites" role="img" aria-label={label} title={label}>
      {row(vineyards, `planted-${colourWord(estate.colour)}`, farmers)}
      {row(wineries, 'building', enologists)}
      {row(free, 'free', 0)}
    </span>
  );
}

function Storage({ say, s, seat, e, estate }: Props & { readonly estate: Estate }) {
  const places = estate.cellar === 1 ? tables.cellar : tables.warehouse;
  return (
    <ol
      className={estate.cellar === 1 ? 'storage cellar' : 'storage'}
      aria-label={say(estate.cellar === 1 ? 'estate.cellar' : 'estate.warehouse')}
    >
      {places.map((bonus, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places in a row
        <li key={place}>
          <Place say={say} s={s} seat={seat} spot={e * PLACES + place} bonus={bonus} />
        </li>
      ))}
    </ol>
  );
}

function Place({
  say,
  s,
  seat,
  spot,
  bonus,
}: {
  readonly say: Say;
  readonly s: State;
  readonly seat: number;
  readonly spot: number;
  readonly bonus: number;
}) {
  const wine = playerOf(s, seat).wines[spot] ?? 0;
  if (wine === 0) {
    return (
      <span className="place" role="img" aria-label={say('place.empty', { bonus })} title={say('place.empty', { bonus })}>
        {bonus > 0 && `+${bonus}`}
      </span>
    );
  }
  const { plain, best } = look.value(s, seat, spot);
  return <Wine wine={wine} label={say('place.wine', { wine: wineName(say, wine), value: plain, best: best > plain ? best : 0 })} />;
}
