// The selling desk of whoever is asked or looks: a shelf for each variety with the bottles in stock. Pressing a bottle sells all up to it;
// over it stands what that brings, below how many vineyards go back. The best of each variety has a ring, the best of all a star.

import { memo, useState } from 'react';
import { frontSeat } from '../../table/acting-seat.ts';
import type { PartProps } from '../../table/face.ts';
import { Thing } from '../../table/thing.tsx';
import { type Box, useBox } from './box.ts';
import { bestDeal, bestOf, type Deal } from './deals.ts';
import { signed, varietyName } from './names.ts';
import { thing } from './paths.ts';
import { Grape, Quiet, VineShape, Wine } from './pieces.tsx';
import { demandOf, type State, stateOf, upTo } from './set.ts';
import { type Say, useSay } from './words.ts';

const TITLE = 30;
/** What the sale pointed at would bring takes one line, or two where there is little room. */
const LINE = 25;
const linesOf = (width: number): number => (width < 480 ? 2 : 1);
/** From this height on there is room for incomes, and for words on the edge of the shelf. */
const ROOMY = 76;
const LOW = 58;
const EDGE_HIGH = 20;
const EDGE_LOW = 7;
const edgeOf = (height: number): number => (height < LOW ? EDGE_LOW : EDGE_HIGH);
const TALLEST = 110;
/** Grape and demand at the beginning of a shelf. */
const LEFT = 104;
const WIDEST = 46;
/** What four digits need, and half of it at the end of a shelf. */
const INCOME = 40;
const EDGE = 14;

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

/** Everything that can be sold, and what the sale pointed at would bring; for exactly this box. */
export function Deals({ position, width, height }: PartProps) {
  const box = useBox();
  const say = useSay();
  const s = stateOf(position);
  const rows = box.look.deals(s, frontSeat(position)).filter(deals => deals.length > 0);
  const best = bestDeal(rows);
  const [pointed, setPointed] = useState<string | undefined>();
  const told = rows.flat().find(deal => thing.sale(deal.variety, deal.n) === pointed) ?? best;
  const high = height - linesOf(width) * LINE;
  const row = Math.min(TALLEST, high / Math.max(rows.length, 1));
  return (
    <>
      <p className="told" style={{ height: linesOf(width) * LINE }}>
        {rows.length === 0 && say('vino.desk.empty')}
        {told !== undefined && <Told say={say} box={box} deal={told} isBest={told === best} />}
      </p>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the section has a heading, and each sale its own name */}
      <svg
        className="desk-shelves"
        viewBox={`0 0 ${width} ${high}`}
        onPointerOver={event => setPointed((event.target as Element).closest('.deal')?.getAttribute('data-thing') ?? undefined)}
        onPointerLeave={() => setPointed(undefined)}
      >
        {rows.map((deals, i) => (
          <g key={deals[0]?.variety} transform={`translate(0 ${i * row})`}>
            <Shelf say={say} s={s} deals={deals} best={best} told={told} width={width} height={row} />
          </g>
        ))}
      </svg>
    </>
  );
}

/** What the sale pointed at brings and costs; else the best. */
function Told({ say, box, deal, isBest }: { readonly say: Say; readonly box: Box; readonly deal: Deal; readonly isBest: boolean }) {
  const { n, variety, income, lost, fall } = deal;
  const values = { n, variety: varietyName(say, variety), income, lost, fall: fall * box.tables.step, best: isBest ? 'yes' : 'no' };
  return <span aria-hidden="true">{say(deal.isAllowed ? 'vino.told' : 'vino.told.refused', values)}</span>;
}

const STAR = 'M0-9 2.600-3 9-2.600 4 1.500 5.700 8 0 4.500-5.700 8-4 1.500-9-2.600-2.600-3Z';

interface ShelfProps {
  readonly say: Say;
  readonly s: State;
  readonly deals: readonly Deal[];
  readonly best: Deal | undefined;
  readonly told: Deal | undefined;
  readonly width: number;
  readonly height: number;
}

function Shelf({ say, s, deals, best, told, width, height }: ShelfProps) {
  const box = useBox();
  const variety = deals[0]?.variety ?? 0;
  const own = bestOf(deals);
  const pitch = Math.min(WIDEST, (width - LEFT - EDGE) / deals.length);
  const edge = edgeOf(height);
  const plank = height - edge - 3;
  const taken = told?.variety === variety ? told.n : 0;
  return (
    <>
      <Niche width={width} height={plank} />
      <Quiet transform={`translate(8 ${(plank - 28) / 2})`}>
        <Grape variety={variety} />
      </Quiet>
      <text className={demandOf(box, s, variety) < 0 ? 'shelf-demand low' : 'shelf-demand'} x="40" y={plank / 2 + 7}>
        <title>{say('vino.desk.demand', { demand: signed(demandOf(box, s, variety)), stock: deals.length })}</title>
        {signed(demandOf(box, s, variety))}
      </text>
      <rect className="shelf-under" x="0" y={plank + 2.5} width={width} height={edge} rx="3" />
      <rect className="shelf" x="0" y={plank} width={width} height={edge} rx="3" />
      <Losses say={say} deals={deals} pitch={pitch} y={plank} edge={edge} />
      {deals.map(deal => (
        <g key={deal.n} transform={`translate(${LEFT + (deal.n - 0.5) * pitch} ${plank})`}>
          <Offer
            say={say}
            s={s}
            deal={deal}
            mark={deal === best ? 'star' : deal === own ? 'ring' : undefined}
            pitch={pitch}
            height={plank}
            taken={deal.n <= taken}
            last={deals.length}
          />
        </g>
      ))}
    </>
  );
}

