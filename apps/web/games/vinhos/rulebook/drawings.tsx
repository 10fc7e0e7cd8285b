// Diagrams and tables of the rulebook and of the card: every number in them is read off the box.

import type { ReactNode } from 'react';
import { Table } from '../../../table/book-table.tsx';
import type { BookPart } from '../../../table/rulebook.ts';
import { AbilityPicture } from '../art/ability.tsx';
import { Goods } from '../art/goods.tsx';
import { Scene, type SceneName } from '../art/scenes.tsx';
import { Ware } from '../art/wares.tsx';
import { type Box, boxOf } from '../box.ts';
import {
  abilityName,
  actionName,
  benefitOf,
  extraName,
  houseName,
  magnateName,
  regionName,
  slotSubject,
  standName,
  tileName,
} from '../names.ts';
import { ABILITIES, HOUSES, REGIONS, SLOTS, SPACE_ACTIONS } from '../set.ts';
import { type Say, useSay } from '../words.ts';
import { useBookSay } from './say.ts';
import { tilesIn } from './tiles.ts';
import '../art/palette.css';
import '../pieces.css';
import '../markets.css';
import '../stock.css';
import './rulebook.css';

const signed = (n: number): string => (n > 0 ? `+${n}` : String(n));

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

/** What there is by the number of players. */
export function Supplies(part: BookPart) {
  const say = useBookSay();
  const own = useSay();
  const { supplies } = boxOf(part).pack;
  const players = supplies.wineries.map((_, i) => say('book.fig.players', { n: i + 2 }));
  const rows = (['wineries', 'cellars', 'enologists', 'farmers'] as const)
    .filter(what => supplies[what].some(count => count > 0))
    .map(what => [own(`supply.${what}`), ...supplies[what]]);
  return (
    <Table
      caption={say('book.fig.supplies')}
      heads={[say('book.fig.supplies'), ...players]}
      rows={[[say('book.fig.regions'), ...supplies.regions], ...rows]}
    />
  );
}

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

/** Each region with the price of its vineyards and its gift. */
export function Regions(part: BookPart) {
  const say = useBookSay();
  const own = useSay();
  const box = boxOf(part);
  const rows = box.pack.regions.map(({ id, number, tiles }) => [
    <span key={id} className="book-region">
      <b className="book-number">{number}</b> {regionName(own, REGIONS.indexOf(id))}
    </span>,
    [...new Set(tiles.map(({ cost }) => cost))].join(', '),
    benefitOf(own, box, REGIONS.indexOf(id)),
  ]);
  return (
    <Table caption={say('book.fig.gifts')} heads={[say('book.fig.region'), say('book.fig.price'), say('book.fig.gift')]} rows={rows} />
  );
}

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

/** The houses that buy, with what they ask and pay, by colour. */
export function Sales(part: BookPart) {
  const say = useBookSay();
  const own = useSay();
  const { sales } = boxOf(part).pack;
  const values = (house: string, colour: string) => (
    <span className="book-wares">
      {sales
        .filter(sale => sale.house === house && sale.colour === colour)
        .map(({ value }) => (
          <Ware key={value} of="bottle" glass={colour as 'red' | 'white'}>
            {value}
          </Ware>
        ))}
    </span>
  );
  const houses = HOUSES.filter(house => sales.some(sale => sale.house === house));
  return (
    <Table
      caption={say('book.fig.houses')}
      heads={[say('book.fig.houses'), say('book.fig.red'), say('book.fig.white')]}
      rows={houses.map(house => [houseName(own, HOUSES.indexOf(house)), values(house, 'red'), values(house, 'white')])}
    />
  );
}

/** The columns of export, the dearest on top, with what is won at the end below them. */
export function Export(part: BookPart) {
  const say = useBookSay();
  const { pack } = boxOf(part);
  const { columns, two } = pack.export;
  const points = 'rows' in pack.export ? pack.export.rows : undefined;
  const height = Math.max(...columns.map(({ spaces }) => spaces.length));
  const rows = Array.from({ length: height }, (_, i) => height - 1 - i).map(row => [
    points === undefined ? '' : say('book.fig.vp', { n: points[row] ?? 0 }),
    ...columns.map(({ spaces }, column) => (
      <span key={spaces.join()} className={two.includes(column + 1) ? undefined : 'book-closed'}>
        {spaces[row]}
      </span>
    )),
  ]);
  const majorities = columns.map(({ majority, spaces }) => <b key={spaces.join()}>{majority}</b>);
  return (
    <figure className="book-figure">
      <Table caption={say('book.fig.columns')} rows={[...rows, [say('book.fig.majority'), ...majorities]]} />
      <figcaption>{say(two.length === columns.length ? 'book.fig.columns' : 'book.fig.two')}</figcaption>
    </figure>
  );
}

