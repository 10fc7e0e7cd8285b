// Tables and lists of the rulebook and of the card: every number in them is read off the box.

import { Table } from '../../../table/book-table.tsx';
import type { BookPart } from '../../../table/rulebook.ts';
import { AbilityPicture } from '../art/ability.tsx';
import { Ware } from '../art/wares.tsx';
import { type Box, boxOf } from '../box.ts';
import { abilityName, benefitOf, extraName, houseName, magnateName, regionName, slotSubject, standName, tileName } from '../names.ts';
import { ABILITIES, HOUSES, REGIONS, SLOTS } from '../set.ts';
import { type Say, useSay } from '../words.ts';
import { signed, useBookSay } from './say.ts';
import { tilesIn } from './tiles.ts';
import '../art/palette.css';
import '../pieces.css';
import '../markets.css';
import '../stock.css';
import './rulebook.css';

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

/** Each region with the price of its vineyards and its gift. */
export function Regions(part: BookPart) {
  const say = useBookSay();
  const own = useSay();
  const box = boxOf(part);
  // Lacerda's cards call regions by their numbers; nobody else does.
  const numbered = part.game === 'vinhos/solo';
  const rows = box.pack.regions.map(({ id, number, tiles }) => [
    <span key={id} className="book-region">
      {numbered && <b className="book-number">{number}</b>} {regionName(own, REGIONS.indexOf(id))}
    </span>,
    [...new Set(tiles.map(({ cost }) => cost))].join(', '),
    benefitOf(own, box, REGIONS.indexOf(id)),
  ]);
  return (
    <Table
      caption={say('book.fig.gifts')}
      heads={[say(numbered ? 'book.fig.region-numbered' : 'book.fig.region'), say('book.fig.price'), say('book.fig.gift')]}
      rows={rows}
    />
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

/** The columns of export, the dearest on top, with what is won at the end below them. At a table those that take something there, with Lacerda
 *  those of two players. */
export function Export(part: BookPart) {
  const say = useBookSay();
  const { pack } = boxOf(part);
  const { columns, two } = pack.export;
  const seats = part.game === 'vinhos/solo' ? 2 : part.seats;
  const isLess = two.length < columns.length && (seats === undefined || seats === 2);
  const shown = isLess && seats === 2 ? columns.filter((_, column) => two.includes(column + 1)) : columns;
  const points = 'rows' in pack.export ? pack.export.rows : undefined;
  const height = Math.max(...columns.map(({ spaces }) => spaces.length));
  const rows = Array.from({ length: height }, (_, i) => height - 1 - i).map(row => [
    points === undefined ? '' : say('book.fig.vp', { n: points[row] ?? 0 }),
    ...shown.map(({ spaces }) => <span key={spaces.join()}>{spaces[row]}</span>),
  ]);
  const majorities = shown.map(({ majority, spaces }) => <b key={spaces.join()}>{majority}</b>);
  const caption = !isLess
    ? say('book.fig.columns')
    : seats === 2
      ? say('book.fig.of-two')
      : say('book.fig.two', { ships: say.list(two.map(String)) });
  return (
    <figure className="book-figure">
      <Table caption={say('book.fig.columns')} rows={[...rows, [say('book.fig.majority'), ...majorities]]} />
      <figcaption>{caption}</figcaption>
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
