// Diagrams of the rulebook and of the card: every number in them is read off the box.

import type { ReactNode } from 'react';
import type { BookPart } from '../../../table/rulebook.ts';
import { Goods } from '../art/goods.tsx';
import { Scene, type SceneName } from '../art/scenes.tsx';
import { Ware } from '../art/wares.tsx';
import { type Box, boxOf } from '../box.ts';
import { actionName } from '../names.ts';
import { SPACE_ACTIONS } from '../set.ts';
import { useSay } from '../words.ts';
import { signed, useBookSay } from './say.ts';
import '../art/palette.css';
import '../pieces.css';
import '../markets.css';
import '../stock.css';
import './rulebook.css';

/** From the vine to money, points and fame. */
export function Cycle(part: BookPart) {
  const say = useBookSay();
  const own = useSay();
  const box = boxOf(part);
  const name = (action: (typeof SPACE_ACTIONS)[number]) => actionName(own, box, SPACE_ACTIONS.indexOf(action));
  return (
    <ol className="book-cycle">
      <Stop of="vineyards">{say('book.fig.grow')}</Stop>
      <Stop of="cellars">{say('book.fig.age')}</Stop>
      <li className="book-uses">
        <Use of="sales" name={name('sales')}>
          {say('book.fig.money')}
        </Use>
        <Use of="export" name={name('export')}>
          {say('book.fig.points')}
        </Use>
        <Use of="centre" name={name('centre')}>
          {say('book.fig.fame')}
        </Use>
      </li>
    </ol>
  );
}

const Stop = ({ of, children }: { readonly of: SceneName; readonly children: ReactNode }) => (
  <li>
    <Scene of={of} />
    <span>{children}</span>
  </li>
);

const Use = ({ of, name, children }: { readonly of: SceneName; readonly name: string; readonly children: ReactNode }) => (
  <span className="book-use">
    <Scene of={of} />
    <span>
      <b>{name}</b> {children}
    </span>
  </span>
);

/** The stretches of a year, one after the other. */
export function Year(part: BookPart) {
  const say = useBookSay();
  const { pack } = boxOf(part);
  return (
    <ol className="book-year">
      <li>{say('book.fig.vintage')}</li>
      <li>{say('book.fig.round', { n: 1 })}</li>
      <li>{say('book.fig.round', { n: 2 })}</li>
      <li>{say('book.fig.maintenance')}</li>
      <li>{say('book.fig.production')}</li>
      <li className="book-fair">{say('book.fig.fair', { years: pack.fair.years.join(', ') })}</li>
    </ol>
  );
}

const SIDE = 3;
/** Where the pawn of the example stands: at the end of the first row. */
const PAWN = 2;

const beside = (a: number, b: number): boolean =>
  a !== b && Math.abs((a % SIDE) - (b % SIDE)) <= 1 && Math.abs(Math.floor(a / SIDE) - Math.floor(b / SIDE)) <= 1;

/** The nine spaces as they lie, with the year whose tax each bears, and what a way from one of them costs. */
export function Grid(part: BookPart) {
  const say = useBookSay();
  const own = useSay();
  const box = boxOf(part);
  const { years } = box.pack.quadrel;
  const actions: readonly (typeof SPACE_ACTIONS)[number][] = box.pack.quadrel.actions;
  return (
    <figure className="book-figure">
      <ol className="book-grid">
        {actions.map((action, space) => {
          const year = years.indexOf(space);
          const again = actions.indexOf(action) !== space;
          const cost = action === 'centre' || beside(space, PAWN) ? 0 : box.pack.prices.distance;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a space is its place
            <li key={space} className={space === PAWN ? 'here' : cost === 0 ? 'free' : 'far'}>
              <Scene of={again ? 'vineyards-again' : (sceneOf(box, action) as SceneName)} />
              <span className="book-space">{actionName(own, box, SPACE_ACTIONS.indexOf(action))}</span>
              {year >= 0 && <span className="book-tax">{say('book.fig.year', { n: year + 1 })}</span>}
              <span className="book-cost">{space === PAWN ? say('book.fig.you') : cost === 0 ? say('book.fig.free') : cost}</span>
            </li>
          );
        })}
      </ol>
      <figcaption>{say('book.fig.grid')}</figcaption>
    </figure>
  );
}

/** Where only enologists are hired, no farmer is painted. */
const sceneOf = ({ edition }: Box, action: string): string =>
  action === 'staff' && !edition.staff.includes('farmer') ? 'enologists' : action;

const PIECE: { readonly [part: string]: ReactNode } = {
  vineyard: <Scene of="vineyards" />,
  farmer: <Goods of="farmers" />,
  winery: <Goods of="wineries" />,
  enologist: <Goods of="enologists" />,
  port: <Goods of="ports" />,
};

/** What adds up to the quality of a wine. */
export function Quality(part: BookPart) {
  const say = useBookSay();
  const { pack, edition } = boxOf(part);
  const weathers = pack.vintages.map(({ weather }) => weather);
  const parts = (['vineyard', 'farmer', 'winery', 'enologist', 'port'] as const).filter(
    part => part !== 'farmer' || edition.staff.includes('farmer') || pack.supplies.farmers.some(count => count > 0),
  );
  return (
    <ul className="book-sum">
      {parts.map(part => (
        <li key={part}>
          {PIECE[part]}
          <b>{signed(pack.quality[part])}</b>
          <span>{say(`book.fig.part.${part}`)}</span>
        </li>
      ))}
      <li>
        <span className="book-weather">
          <svg viewBox="0 0 36 36" aria-hidden="true">
            <circle cx="18" cy="18" r="8" />
            <path d="M18 3v5M18 28v5M3 18h5M28 18h5M7 7l4 4M25 25l4 4M29 7l-4 4M11 25l-4 4" />
          </svg>
        </span>
        <b>
          {signed(Math.min(...weathers))} … {signed(Math.max(...weathers))}
        </b>
        <span>{say('book.fig.weather')}</span>
      </li>
    </ul>
  );
}

/** A bottle as it moves through a warehouse and through a cellar. */
export function Ageing(part: BookPart) {
  const say = useBookSay();
  const own = useSay();
  const { storage } = boxOf(part).pack;
  return (
    <div className="book-ageing">
      {(['warehouse', 'cellar'] as const).map(kind => (
        <div key={kind} className={kind}>
          <span className="book-store">{own(`own.${kind}`)}</span>
          <ol>
            {storage[kind].map((bonus, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
              <li key={place}>
                <Ware of="bottle" glass="red">
                  {bonus === 0 ? '' : signed(bonus)}
                </Ware>
              </li>
            ))}
            <li className="lost">{say('book.fig.lost')}</li>
          </ol>
        </div>
      ))}
    </div>
  );
}
