// The players: who they are, how many vineyards they own, money, the wine in stock, where they grow it, and what they chose for this round.

import type { Position } from '@adega/wire';
import { actingSeat } from '../../table/acting-seat.ts';
import { isAlone } from '../../table/alone.ts';
import { Counting } from '../../table/counting.tsx';
import { CutName } from '../../table/cut-name.tsx';
import type { PartProps } from '../../table/face.ts';
import { Disc } from '../../table/pieces.tsx';
import { Portrait } from './art/portraits.tsx';
import { useBox } from './box.ts';
import { regionName, regionNames, varietyName } from './names.ts';
import { Coin, Stock, VarietyChip, VineIcon } from './pieces.tsx';
import { placeOf, shown } from './printed.ts';
import { isMoneyHidden, membersOf, NONE, ownedBy, ownedIn, playerOf, REGIONS, type State, stateOf, upTo, VARIETIES } from './set.ts';
import { type Say, useSay } from './words.ts';

/** How a seat is drawn: beside others, with little or much room, or alone on a small screen. */
type Form = 'beside' | 'beside roomy' | 'own';

const ROOMY = 400;

export function Players({ position, width, height, seat: only }: PartProps) {
  const say = useSay();
  const s = stateOf(position);
  const seats = only === undefined ? upTo(s.seats) : [only];
  const form: Form = only !== undefined ? 'own' : width / seats.length < ROOMY ? 'beside' : 'beside roomy';
  return (
    <div className={`cellars ${form}`} style={{ width, height }}>
      <h2 className="hidden">{say('vino.cellars')}</h2>
      {seats.map(seat => (
        <Cellar key={seat} say={say} position={position} s={s} seat={seat} />
      ))}
    </div>
  );
}

interface Props {
  readonly say: Say;
  readonly position: Position;
  readonly s: State;
  readonly seat: number;
}

function Cellar(props: Props) {
  const { say, position, seat } = props;
  const name = position.names[seat] ?? '';
  const acting = actingSeat(position) === seat || position.question?.seat === seat;
  return (
    <section className={`cellar-card of-${seat + 1}${acting ? ' acting' : ''}`} data-seat={seat} aria-labelledby={`cellar-${seat}`}>
      <div className="cellar-face">
        <Portrait seat={seat} />
        <span className="cellar-seat">
          <Disc seat={seat} label={say('player.mark', { name })} />
        </span>
      </div>
      <h3 id={`cellar-${seat}`}>
        <CutName className="cellar-name" name={name} />
      </h3>
      <div className="cellar-doing">
        {/* Seen by the red plate with the name. */}
        {acting && <span className="hidden">{say('player.acting')}</span>}
        <Choice {...props} />
        <Income {...props} />
      </div>
      <Figures {...props} />
      <Stocks {...props} />
      <Grown {...props} />
    </section>
  );
}

/** Vineyards, which win, and money. */
function Figures({ say, position, s, seat }: Props) {
  const box = useBox();
  const p = playerOf(s, seat);
  const hidden = isMoneyHidden(position, seat);
  const owned = ownedBy(s, seat).length;
  const pawns = say('vino.pawns.help', { left: p.pawns, most: box.tables.most });
  return (
    <ul className="cellar-figures">
      <li className="cellar-owned" title={`${say('vino.owned.help')} ${pawns}`} {...placeOf(box, shown.pawns)}>
        <VineIcon />
        <b>
          <Counting value={owned} />
        </b>
        <small className="pawns-left" aria-hidden="true">
          {say('vino.pawns', { left: p.pawns })}
        </small>
        <span className="hidden">
          {say('vino.owned', { n: owned })}. {pawns}
        </span>
      </li>
      <li className="cellar-money" title={say('vino.money.help', { income: hidden ? 0 : p.income })} {...placeOf(box, shown.money)}>
        <Coin />
        <b>{hidden ? say('vino.money.hidden') : <Counting value={p.money} />}</b>
        <span className="hidden">{say('vino.money')}</span>
      </li>
    </ul>
  );
}

/** What the sale of this round has brought: the next order goes by it. Shown where the cards of the chosen regions lay. */
function Income({ say, position, s, seat }: Props) {
  const { income, chosen } = playerOf(s, seat);
  if (income <= 0 || chosen !== 0 || isMoneyHidden(position, seat)) return null;
  return (
    <small className="cellar-income" title={say('vino.money.help', { income })}>
      {say('vino.income', { income })}
    </small>
  );
}

function Stocks({ say, s, seat }: Props) {
  const { cellar } = playerOf(s, seat);
  return (
    <ul className="stocks" aria-label={say('vino.stock.label')}>
      {VARIETIES.map((id, variety) => {
        const n = cellar[variety] as number;
        const help = say('vino.stock.help', { n, variety: varietyName(say, variety) });
        return (
          <li key={id} title={help}>
            <Stock variety={variety} n={n} />
            <span className="hidden">{help}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** A variety marker for each region, with the number of vineyards there. */
function Grown({ say, s, seat }: Props) {
  const box = useBox();
  const { grows } = playerOf(s, seat);
  return (
    <ul className="grown" aria-label={say('vino.grown.label')}>
      {box.tables.byNumber.map(region => {
        const variety = grows[region] ?? NONE;
        if (variety === NONE) return null;
        const n = ownedIn(box, s, seat, region);
        const help = say('vino.grown.help', { region: regionName(say, region), variety: varietyName(say, variety), n });
        return (
          <li key={REGIONS[region]} title={help}>
            <span aria-hidden="true" className="grown-in">
              <span className="region-coin">{box.tables.number[region]}</span>
              <VarietyChip say={say} variety={variety} />
              <span className="grown-name">{regionName(say, region)}</span>
              <b>{n}</b>
            </span>
            <span className="hidden">{help}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** What was chosen for this round, two cards: face down until all have chosen; also for whoever chose it, where others look at the same
 *  screen. */
function Choice({ say, position, s, seat }: Props) {
  const { tables } = useBox();
  const { chosen, shown: isShown } = playerOf(s, seat);
  if (chosen === 0) return <p className="choice-line" />;
  const isMine = position.viewer === seat && isAlone(position);
  if (isShown === 0 && !isMine)
    return (
      <p className="choice-line sealed" title={say('vino.choice.sealed')}>
        <span className="region-card back" aria-hidden="true" />
        <span className="region-card back" aria-hidden="true" />
        <span className="hidden">{say('vino.choice.sealed')}</span>
      </p>
    );
  const regions = membersOf(chosen, REGIONS.length).sort((a, b) => (tables.number[a] ?? 0) - (tables.number[b] ?? 0));
  const told = say(isShown === 0 ? 'vino.choice.mine' : 'vino.choice', { regions: regionNames(say, regions) });
  return (
    <p className={isShown === 0 ? 'choice-line mine' : 'choice-line'} title={told}>
      {regions.map(region => (
        <span key={region} className={`region-card land-${region}`} aria-hidden="true">
          {tables.number[region]}
        </span>
      ))}
      <span className="hidden">{told}</span>
    </p>
  );
}