/** The cellar behind a shelf: a vault of brick. */
const Niche = memo(({ width, height }: { readonly width: number; readonly height: number }) => (
  <Quiet className="niche">
    <path className="niche-wall" d={`M0 ${height}V18Q0 2 18 2H${width - 18}Q${width} 2 ${width} 18V${height}Z`} />
    <path
      className="niche-brick"
      d={upTo(Math.floor(width / 34))
        .map(i => `M${i * 34 + 20} ${height * (i % 2 === 0 ? 0.16 : 0.4)}h16M${i * 34 + 8} ${height * (i % 2 === 0 ? 0.64 : 0.86)}h14`)
        .join('')}
    />
  </Quiet>
));

/** From which bottle on how many vineyards go back: written on the edge of the shelf. */
interface LossesProps {
  readonly say: Say;
  readonly deals: readonly Deal[];
  readonly pitch: number;
  readonly y: number;
  readonly edge: number;
}

function Losses({ say, deals, pitch, y, edge }: LossesProps) {
  const steps = deals.filter(({ lost }, i) => lost > 0 && lost !== deals[i - 1]?.lost);
  return (
    <Quiet className="losses">
      {steps.map(({ n, lost }, i) => {
        const x = LEFT + (n - 1) * pitch;
        const across = ((steps[i + 1]?.n ?? deals.length + 1) - n) * pitch;
        return (
          <g key={n} transform={`translate(${x} ${y})`}>
            <path className="loss-from" d={`M0 1v${edge - 2}`} />
            {across >= 24 && edge === EDGE_HIGH && (
              <text x="4" y="16">
                {say('vino.told.lost', { lost })}
              </text>
            )}
            {across >= 46 && edge === EDGE_HIGH && (
              <g transform="translate(26 1)">
                <VineShape />
              </g>
            )}
          </g>
        );
      })}
    </Quiet>
  );
}

interface OfferProps {
  readonly say: Say;
  readonly s: State;
  readonly deal: Deal;
  readonly mark: 'star' | 'ring' | undefined;
}

function helpOf(box: Box, { say, s, deal, mark }: OfferProps): string {
  const { n, income, lost, fall, net } = deal;
  const variety = varietyName(say, deal.variety);
  if (!deal.isAllowed)
    return say('vino.deal.refused', { n, variety, table: box.tables.revenue[n] ?? 0, demand: -demandOf(box, s, deal.variety) });
  return say('vino.deal.help', { n, variety, income, lost, fall: fall * box.tables.step, net: signed(net), best: mark ?? 'no' });
}

interface BottleProps extends OfferProps {
  readonly pitch: number;
  /** From the shelf up. */
  readonly height: number;
  /** It would go with the sale that is told. */
  readonly taken: boolean;
  /** How many there are. */
  readonly last: number;
}

/** The bottle on the shelf; over it, where there is room, what all up to here bring. */
function Offer(props: BottleProps) {
  const box = useBox();
  const { deal, mark, pitch, height, taken, last } = props;
  const { variety, n, income } = deal;
  const look = deal.isAllowed ? mark : 'refused';
  const high = height + 22 >= ROOMY;
  // Where bottles stand close, every second or third tells what it brings; the last one always.
  const written = high && (last - n) % Math.ceil(INCOME / pitch) === 0;
  const tall = Math.min(66, height - (high ? 24 : 4));
  const k = Math.min(tall / 46, pitch / 23);
  return (
    <Thing id={thing.sale(variety, n)} className={look === undefined ? 'deal' : `deal ${look}`} help={helpOf(box, props)}>
      <rect className="deal-hit" x={-pitch / 2} y={-height + 1} width={pitch} height={height} />
      <rect className="deal-glow" x={-pitch / 2 + 1} y={-height + 2} width={pitch - 2} height={height - 3} rx="7" />
      <g className={taken ? 'deal-bottle taken' : 'deal-bottle'} transform={`translate(${-11 * k} ${-46 * k}) scale(${k})`}>
        <Wine variety={variety} />
      </g>
      {written && (
        <text className="deal-income" y={-tall - 5}>
          {income}
        </text>
      )}
      {mark === 'star' && <path className="best-star" d={STAR} transform="translate(0 -14) scale(.95)" />}
      {mark === 'ring' && <circle className="best-ring" cy="-14" r="7" />}
    </Thing>
  );
}