/** What each step of the investment track costs and brings. */
export function Investments(part: BookPart) {
  const say = useBookSay();
  const { pack } = boxOf(part);
  if (!('bank' in pack)) return null;
  const { least, invest, disinvest } = pack.bank.investments;
  const rows = invest.map((cost, i) => [say('book.fig.step', { from: signed(least + i), to: signed(least + i + 1) }), cost, disinvest[i]]);
  return (
    <Table caption={say('book.fig.steps')} heads={[say('book.fig.steps'), say('book.fig.invest'), say('book.fig.disinvest')]} rows={rows} />
  );
}

/** What an expert can do for whoever has him. */
export function Abilities(part: BookPart) {
  const own = useSay();
  const say = useBookSay();
  const box = boxOf(part);
  const { tables } = box;
  return (
    <ul className="book-abilities">
      {ABILITIES.map((ability, i) => (
        <li key={ability}>
          <AbilityPicture of={ability} amount={ability === 'cash' ? tables.expertCash : tables.expertDiscount} />
          <b>{abilityName(own, box, tables.expertAbility.indexOf(i))}</b>
          <span>{say(`book.fig.ability.${ability}`)}</span>
        </li>
      ))}
    </ul>
  );
}

/** What the stands of the fair give, from the left. */
export function Stands(part: BookPart) {
  const own = useSay();
  const box = boxOf(part);
  return (
    <ol className="book-stands">
      {box.pack.fair.stands.map((_, stand) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stand is its place
        <li key={stand}>{standName(own, box, stand)}</li>
      ))}
    </ol>
  );
}

/** Points for the places of each fair. */
export function Prizes(part: BookPart) {
  const say = useBookSay();
  const { years, prizes, two } = boxOf(part).pack.fair;
  const rows = prizes.map((places, i) => [say('book.fig.after', { year: years[i] ?? 0 }), ...places]);
  const heads = (prizes[0] ?? []).map((_, i) => say('book.fig.place', { n: i + 1 }));
  return (
    <figure className="book-figure">
      <Table caption={say('book.fig.prizes')} heads={[say('book.fig.prizes'), ...heads]} rows={rows} />
      <figcaption>{say('book.fig.prizes-two', { first: two[0] ?? 0, second: two[1] ?? 0 })}</figcaption>
    </figure>
  );
}

/** The tiles that are small actions, and how many there are with all players. */
export function ActionTiles(part: BookPart) {
  const own = useSay();
  const box = boxOf(part);
  return (
    <ul className="book-tiles">
      {tilesIn(box).actions.map(tile => (
        <li key={tile}>{tileName(own, box, tile)}</li>
      ))}
    </ul>
  );
}

/** The tiles that count something at the end. */
export function Multipliers(part: BookPart) {
  const own = useSay();
  const box = boxOf(part);
  return (
    <ul className="book-tiles">
      {tilesIn(box).multipliers.map(tile => (
        <li key={tile}>{tileName(own, box, tile)}</li>
      ))}
    </ul>
  );
}

/** The rows of the three magnates: extra actions, and multipliers with two slots. */
export function MagnateRows(part: BookPart) {
  const own = useSay();
  const say = useBookSay();
  const box = boxOf(part);
  if (!('rows' in box.pack.magnates)) return null;
  const rows = box.pack.magnates.rows.map(({ actions, multipliers }, row) => [
    magnateName(own, box, row),
    own.list(actions.map((_, i) => extraName(own, box, row * actions.length + i))),
    <ul key={multipliers.map(({ subject }) => subject).join()}>
      {multipliers.map((_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: multipliers in their order
        <li key={i}>{slotsOf(own, box, row * multipliers.length + i)}</li>
      ))}
    </ul>,
  ]);
  return (
    <Table
      caption={say('book.fig.rows')}
      heads={[say('book.fig.magnate'), say('book.fig.extra'), say('book.fig.multipliers')]}
      rows={rows}
    />
  );
}

/** Both slots where they give different points, else one. */
function slotsOf(say: Say, box: Box, multiplier: number): string {
  const names = Array.from({ length: SLOTS }, (_, i) => slotSubject(say, box, multiplier * SLOTS + i));
  return [...new Set(names)].join(' · ');
}

/** What money is worth at the end. */
export function Money(part: BookPart) {
  const say = useBookSay();
  const { pack } = boxOf(part);
  const table = 'bank' in pack ? pack.bank.table : pack.money.table;
  return (
    <Table
      caption={say('book.fig.bagos')}
      heads={[say('book.fig.bagos'), ...table.map(([from]) => say('book.fig.from', { from }))]}
      rows={[[say('book.fig.points-for'), ...table.map(([, points]) => points)]]}
    />
  );
}

/** What awards there are alone, and the titles. */
export function Awards(part: BookPart) {
  const say = useBookSay();
  const own = useSay();
  const { awards, titles } = tilesIn(boxOf(part));
  return (
    <>
      <Table
        caption={say('book.fig.awards')}
        heads={[say('book.fig.award'), say('book.fig.most')]}
        rows={awards.map(({ part, most }) => [own.known(`scores.part.${part}`, undefined, () => part), most])}
      />
      <ul className="book-tiles">
        {titles.map(([title, from]) => (
          <li key={title}>{say('book.fig.title', { title: own(`solo.title.${title}`), from })}</li>
        ))}
      </ul>
    </>
  );
}
