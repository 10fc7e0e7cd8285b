// Better ways to answer than a long list: the cheapest vineyard with the varieties it can have, several in one go, nine regions to press, all
// steps to one variety; and on a small screen, where the board is not beside it, the selling desk and the market.

import type { Position } from '@adega/wire';
import type { ReactNode } from 'react';
import { useChoosing } from '../../table/choosing.tsx';
import type { ControlProps } from '../../table/face.ts';
import { useHeldKey } from '../../table/held.tsx';
import { useNarrow } from '../../table/narrow.ts';
import { boxOf, useBox } from './box.ts';
import { Cost, DealCards } from './deal-cards.tsx';
import { bestOf } from './deals.ts';
import { Rails } from './market.tsx';
import { regionName, regionNames, signed, varietyName } from './names.ts';
import { thing } from './paths.ts';
import { VarietyChip } from './pieces.tsx';
import { RegionChoice } from './region-choice.tsx';
import { type Line, linesOf, type MoveOf, NONE, ownedIn, priceOf, REGIONS, regionOf, stateOf, stepsOf, VARIETIES } from './set.ts';
import { severalIn } from './several.ts';
import { type Say, useSay } from './words.ts';

export function Control(props: ControlProps) {
  switch (props.position.question?.asks) {
    case 'choose':
      return <RegionChoice position={props.position} />;
    case 'start-vineyard':
    case 'free-vineyard':
    case 'enter':
      return <Cheapest {...props} />;
    case 'extend':
    case 'lease':
    case 'take':
      return <Lines {...props} />;
    case 'sell':
      return <Selling {...props} />;
    case 'raise':
      return <Raising {...props} />;
    default:
      return null;
  }
}

interface GoProps {
  /** One move, or several in a row. */
  readonly keys: readonly string[];
  readonly label?: string | undefined;
  readonly className?: string | undefined;
  readonly ways: ControlProps;
  readonly children: ReactNode;
}

/** A button that plays what it says; pointing at it shows what it brings, where it is one move, with no more or with going on after it. */
function Go({ keys, label, className, ways: { onChoose, onLine }, children }: GoProps) {
  const { point } = useChoosing();
  const held = useHeldKey();
  const [first = '', ...more] = keys;
  const isOne = more.length === 0;
  // What the first of several brings is not what they bring.
  const isTold = more.every(key => key === 'pass');
  const show = (on: boolean) => () => point(on && isTold ? first : undefined);
  return (
    <button
      type="button"
      className={className}
      title={label}
      data-key={isOne ? first : undefined}
      data-line={isOne ? undefined : keys.join('; ')}
      aria-pressed={held === undefined ? undefined : isOne && held === first}
      onClick={() => (isOne ? onChoose(first) : onLine(keys))}
      onPointerEnter={show(true)}
      onPointerLeave={show(false)}
      onFocus={show(true)}
      onBlur={show(false)}
    >
      {label === undefined ? (
        children
      ) : (
        <>
          <span className="hidden">{label}</span>
          <span className="as-drawn" aria-hidden="true">
            {children}
          </span>
        </>
      )}
    </button>
  );
}

interface Bargain {
  readonly region: number;
  readonly price: number;
  /** One for each variety that can be taken with it; for none where one is grown already. */
  readonly buys: readonly { readonly key: string; readonly variety: number }[];
}

/** The cheapest vineyard of each region that is offered. */
function bargainsIn(position: Position): Bargain[] {
  const box = boxOf(position);
  const s = stateOf(position);
  const buys = (position.question?.offered ?? []).flatMap(key => {
    const m = box.game.parse(s, key);
    return 'problem' in m || m.kind !== 'buy' ? [] : [{ key, m: m as MoveOf<'buy'> }];
  });
  return box.tables.byNumber.flatMap(region => {
    const here = buys.filter(({ m }) => regionOf(box, m.item) === region);
    const price = Math.min(...here.map(({ m }) => priceOf(box, m.item)));
    const first = here.find(({ m }) => priceOf(box, m.item) === price)?.m.item;
    if (first === undefined) return [];
    return [{ region, price, buys: here.filter(({ m }) => m.item === first).map(({ key, m }) => ({ key, variety: m.variety })) }];
  });
}

/** Vineyards are alike but for their price: whoever is new somewhere takes the cheapest, and chooses what to grow. */
function Cheapest(props: ControlProps) {
  const say = useSay();
  const bargains = bargainsIn(props.position);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's
    <div className="vino-control" role="group" aria-label={say('vino.cheapest.label')}>
      {bargains.length === 1 ? (
        bargains.map(one => <OneBargain key={one.region} {...one} ways={props} />)
      ) : (
        <Bargains {...props} all={bargains} />
      )}
      <p className="note">{say(elseOf(props.position.question?.asks))}</p>
    </div>
  );
}

