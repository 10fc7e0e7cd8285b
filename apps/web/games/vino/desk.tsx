// The selling desk of whoever is asked or looks: for every amount of every variety what it brings, what it costs, how far the price
// falls. The best of each variety has a ring, the best of all a star.

import type { Position } from '@adega/wire';
import { frontSeat } from '../../table/acting-seat.ts';
import { Panel } from '../../table/pieces.tsx';
import { ThingButton } from '../../table/thing.tsx';
import { type Box, useBox } from './box.ts';
import { bestDeal, bestOf, type Deal } from './deals.ts';
import { signed, varietyName } from './names.ts';
import { thing } from './paths.ts';
import { VarietyChip, VineIcon } from './pieces.tsx';
import { placeOf, shown } from './printed.ts';
import { demandOf, type State, stateOf, upTo } from './set.ts';
import { type Say, useSay } from './words.ts';

export function Desk({ position }: { readonly position: Position }) {
  const say = useSay();
  const name = position.names[frontSeat(position)] ?? '';
  return (
    <Panel id="desk" title={say('vino.desk.heading', { name })}>
      <Deals position={position} />
      <PriceTable say={say} />
    </Panel>
  );
}

/** Everything that can be sold. */
export function Deals({ position }: { readonly position: Position }) {
  const box = useBox();
  const say = useSay();
  const s = stateOf(position);
  const rows = box.look.deals(s, frontSeat(position)).filter(deals => deals.length > 0);
  const best = bestDeal(rows);
  return (
    <>
      <p className="note">{say(rows.length === 0 ? 'vino.desk.empty' : 'vino.desk.note')}</p>
      <ul className="desk-rows">
        {rows.map(deals => (
          <Row key={deals[0]?.variety} say={say} s={s} deals={deals} best={best} />
        ))}
      </ul>
    </>
  );
}

/** The table by which everybody sells, without any demand. */
function PriceTable({ say }: { readonly say: Say }) {
  const box = useBox();
  const amounts = upTo(box.tables.most).map(i => i + 1);
  const line = (head: string, of: (n: number) => number) => (
    <tr>
      <th scope="row">{head}</th>
      {amounts.map(n => (
        <td key={n}>{of(n)}</td>
      ))}
    </tr>
  );
  return (
    <div className="price-table">
      <h4>{say('vino.table.heading')}</h4>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section tabIndex={0} aria-label={say('vino.table.heading')}>
        <table>
          <thead>
            <tr>
              <th scope="row">{say('vino.table.wine')}</th>
              {amounts.map(n => (
                <th key={n} scope="col" title={say('vino.table.help', { n })} {...placeOf(box, shown.row(n))}>
                  {n}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {line(say('vino.table.income'), n => box.tables.revenue[n] ?? 0)}
            {line(say('vino.table.lost'), n => box.tables.lost[n] ?? 0)}
            {line(say('vino.table.fall'), n => box.tables.fall[n] ?? 0)}
          </tbody>
        </table>
      </section>
    </div>
  );
}

interface RowProps {
  readonly say: Say;
  readonly s: State;
  readonly deals: readonly Deal[];
  readonly best: Deal | undefined;
}

function Row({ say, s, deals, best }: RowProps) {
  const box = useBox();
  const variety = deals[0]?.variety ?? 0;
  const own = bestOf(deals);
  return (
    <li>
      <p className="desk-head">
        <VarietyChip say={say} variety={variety} />
        <strong>{varietyName(say, variety)}</strong>
        <span className="note">{say('vino.desk.demand', { demand: signed(demandOf(box, s, variety)), stock: deals.length })}</span>
      </p>
      <div className="deals">
        {deals.map(deal => (
          <Offer key={deal.n} say={say} s={s} deal={deal} mark={deal === best ? 'star' : deal === own ? 'ring' : undefined} />
        ))}
      </div>
    </li>
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

function Offer(props: OfferProps) {
  const box = useBox();
  const { say, deal, mark } = props;
  const { variety, n, income, lost, fall } = deal;
  const help = helpOf(box, props);
  const look = deal.isAllowed ? mark : 'refused';
  return (
    <ThingButton id={thing.sale(variety, n)} className={look === undefined ? 'deal' : `deal ${look}`} help={help}>
      <b className="deal-n" aria-hidden="true">
        {n}
      </b>
      <span className="deal-income" aria-hidden="true">
        {signed(income)}
      </span>
      <span className={lost === 0 ? 'deal-lost none' : 'deal-lost'} aria-hidden="true">
        {lost === 0 ? say('vino.deal.none') : say('vino.deal.lost', { lost })}
        {lost > 0 && <VineIcon />}
      </span>
      <span className="deal-fall" aria-hidden="true">
        {say('vino.deal.fall', { fall })}
      </span>
      <span className="hidden">{help}</span>
    </ThingButton>
  );
}
