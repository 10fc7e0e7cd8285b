// A shelf of the selling desk: the variety and the demand for it, its bottles with their prices, and on the edge what else a sale does.

import { memo } from 'react';
import { Thing } from '../../table/thing.tsx';
import { useBox } from './box.ts';
import { bestOf, type Deal, helpOf } from './deals.ts';
import { isNamed, type Layout, type ShelfOf } from './desk-lines.ts';
import { signed, varietyName } from './names.ts';
import { thing } from './paths.ts';
import { Grape, Quiet, VineShape } from './pieces.tsx';
import { demandOf, type Sale, type State, upTo } from './set.ts';
import { type Say, useSay } from './words.ts';

/** One line of what a sale costs, and what is written over a bottle. */
const EDGE = 18;
const OVER = 20;
const TALLEST = 74;
/** A shelf ends after its last bottle. */
const AFTER = 8;

interface Props {
  readonly s: State;
  readonly shelf: ShelfOf;
  readonly layout: Layout;
  readonly best: Deal | undefined;
  readonly told: Deal | undefined;
  /** Whether to tell what bottles would bring that are not there. */
  readonly foresee: boolean;
}

export function Shelf({ s, shelf: { variety, deals, from, to, before }, layout, best, told, foresee }: Props) {
  const say = useSay();
  const { width, height, left, pitch } = layout;
  const { look, tables } = useBox();
  const own = bestOf(deals);
  const plank = height - 2 * EDGE - 3;
  const taken = told?.variety === variety ? told.n : 0;
  const here = deals.slice(from, to);
  // Nobody has more vineyards than a player has markers.
  const room = foresee ? Math.min(layout.across, tables.most - before) - here.length : 0;
  const missing = upTo(room).map(i => look.foreseen(s, variety, before + here.length + i + 1));
  const wide = Math.min(width, left + (here.length + missing.length) * pitch + AFTER);
  return (
    <>
      <Niche width={wide} height={plank} />
      <rect className="shelf-under" x="0" y={plank + 2.5} width={wide} height={2 * EDGE} rx="3" />
      <rect className="shelf" x="0" y={plank} width={wide} height={2 * EDGE} rx="3" />
      <Head say={say} s={s} variety={variety} stock={deals.length} layout={layout} plank={plank} goesOn={from > 0} />
      <Edges s={s} variety={variety} sales={here} from={before} layout={layout} y={plank} />
      <g className="missing">
        <Edges s={s} variety={variety} sales={missing} from={before} layout={layout} y={plank} />
        {missing.map(sale => (
          <g key={sale.n} transform={`translate(${left + (sale.n - before - 0.5) * pitch} ${plank})`}>
            <Missing sale={sale} pitch={pitch} height={plank} />
          </g>
        ))}
      </g>
      {here.map(deal => (
        <g key={deal.n} transform={`translate(${left + (deal.n - before - 0.5) * pitch} ${plank})`}>
          <Offer
            say={say}
            s={s}
            deal={deal}
            mark={deal === best ? 'star' : deal === own ? 'ring' : undefined}
            pitch={pitch}
            height={plank}
            taken={deal.n <= taken}
            written={((deals.at(-1)?.n ?? 0) - deal.n) % layout.every === 0}
          />
        </g>
      ))}
    </>
  );
}

/** The cellar behind a shelf. */
const Niche = memo(({ width, height }: { readonly width: number; readonly height: number }) => (
  <Quiet>
    <path className="niche-wall" d={`M0 ${height}V14Q0 2 14 2H${width - 14}Q${width} 2 ${width} 14V${height}Z`} />
  </Quiet>
));

interface HeadProps {
  readonly say: Say;
  readonly s: State;
  readonly variety: number;
  readonly stock: number;
  readonly layout: Layout;
  readonly plank: number;
  /** Its first bottles stand on another shelf. */
  readonly goesOn: boolean;
}

