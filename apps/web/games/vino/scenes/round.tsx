// A new round: what was sold and how the prices moved for it, then who comes when, and the bottles that are left.

import type { Chapter, Position } from '@adega/wire';
import type { CSSProperties } from 'react';
import type { SceneProps } from '../../../table/scene.ts';
import { Portrait } from '../art/portraits.tsx';
import { useBox } from '../box.ts';
import { signed, varietyName } from '../names.ts';
import { BottleShape, Grape } from '../pieces.tsx';
import { demandOf, has, membersOf, REGIONS, type State, spacesOf, stateOf, VARIETIES } from '../set.ts';
import { useSay } from '../words.ts';

export interface Sold {
  readonly seat: number;
  readonly variety: number;
  readonly n: number;
  readonly income: number;
}

/** Who sold what, in the order of selling. */
export const salesIn = (chapters: readonly Chapter[]): readonly Sold[] =>
  chapters
    .flatMap(({ events }) => events)
    .filter(({ kind }) => kind === 'sold')
    .map(({ seat, variety, n, income }) => ({ seat: Number(seat), variety: Number(variety), n: Number(n), income: Number(income) }));

export function RoundScene({ before, position, chapters }: SceneProps) {
  const say = useSay();
  const [was, s] = [stateOf(before), stateOf(position)];
  const sales = salesIn(chapters);
  return (
    <section className="round-scene">
      <h2>{say('vino.round.n', { n: s.round })}</h2>
      <div className="round-parts">
        {sales.length > 0 && <Prices was={was} s={s} />}
        <Order position={position} sales={sales} />
      </div>
      <Left s={s} />
    </section>
  );
}

const PITCH = 20;

/** Every variety on its rail, from where it stood before the selling to where it stands now. */
function Prices({ was, s }: { readonly was: State; readonly s: State }) {
  const box = useBox();
  const say = useSay();
  const spaces = spacesOf(box);
  return (
    <div>
      <h3>{say('vino.scene.prices')}</h3>
      <ul className="scene-prices">
        {VARIETIES.map((id, variety) => {
          const [from, to] = [was.market[variety] as number, s.market[variety] as number];
          return (
            <li key={id}>
              <span>{varietyName(say, variety)}</span>
              <svg viewBox={`0 0 ${spaces.length * PITCH} 32`} aria-hidden="true">
                {spaces.map((steps, i) => (
                  <circle key={steps} className={steps === 0 ? 'scene-space zero' : 'scene-space'} cx={(i + 0.5) * PITCH} cy="16" r="5" />
                ))}
                <g transform={`translate(${(to - box.tables.lowest + 0.5) * PITCH - 14} 1)`}>
                  <g className="scene-token" style={{ '--from': `${(from - to) * PITCH}px`, '--turn': variety } as CSSProperties}>
                    <Grape variety={variety} />
                  </g>
                </g>
              </svg>
              <b>{signed(demandOf(box, s, variety))}</b>
              <span className={to > from ? 'moved up' : 'moved'}>
                {to === from ? '' : say('vino.scene.moved', { steps: signed((to - from) * box.tables.step) })}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Who earned least comes first. */
function Order({ position, sales }: { readonly position: Position; readonly sales: readonly Sold[] }) {
  const say = useSay();
  const s = stateOf(position);
  return (
    <div>
      <h3>{say('vino.scene.order')}</h3>
      <ol className="scene-order">
        {s.order.map((seat, i) => {
          const sale = sales.find(one => one.seat === seat);
          return (
            <li key={seat} className={`of-${seat + 1}`} style={{ '--turn': i } as CSSProperties}>
              <b className="scene-place">{i + 1}</b>
              <Portrait seat={seat} />
              <bdi>{position.names[seat]}</bdi>
              {sales.length > 0 && (
                <small>
                  {sale === undefined
                    ? say('vino.scene.nothing')
                    : say('vino.scene.sold', {
                        n: sale.n,
                        variety: varietyName(say, sale.variety),
                        income: sale.income,
                      })}
                </small>
              )}
            </li>
          );
        })}
      </ol>
      {sales.length > 0 && <p className="note">{say('vino.scene.least')}</p>}
    </div>
  );
}

function Left({ s }: { readonly s: State }) {
  const { tables } = useBox();
  const say = useSay();
  const all = membersOf(tables.bottles, REGIONS.length);
  const left = all.filter(region => has(s.bottles, region)).length;
  return (
    <p className="scene-bottles">
      {all.map(region => (
        <svg key={region} viewBox="0 0 26 47" aria-hidden="true" className={has(s.bottles, region) ? undefined : 'gone'}>
          <BottleShape />
        </svg>
      ))}
      <span>{say('vino.scene.bottles', { left })}</span>
    </p>
  );
}
