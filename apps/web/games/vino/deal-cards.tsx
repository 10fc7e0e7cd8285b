// The selling desk where there is no board beside it: a card for every sale that brings something, with what it brings and what it costs.

import type { Position } from '@adega/wire';
import { ThingButton } from '../../table/thing.tsx';
import { useBox } from './box.ts';
import { bestDeal, bestOf, type Deal, helpOf } from './deals.ts';
import { signed, varietyName } from './names.ts';
import { thing } from './paths.ts';
import { Stock, VarietyChip, VineIcon } from './pieces.tsx';
import { demandOf, type State, stateOf, VARIETIES } from './set.ts';
import { useSay } from './words.ts';

export function DealCards({ position, seat }: { readonly position: Position; readonly seat: number }) {
  const { look } = useBox();
  const s = stateOf(position);
  const rows = look.deals(s, seat);
  const best = bestDeal(rows);
  return (
    <div className="turn-desk">
      {rows.map((deals, variety) => deals.length > 0 && <Lot key={VARIETIES[variety]} s={s} variety={variety} deals={deals} best={best} />)}
    </div>
  );
}

interface LotProps {
  readonly s: State;
  readonly variety: number;
  readonly deals: readonly Deal[];
  readonly best: Deal | undefined;
}

/** All sales of a variety. Those that the demand forbids need no card: only how many they are, and what is missing. */
function Lot({ s, variety, deals, best }: LotProps) {
  const box = useBox();
  const say = useSay();
  const own = bestOf(deals);
  const refused = deals.filter(({ isAllowed }) => !isAllowed);
  const demand = demandOf(box, s, variety);
  return (
    <section className="deal-lot" aria-label={varietyName(say, variety)}>
      <p className="lot-head">
        <VarietyChip say={say} variety={variety} />
        <b>{varietyName(say, variety)}</b>
        <span className={demand < 0 ? 'lot-demand low' : 'lot-demand'}>{say('vino.desk.at', { demand: signed(demand) })}</span>
        {refused.length > 0 && (
          <span className="lot-refused">
            {say('vino.desk.refused', {
              n: refused.length,
              first: signed(refused[0]?.income ?? 0),
              last: signed(refused.at(-1)?.income ?? 0),
            })}
          </span>
        )}
      </p>
      <div className="deal-cards">
        {deals.map(
          deal =>
            deal.isAllowed && <Card key={deal.n} s={s} deal={deal} mark={deal === best ? 'star' : deal === own ? 'ring' : undefined} />,
        )}
      </div>
    </section>
  );
}

interface CardProps {
  readonly s: State;
  readonly deal: Deal;
  readonly mark: 'star' | 'ring' | undefined;
}

function Card({ s, deal, mark }: CardProps) {
  const box = useBox();
  const say = useSay();
  const { variety, n, income } = deal;
  return (
    <ThingButton
      id={thing.sale(variety, n)}
      className={mark === undefined ? 'deal-card' : `deal-card ${mark}`}
      help={helpOf(say, box, s, deal, mark)}
    >
      <Stock variety={variety} n={n} />
      <b className="card-income">{signed(income)}</b>
      <Cost deal={deal} />
    </ThingButton>
  );
}

/** How many vineyards go back, and by how much the demand falls. */
export function Cost({ deal: { lost, fall } }: { readonly deal: Deal }) {
  const { tables } = useBox();
  return (
    <span className="card-cost">
      <span>
        {signed(-lost)}
        <VineIcon />
      </span>
      <span>▾{fall * tables.step}</span>
    </span>
  );
}
