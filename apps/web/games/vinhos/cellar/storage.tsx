// Where the wines of an estate lie: a shed with two places or a cellar with four, each deeper than the one before it, and worth what it adds.

import { ThingButton } from '../../../table/thing.tsx';
import { useBox } from '../box.ts';
import { wineName } from '../names.ts';
import { thing } from '../paths.ts';
import { shown } from '../printed.ts';
import { PLACES, playerOf, type State } from '../set.ts';
import type { Say } from '../words.ts';
import type { Area } from './area.ts';
import { at } from './at.ts';
import { Bottle, NoBottle } from './bottle.tsx';
import { type EstatePlan, WIDEST } from './estate-plan.ts';
import { Drawn } from './help.tsx';
import { useAgeing } from './motion.ts';

interface Props {
  readonly say: Say;
  readonly s: State;
  readonly seat: number;
  readonly e: number;
  readonly plan: EstatePlan;
}

export function Storage({ say, s, seat, e, plan }: Props) {
  const { tables } = useBox();
  const cellar = playerOf(s, seat).estates[e]?.cellar === 1;
  const places = cellar ? tables.cellar : tables.warehouse;
  const kind = cellar ? 'cellar' : 'warehouse';
  return (
    <span className={`own-storage ${kind}`}>
      <span className="storage-at" style={at(plan.storage)}>
        <ThingButton id={thing.cellar(seat, e)} className="storage-ground" help={say(`own.${kind}.help`)}>
          <span className="hidden">{say(`own.${kind}`)}</span>
        </ThingButton>
      </span>
      <ol className="own-places" aria-label={say(`own.${kind}`)}>
        {places.map((bonus, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places in a row
          <li key={place} className={`own-place depth-${place}`} style={at(plan.places[place] as Area)}>
            <Place say={say} s={s} seat={seat} spot={e * PLACES + place} bonus={bonus} area={plan.places[place] as Area} />
          </li>
        ))}
      </ol>
    </span>
  );
}

interface PlaceProps {
  readonly say: Say;
  readonly s: State;
  readonly seat: number;
  readonly spot: number;
  readonly bonus: number;
  readonly area: Area;
}

/** Between a bottle and the vault above it. */
const AIR = 5;
const NARROW = 24;
/** A bottle is so much higher than wide at least, or its label would hang out. */
const SQUAT = 1.5;

const widthIn = ({ width, height }: Area): number => Math.min(width - (width < NARROW ? 1 : 3), WIDEST, (height - AIR - 2) / SQUAT);

function Place({ say, s, seat, spot, bonus, area }: PlaceProps) {
  const { look } = useBox();
  const wine = playerOf(s, seat).wines[spot] ?? 0;
  const aged = useAgeing(wine);
  if (wine === 0) {
    return (
      <Drawn
        className="place-empty"
        name={say('own.place.empty', { bonus })}
        help={say('own.place.help', { bonus })}
        printed={shown.place(seat, spot)}
      >
        {bonus === 0 ? (
          <NoBottle width={Math.min(area.width - 6, WIDEST)} height={area.height - AIR - 4} />
        ) : (
          say('own.place.bonus', { bonus: say.signed(bonus) })
        )}
      </Drawn>
    );
  }
  const { plain, best } = look.value(s, seat, spot);
  const worth = { wine: wineName(say, wine), value: plain, best: best > plain ? best : 0 };
  return (
    <ThingButton
      id={thing.wine(seat, spot)}
      className="own-wine"
      help={say('own.wine.help', { ...worth, bonus: bonus === 0 ? 'none' : say.signed(bonus) })}
    >
      <span ref={aged} className="bottle-box" role="img" aria-label={say('place.wine', worth)}>
        <Bottle wine={wine} value={plain} width={widthIn(area)} height={area.height - AIR - 2} />
      </span>
    </ThingButton>
  );
}