/** The variety, what is added to every sale of it, and what the lines of the shelf are. */
function Head({ say, s, variety, stock, layout, plank, goesOn }: HeadProps) {
  const box = useBox();
  const demand = demandOf(box, s, variety);
  const named = isNamed(layout);
  const middle = (plank - 2) / 2;
  const tone = demand < 0 ? 'shelf-demand low' : 'shelf-demand';
  return (
    <g className="shelf-head">
      <title>{say('vino.desk.demand', { demand: signed(demand), stock })}</title>
      <g transform={named ? `translate(5 ${middle - 15})` : `translate(11 ${plank / 2 - 21}) scale(.92)`}>
        <Grape variety={variety} />
      </g>
      {named ? (
        <>
          <text className="shelf-name" x="39" y={middle - 3}>
            {varietyName(say, variety)}
          </text>
          <text className={tone} x="39" y={middle + 19}>
            {goesOn ? say('vino.desk.goes-on') : say('vino.desk.at', { demand: signed(demand) })}
          </text>
        </>
      ) : (
        <text className={`${tone} close`} x="24" y={plank / 2 + 19}>
          {signed(demand)}
        </text>
      )}
      <Quiet className="shelf-lines">
        {named && (
          <>
            <text x={layout.left - 10} y={plank + 15}>
              {say('vino.desk.back')}
            </text>
            <text x={layout.left - 10} y={plank + EDGE + 15}>
              {say('vino.desk.falls')}
            </text>
          </>
        )}
        {!named && (
          <>
            <g transform={`translate(${layout.left - 28} ${plank + 1})`}>
              <VineShape />
            </g>
            <path className="falling" d={`M${layout.left - 24} ${plank + EDGE + 4}l5 9 5-9Z`} />
          </>
        )}
      </Quiet>
    </g>
  );
}

interface EdgesProps {
  readonly s: State;
  readonly variety: number;
  readonly sales: readonly Sale[];
  /** How many bottles stand on shelves before. */
  readonly from: number;
  readonly layout: Layout;
  readonly y: number;
}

/** From which bottle on how many vineyards go back, and how far the demand falls. */
function Edges(props: EdgesProps) {
  const { tables } = useBox();
  const say = useSay();
  const demand = props.s.market[props.variety] as number;
  const fallen = ({ fall }: Sale) => ({
    variety: varietyName(say, props.variety),
    fall: fall * tables.step,
    least: signed(tables.lowest * tables.step),
    end: demand - fall === tables.lowest ? 'yes' : 'no',
  });
  return (
    <Quiet className="edges">
      <Steps {...props} of={({ lost }) => signed(-lost)} help={(sale, span) => say('vino.edge.back', { ...span, lost: sale.lost })} />
      <Steps
        {...props}
        y={props.y + EDGE}
        of={({ fall }) => signed(-fall * tables.step)}
        help={(sale, span) => say('vino.edge.falls', { ...span, ...fallen(sale) })}
      />
    </Quiet>
  );
}

/** So many bottles, from one to another. */
interface Span {
  readonly n: number;
  readonly from: number;
  readonly to: number;
  readonly [name: string]: number;
}

interface StepsProps extends EdgesProps {
  of(sale: Sale): string;
  /** The same in a sentence, for so many bottles. */
  help(sale: Sale, span: Span): string;
}

/** A word for all bottles that have it in common, in the middle of them; where there is no room for it, it is left out. */
function Steps({ sales, from, layout: { left, pitch }, y, of, help }: StepsProps) {
  const firsts = sales.flatMap((sale, i) => (i === 0 || of(sale) !== of(sales[i - 1] as Sale) ? [i] : []));
  return firsts.map((first, k) => {
    const sale = sales[first] as Sale;
    const next = firsts[k + 1] ?? sales.length;
    const across = (next - first) * pitch;
    const x = left + (sale.n - 1 - from) * pitch;
    return (
      <g key={first}>
        <title>{help(sale, { n: next - first, from: sale.n, to: (sales[next - 1] as Sale).n })}</title>
        <rect className="edge-cell" x={x + 1} y={y + 1} width={across - 2} height={EDGE - 1.5} rx="3" />
        {across >= of(sale).length * LETTER - 6 && (
          <text x={x + across / 2} y={y + 15}>
            {of(sale)}
          </text>
        )}
      </g>
    );
  });
}