function elseOf(asks: string | undefined): 'vino.cheapest.other' | 'vino.cheapest.again' | 'vino.cheapest.map' {
  if (asks === 'start-vineyard') return 'vino.cheapest.other';
  return asks === 'enter' ? 'vino.cheapest.again' : 'vino.cheapest.map';
}

function OneBargain({ region, price, buys, ways }: Bargain & { readonly ways: ControlProps }) {
  const say = useSay();
  const [only] = buys;
  if (only?.variety === NONE)
    return (
      <Go keys={[only.key]} className="primary wide" ways={ways}>
        {say('vino.cheapest.buy', { price })}
      </Go>
    );
  return (
    <>
      <p className="lead">{say('vino.cheapest.grow', { price, region: regionName(say, region) })}</p>
      <div className="variety-buttons">
        {buys.map(({ key, variety }) => (
          <Go key={key} keys={[key]} ways={ways}>
            <span aria-hidden="true">
              <VarietyChip say={say} variety={variety} />
            </span>
            {varietyName(say, variety)}
          </Go>
        ))}
      </div>
    </>
  );
}

/** Everywhere: a line for each region. */
function Bargains({ all, ...ways }: ControlProps & { readonly all: readonly Bargain[] }) {
  const { tables } = useBox();
  const say = useSay();
  return (
    <ul className="bargains">
      {all.map(({ region, price, buys }) => (
        <li key={REGIONS[region]}>
          <span className="region-coin" aria-hidden="true">
            {tables.number[region]}
          </span>
          <b>{regionName(say, region)}</b>
          <span className="bargain-price">{price}</span>
          <span className="bargain-buys">
            {buys.map(({ key, variety }) => (
              <Go
                key={key}
                keys={[key]}
                ways={ways}
                label={say('vino.cheapest.one', {
                  price,
                  region: regionName(say, region),
                  marker: variety === NONE ? 'no' : 'yes',
                  variety: variety === NONE ? '' : varietyName(say, variety),
                })}
              >
                {variety === NONE ? say('vino.cheapest.short') : <VarietyChip say={say} variety={variety} />}
              </Go>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Several vineyards with one press. */
function Lines(props: ControlProps) {
  const box = useBox();
  const say = useSay();
  const { position } = props;
  const lines = linesOf(box.game, box.tables.price, stateOf(position), position.question?.seat ?? 0);
  const asks = position.question?.asks ?? '';
  const keysOf = ({ moves }: Line): string[] => moves.map(box.game.keyOf);
  if (lines.length === 0) return null;
  const lead = say.known(`vino.lines.${asks}`, { left: lines[0]?.vineyards.length ?? 0 }, () => asks);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's
    <div className="vino-control" role="group" aria-label={lead}>
      <p className="lead">{lead}</p>
      <div className={asks === 'extend' ? 'ladder' : 'line-buttons'}>
        {lines.map(line =>
          asks === 'extend' ? (
            <Go
              key={line.vineyards.length}
              keys={keysOf(line)}
              ways={props}
              label={say('vino.lines.buy', { n: line.vineyards.length, cost: line.cost })}
            >
              <b>{line.vineyards.length}</b>
              <span>{line.cost}</span>
            </Go>
          ) : (
            <Go key={line.which} keys={keysOf(line)} ways={props}>
              {say('vino.lines.those', { which: line.which, list: placesOf(say, position, line), ...leftBy(say, position, asks, line) })}
            </Go>
          ),
        )}
      </div>
      <Note>{noteOf(say, position, asks)}</Note>
    </div>
  );
}

/** The regions in which whoever gives these back has nothing any more. */
function leftBy(say: Say, position: Position, asks: string, { vineyards }: Line): { readonly left: number; readonly regions: string } {
  const box = boxOf(position);
  const given = (region: number): number => vineyards.filter(v => regionOf(box, v) === region).length;
  const left = [...new Set(vineyards.map(v => regionOf(box, v)))].filter(
    region => asks === 'lease' && given(region) === ownedIn(box, stateOf(position), position.question?.seat ?? 0, region),
  );
  return { left: left.length, regions: regionNames(say, left) };
}

const Note = ({ children }: { readonly children: string | undefined }) => children !== undefined && <p className="note">{children}</p>;

/** What else can be pressed, if there is anything else. */
function noteOf(say: Say, position: Position, asks: string): string | undefined {
  if (asks === 'extend') return say('vino.lines.map');
  const several = severalIn(position);
  if (several !== undefined) return say('vino.lines.several', { n: several.n });
  return (position.question?.offered.length ?? 0) > 2 ? say('vino.cheapest.other') : undefined;
}

/** Vineyards by region: "Campania 60, 80". */
function placesOf(say: Say, position: Position, { vineyards }: Line): string {
  const box = boxOf(position);
  const regions = [...new Set(vineyards.map(v => regionOf(box, v)))];
  return regions
    .map(region => {
      const prices = vineyards.filter(v => regionOf(box, v) === region).map(v => priceOf(box, v));
      return say('vino.lines.place', { region: regionName(say, region), prices: prices.join(', ') });
    })
    .join('; ');
}

/** The desk lies on the board; a small screen has it here. */
function Selling(props: ControlProps) {
  const say = useSay();
  const narrow = useNarrow();
  return narrow ? (
    <>
      <p className="lead">{say('vino.sell.short')}</p>
      <DealCards position={props.position} seat={props.position.question?.seat ?? 0} />
    </>
  ) : (
    <div className="vino-control">
      <p className="lead">{say('vino.sell.lead')}</p>
      <BestSales {...props} />
    </div>
  );
}

/** Of each variety the sale that leaves most. */
function BestSales(props: ControlProps) {
  const box = useBox();
  const say = useSay();
  const { roleOf } = useChoosing();
  const rows = box.look.deals(stateOf(props.position), props.position.question?.seat ?? 0);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's
    <div className="best-sales" role="group" aria-label={say('vino.sell.best')}>
      <p className="note">{say('vino.sell.best')}</p>
      {rows.map(deals => {
        const deal = bestOf(deals);
        const key = deal === undefined ? undefined : roleOf(thing.sale(deal.variety, deal.n)).completes;
        if (deal === undefined || key === undefined) return null;
        const { variety, n, income, lost, fall } = deal;
        const name = varietyName(say, variety);
        return (
          <Go key={VARIETIES[variety]} keys={[key]} ways={props}>
            <span aria-hidden="true">
              <VarietyChip say={say} variety={variety} />
            </span>
            <span aria-hidden="true">
              {n} {name}
            </span>
            <b aria-hidden="true">{signed(income)}</b>
            <span aria-hidden="true">
              <Cost deal={deal} />
            </span>
            <span className="hidden">{say('vino.sell.one', { n, variety: name, income, lost, fall: fall * box.tables.step })}</span>
          </Go>
        );
      })}
    </div>
  );
}

/** All steps to one variety with one press; whoever wants to share them presses spaces of the market. */
function Raising(props: ControlProps) {
  const box = useBox();
  const say = useSay();
  const narrow = useNarrow();
  const { position } = props;
  const s = stateOf(position);
  const frame = s.stack.findLast(f => f.kind === 'raise');
  const single = (position.question?.offered ?? []).flatMap(key => {
    const m = box.game.parse(s, key);
    const steps = 'problem' in m || m.kind !== 'raise' ? [] : stepsOf(m.item, VARIETIES.length);
    const variety = steps.findIndex(n => n === frame?.count);
    return variety < 0 ? [] : [{ key, variety }];
  });
  const whole = single.sort((a, b) => a.variety - b.variety);
  const others = VARIETIES.flatMap((_, variety) =>
    variety === frame?.item || whole.some(one => one.variety === variety) ? [] : [variety],
  );
  const full = others.map(variety => varietyName(say, variety));
  return (
    <div className="vino-control">
      <p className="lead">{say('vino.raise.left', { left: frame?.count ?? 0, full: full.length, names: say.list(full) })}</p>
      {narrow && (
        <div className="turn-market">
          <Rails position={position} width={420} height={232} />
        </div>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's */}
      <div className="variety-buttons" role="group" aria-label={say('vino.raise.all')}>
        {whole.map(({ key, variety }) => {
          const [from, to] = [0, frame?.count ?? 0].map(up => signed(((s.market[variety] as number) + up) * box.tables.step));
          const values = { variety: varietyName(say, variety), from: from ?? '', to: to ?? '' };
          return (
            <Go key={key} keys={[key]} ways={props} label={say('vino.raise.all-to', values)}>
              <VarietyChip say={say} variety={variety} />
              <span>{varietyName(say, variety)}</span>
              <b>{say('vino.raise.from-to', values)}</b>
            </Go>
          );
        })}
      </div>
    </div>
  );
}
