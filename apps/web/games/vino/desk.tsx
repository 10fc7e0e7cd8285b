// The selling desk of whoever is asked or looks: a price list with a shelf for each variety in stock. Pressing a bottle sells it and all before
// it; over it stands what that brings, on the shelf below how many vineyards go back and by how much the demand falls. The best of each
// variety has a ring, the best of all a star.

import { useState } from 'react';
import { frontSeat } from '../../table/acting-seat.ts';
import type { PartProps } from '../../table/face.ts';
import { type Box, useBox } from './box.ts';
import { bestDeal, type Deal } from './deals.ts';
import { layOut, shelvesOf } from './desk-lines.ts';
import { Shelf } from './desk-shelf.tsx';
import { varietyName } from './names.ts';
import { thing } from './paths.ts';
import { VarietyChip } from './pieces.tsx';
import { PriceTable } from './prices.tsx';
import { stateOf, VARIETIES } from './set.ts';
import { type Say, useSay } from './words.ts';

const TITLE = 30;
/** What the sale pointed at would bring, in words. */
const LINE = 25;
const WORDY = 480;
/** What is not in stock. */
const NONE_LEFT = 30;
/** The table of prices, where few bottles leave room for it; beside a desk as wide as this it has a place of its own (compositions.ts). */
const TABLE = 104;
const TABLE_BESIDE = 780;
const GAP = 8;

export function Desk({ position, width, height }: PartProps) {
  const say = useSay();
  const name = position.names[frontSeat(position)] ?? '';
  return (
    <section id="desk" className="desk" aria-labelledby="desk-heading">
      <h3 id="desk-heading">{say('vino.desk.heading', { name })}</h3>
      <Deals position={position} width={width} height={height - TITLE} />
    </section>
  );
}

/** Everything that can be sold, and in words what the sale pointed at would bring, where there is room for that; for exactly this box. */
function Deals({ position, width, height }: PartProps) {
  const box = useBox();
  const say = useSay();
  const s = stateOf(position);
  const rows = box.look.deals(s, frontSeat(position));
  // Only while somebody sells: at other times the desk is a price list.
  const isSale = s.stack.at(-1)?.kind === 'sell';
  const best = isSale ? bestDeal(rows) : undefined;
  const isEmpty = rows.every(deals => deals.length === 0);
  const [pointed, setPointed] = useState<string | undefined>();
  // After a sale the pointer rests on what is not asked about.
  const told = isSale ? (rows.flat().find(deal => thing.sale(deal.variety, deal.n) === pointed) ?? best) : undefined;
  const wordy = width >= WORDY;
  const room = height - (wordy ? LINE : 0);
  const missing = VARIETIES.flatMap((_, variety) => (rows[variety]?.length === 0 ? [variety] : []));
  // Whoever sells sees what can be sold; at other times the desk is a price list, too.
  const foresee = position.question?.asks !== 'sell';
  // Where room is short, sales that the demand forbids are left out.
  const shown = wordy || foresee ? rows : rows.map(sellable);
  const whole = layOut(shown, width, room, foresee);
  const short = missing.length > 0 && !whole.all;
  const high = short ? room - NONE_LEFT : room;
  const layout = short ? layOut(shown, width, high, false) : whole;
  const shelves = shelvesOf(shown, layout);
  const drawn = shelves.length * layout.height;
  const withTable = wordy && width < TABLE_BESIDE && high - drawn >= TABLE + GAP;
  return (
    <>
      {wordy && (
        <p className="told" style={{ height: LINE }}>
          {told === undefined ? isEmpty && say('vino.desk.empty') : <Told say={say} box={box} deal={told} isBest={told === best} />}
        </p>
      )}
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the section has a heading, and each sale its own name */}
      <svg
        className="desk-shelves"
        viewBox={`0 0 ${width} ${Math.max(1, drawn)}`}
        onPointerOver={event => setPointed((event.target as Element).closest('.deal')?.getAttribute('data-thing') ?? undefined)}
        onPointerLeave={() => setPointed(undefined)}
      >
        {shelves.map((shelf, i) => (
          <g key={`${shelf.variety} ${shelf.from}`} transform={`translate(0 ${i * layout.height})`}>
            <Shelf s={s} shelf={shelf} layout={layout} best={best} told={told} foresee={foresee} />
          </g>
        ))}
      </svg>
      {short && (
        <p className="not-in-stock" style={{ height: NONE_LEFT }}>
          {say('vino.desk.none')}
          {missing.map(variety => (
            <VarietyChip key={variety} say={say} variety={variety} />
          ))}
        </p>
      )}
      {withTable && (
        <div style={{ height: TABLE, marginBlockStart: GAP }}>
          <PriceTable position={position} width={width} height={TABLE} />
        </div>
      )}
    </>
  );
}

/** Those that bring something, if there are any. */
const sellable = (deals: readonly Deal[]): readonly Deal[] =>
  deals.some(({ isAllowed }) => isAllowed) ? deals.filter(({ isAllowed }) => isAllowed) : deals;

/** What the sale pointed at brings and costs; else the best. */
function Told({ say, box, deal, isBest }: { readonly say: Say; readonly box: Box; readonly deal: Deal; readonly isBest: boolean }) {
  const { n, variety, income, lost, fall } = deal;
  const values = { n, variety: varietyName(say, variety), income, lost, fall: fall * box.tables.step, best: isBest ? 'yes' : 'no' };
  return <span aria-hidden="true">{say(deal.isAllowed ? 'vino.told' : 'vino.told.refused', values)}</span>;
}