/** As wide as a digit. */
const LETTER = 9.6;

interface OfferProps {
  readonly say: Say;
  readonly s: State;
  readonly deal: Deal;
  readonly mark: 'star' | 'ring' | undefined;
}

interface BottleProps extends OfferProps {
  readonly pitch: number;
  /** From the shelf up. */
  readonly height: number;
  /** It would go with the sale that is told. */
  readonly taken: boolean;
  /** Whether there is room for what it brings. */
  readonly written: boolean;
}

/** The bottle with its number on the label; over it what all up to here bring. */
function Offer({ say, s, deal, mark, pitch, height, taken, written }: BottleProps) {
  const box = useBox();
  const { variety, n, income } = deal;
  const look = deal.isAllowed ? mark : 'refused';
  const tall = height - OVER - 2;
  return (
    <Thing id={thing.sale(variety, n)} className={look === undefined ? 'deal' : `deal ${look}`} help={helpOf(say, box, s, deal, mark)}>
      <rect className="deal-glow" x={-pitch / 2 + 1} y={-height + 3} width={pitch - 2} height={height - 4} rx="7" />
      <g className={taken ? 'deal-bottle taken' : 'deal-bottle'}>
        <Squat variety={variety} n={n} tall={Math.min(tall, TALLEST)} half={Math.min(17, pitch / 2 - 1.5)} />
      </g>
      {written && (
        <text className="deal-income" y={-Math.min(tall, TALLEST) - 5}>
          {deal.isAllowed || String(income).length * LETTER <= pitch ? signedLoss(income) : '−'}
        </text>
      )}
      {mark === 'star' && tall >= 40 && <path className="best-star" d={STAR} transform={`translate(0 ${-Math.min(tall, TALLEST) + 8})`} />}
    </Thing>
  );
}

interface MissingProps {
  readonly sale: Sale;
  readonly pitch: number;
  readonly height: number;
}

/** The place of a bottle that is not in stock, with what it would bring. */
const Missing = ({ sale: { n, income }, pitch, height }: MissingProps) => {
  const tall = Math.min(height - OVER - 2, TALLEST);
  return (
    <Quiet>
      <Squat variety={-1} n={n} tall={tall} half={Math.min(17, pitch / 2 - 1.5)} />
      {String(income).length * LETTER <= pitch && (
        <text className="deal-income" y={-tall - 5}>
          {signedLoss(income)}
        </text>
      )}
    </Quiet>
  );
};

const signedLoss = (income: number): string => (income < 0 ? signed(income) : String(income));

const STAR = 'M0-9 2.600-3 9-2.600 4 1.500 5.700 8 0 4.500-5.700 8-4 1.500-9-2.600-2.600-3Z';

interface SquatProps {
  readonly variety: number;
  readonly n: number;
  readonly tall: number;
  readonly half: number;
}

/** The label is as high as its number needs, in the middle of the body; where there is little room the bottle has no neck. */
const Squat = memo(({ variety, n, tall, half }: SquatProps) => {
  const body = Math.max(21, Math.round(tall * 0.52));
  const label = -3.5 - (body - 21) / 2;
  return (
    <g className={`wine variety-${variety}`}>
      <path
        className="glass"
        d={
          tall < 30
            ? `M${-half}-1V${-tall + 4}Q${-half} ${-tall} ${-half + 4} ${-tall}H${half - 4}Q${half} ${-tall} ${half} ${-tall + 4}V-1Z`
            : `M${-half}-1V${-body}Q${-half} ${-body - 5}-4.500 ${-body - 8}V${-tall}H4.500V${-body - 8}Q${half} ${-body - 5} ${half} ${-body}V-1Z`
        }
      />
      {tall >= 38 && <path className="capsule" d={`M-5 ${-tall}h10v6h-10Z`} />}
      <path className="wine-label" d={`M${-half + 0.6} ${label - 17}H${half - 0.6}V${label}H${-half + 0.6}Z`} />
      {half >= 9 && (
        <text className="wine-number" y={label - 2}>
          {n}
        </text>
      )}
    </g>
  );
});
