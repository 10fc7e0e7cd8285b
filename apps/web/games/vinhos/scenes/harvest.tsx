// The harvest: each estate's wine, put together of its parts.

import type { Told } from '@adega/wire';
import type { CSSProperties } from 'react';
import type { SceneProps } from '../../../table/scene.ts';
import { Icon, type IconName } from '../art/icon.tsx';
import { useBox } from '../box.ts';
import { Bottle } from '../cellar/bottle.tsx';
import { estateName, regionName } from '../names.ts';
import { Disc } from '../pieces.tsx';
import { INGREDIENTS, type Ingredient, PLACES, playerOf, qualityOf, type State, stateOf } from '../set.ts';
import { useSay } from '../words.ts';

interface Made {
  readonly seat: number;
  readonly estate: number;
  readonly wine: number;
}

/** What was made, seat by seat and estate by estate. */
export const madeIn = (events: readonly Told[]): readonly Made[] =>
  events
    .filter(({ kind }) => kind === 'wine-made')
    .map(({ seat, spot, wine }) => ({ seat: Number(seat), estate: Math.floor(Number(spot) / PLACES), wine: Number(wine) }))
    .sort((a, b) => a.seat - b.seat || a.estate - b.estate);

export function HarvestScene({ before, position, chapters }: SceneProps) {
  const say = useSay();
  // People stand where they were placed last; the weather is that of the year that ends.
  const s: State = { ...stateOf(position), vintage: stateOf(before).vintage };
  const made = madeIn(chapters.flatMap(({ events }) => events));
  const seats = [...new Set(made.map(({ seat }) => seat))];
  return (
    <section className="harvest-scene">
      <h2>{say('scene.harvest', { year: stateOf(before).year })}</h2>
      <div className="harvest-seats">
        {seats.map(seat => (
          <section key={seat} className={`seat-edge-${seat + 1}`}>
            <h3>
              <Disc seat={seat} label="" /> <bdi>{position.names[seat]}</bdi>
            </h3>
            <ul>
              {made
                .filter(one => one.seat === seat)
                .map((one, i) => (
                  <MadeWine key={one.estate} s={s} made={one} turn={i} />
                ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}

const SIGNS: { readonly [I in Ingredient]: (amount: number) => IconName } = {
  vineyards: () => 'vineyard',
  farmers: () => 'farmer',
  wineries: () => 'wineries',
  enologists: () => 'enologist',
  weather: amount => (amount < 0 ? 'rain' : 'sun'),
  port: () => 'port',
};

function MadeWine({ s, made: { seat, estate, wine }, turn }: { readonly s: State; readonly made: Made; readonly turn: number }) {
  const { look } = useBox();
  const say = useSay();
  const quality = qualityOf(wine);
  const region = playerOf(s, seat).estates[estate]?.region;
  const parts = look.ingredients(s, seat, estate, quality > look.coming(s, seat, estate));
  return (
    <li style={{ '--turn': turn } as CSSProperties}>
      <span className="hidden">{estateName(say, s, seat, estate)}</span>
      {/* The bottle has the colour. */}
      <span className="harvest-estate" aria-hidden="true">
        <small>{estate + 1}</small> {region === undefined || region < 0 ? '' : regionName(say, region)}
      </span>
      <span className="harvest-parts">
        {INGREDIENTS.filter(part => parts[part] !== 0).map(part => (
          <span key={part} title={say(`scene.part.${part}`)}>
            <Icon name={SIGNS[part](parts[part])} />
            {say.signed(parts[part])}
          </span>
        ))}
      </span>
      <span className="harvest-wine">
        <Bottle wine={wine} value={quality} width={26} height={48} />
      </span>
      <span className="hidden">{say('scene.made', { quality })}</span>
    </li>
  );
}
