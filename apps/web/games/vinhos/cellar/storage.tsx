// Where the wines of an estate lie: a warehouse with two places or a cellar with four, each worth what is printed on it.

import { ThingButton } from '../../../table/thing.tsx';
import { useBox } from '../box.ts';
import { wineName } from '../names.ts';
import { thing } from '../paths.ts';
import { shown } from '../printed.ts';
import { PLACES, playerOf, type State } from '../set.ts';
import type { Say } from '../words.ts';
import { Bottle } from './bottle.tsx';
import { Drawn } from './help.tsx';
import { useAgeing } from './motion.ts';

interface Props {
  readonly say: Say;
  readonly s: State;
  readonly seat: number;
  readonly e: number;
}

export function Storage({ say, s, seat, e }: Props) {
  const { tables } = useBox();
  const cellar = playerOf(s, seat).estates[e]?.cellar === 1;
  const places = cellar ? tables.cellar : tables.warehouse;
  const kind = cellar ? 'cellar' : 'warehouse';
  return (
    <span className={`own-storage ${kind}`}>
      <ThingButton id={thing.cellar(seat, e)} className="storage-ground" help={say(`own.${kind}.help`)}>
        <span className="hidden">{say(`own.${kind}`)}</span>
      </ThingButton>
      <ol className="own-places" aria-label={say(`own.${kind}`)}>
        {tables.cellar.map((_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places in a row
          <li key={place} className={place < places.length ? 'own-place' : 'own-place missing'}>
            {place < places.length && <Place say={say} s={s} seat={seat} spot={e * PLACES + place} bonus={places[place] ?? 0} />}
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
}

function Place({ say, s, seat, spot, bonus }: PlaceProps) {
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
        {say('own.place.bonus', { bonus: say.signed(bonus) })}
      </Drawn>
    );
  }
  const { plain, best } = look.value(s, seat, spot);
  const worth = { wine: wineName(say, wine), value: plain, best: best > plain ? best : 0 };
  return (
    <ThingButton id={thing.wine(seat, spot)} className="own-wine" help={say('own.wine.help', { ...worth, bonus: say.signed(bonus) })}>
      <span ref={aged} className="bottle-box" role="img" aria-label={say('place.wine', worth)}>
        <Bottle wine={wine} value={plain} width={24} height={52} />
      </span>
    </ThingButton>
  );
}
