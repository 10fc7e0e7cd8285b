// The end: everybody's vineyards counted up region by region, and the money that decides between equals. One key, and all is counted.

import type { Position } from '@adega/wire';
import { type CSSProperties, useState } from 'react';
import { isStill } from '../../store/settings.ts';
import { Counting } from '../../table/counting.tsx';
import { useKeys } from '../../table/shortcuts.ts';
import { Portrait } from './art/portraits.tsx';
import { type Box, useBox } from './box.ts';
import { regionName } from './names.ts';
import { Coin, VineIcon } from './pieces.tsx';
import { ownedBy, ownedIn, playerOf, type State, stateOf } from './set.ts';
import { type Say, useSay } from './words.ts';
import './result.css';

/** How many vineyards a seat has in each region, by the numbers of the regions. */
export const sourcesOf = (box: Box, s: State, seat: number): readonly { readonly region: number; readonly n: number }[] =>
  box.tables.byNumber.map(region => ({ region, n: ownedIn(box, s, seat, region) })).filter(({ n }) => n > 0);

/** Between one region and the next, as in the styles. */
const STEP = 330;

export default function Result({ position }: { readonly position: Position }) {
  const { tables } = useBox();
  const say = useSay();
  const [counted, setCounted] = useState(isStill);
  useKeys(name => {
    if (counted || (name !== 'Escape' && name !== ' ')) return false;
    setCounted(true);
    return true;
  });
  const places = [...(position.result ?? [])].sort((a, b) => a.rank - b.rank);
  return (
    <section className={counted ? 'vino-result counted' : 'vino-result'} aria-labelledby="vino-result">
      <h3 id="vino-result">{say('vino.scene.end')}</h3>
      <ol>
        {places.map(({ seat, rank }) => (
          <Standing key={`${seat} ${counted}`} say={say} position={position} seat={seat} rank={rank} counted={counted} />
        ))}
      </ol>
      <p className="end-regions" aria-hidden="true">
        {tables.byNumber.map(region => (
          <span key={region}>
            <i className={`land-${region}`} /> {tables.number[region]} {regionName(say, region)}
          </span>
        ))}
      </p>
      <p className="note">{say('vino.owned.help')}</p>
    </section>
  );
}

interface Props {
  readonly say: Say;
  readonly position: Position;
  readonly seat: number;
  readonly rank: number;
  readonly counted: boolean;
}

function Standing({ say, position, seat, rank, counted }: Props) {
  const box = useBox();
  const s = stateOf(position);
  const total = ownedBy(s, seat).length;
  const most = Math.max(1, ...s.players.map((_, i) => ownedBy(s, i).length));
  const turnOf = (region: number): number => box.tables.byNumber.indexOf(region);
  return (
    <li className={`of-${seat + 1}`}>
      <b className="end-rank" style={{ '--turn': box.tables.byNumber.length } as CSSProperties}>
        {rank}
      </b>
      <Portrait seat={seat} />
      <bdi>{position.names[seat]}</bdi>
      <span className="end-total">
        <VineIcon />
        <b>{counted ? total : <Counting value={total} from={0} wait={STEP * (box.tables.byNumber.length - 2)} />}</b>
        <span className="hidden">{say('vino.owned', { n: total })}</span>
      </span>
      <span className="end-money">
        <Coin /> {playerOf(s, seat).money}
        <span className="hidden">{say('vino.money')}</span>
      </span>
      <span className="end-bar" style={{ '--most': most } as CSSProperties}>
        {sourcesOf(box, s, seat).map(({ region, n }) => (
          <span
            key={region}
            className={`end-part land-${region}`}
            style={{ '--n': n, '--turn': turnOf(region) } as CSSProperties}
            title={say('vino.region.owner', { name: regionName(say, region), n })}
          >
            <small>{box.tables.number[region]}</small>
            {n}
          </span>
        ))}
      </span>
    </li>
  );
}
