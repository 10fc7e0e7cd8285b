// The players' cellars: money, vineyards, what is in stock of each variety, where they grow it, and what they chose for this round.

import type { Position } from '@adega/wire';
import { actingSeat } from '../../table/acting-seat.ts';
import type { PartProps } from '../../table/face.ts';
import { Disc } from '../../table/pieces.tsx';
import { useBox } from './box.ts';
import { regionName, regionNames, varietyName } from './names.ts';
import { Coin, Stock, VarietyChip, VineIcon } from './pieces.tsx';
import { placeOf, shown } from './printed.ts';
import { isMoneyHidden, membersOf, NONE, ownedBy, ownedIn, playerOf, REGIONS, type State, stateOf, upTo, VARIETIES } from './set.ts';
import { type Say, useSay } from './words.ts';

export function Players({ position, seat: only }: PartProps) {
  const say = useSay();
  const s = stateOf(position);
  return (
    <div className={`cellars cellars-${s.seats}`}>
      <h2 className="hidden">{say('vino.cellars')}</h2>
      {(only === undefined ? upTo(s.seats) : [only]).map(seat => (
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
    <section
      className={`cellar-card panel seat-edge-${seat + 1}${acting ? ' acting' : ''}`}
      data-seat={seat}
      aria-labelledby={`cellar-${seat}`}
    >
      <header>
        <h3 id={`cellar-${seat}`}>
          <Disc seat={seat} label={say('vino.seat', { n: seat + 1 })} />
          <bdi className="cellar-name">{name}</bdi>
          {acting && <span className="to-move">{say('player.acting')}</span>}
        </h3>
      </header>
      <Figures {...props} />
      <div className="cellar-row">
        <Stocks {...props} />
        <Pawns {...props} />
      </div>
      <Grown {...props} />
      <Choice {...props} />
    </section>
  );
}

/** Ownership markers that are left: nobody owns more vineyards than that. */
function Pawns({ say, s, seat }: Props) {
  const box = useBox();
  const { pawns } = playerOf(s, seat);
  const help = say('vino.pawns.help', { left: pawns, most: box.tables.most });
  return (
    <span className="cellar-pawns" title={help} {...placeOf(box, shown.pawns)}>
      <span aria-hidden="true">{say('vino.pawns', { left: pawns })}</span>
      <span className="hidden">{help}</span>
    </span>
  );
}

/** Money and vineyards. */
function Figures({ say, position, s, seat }: Props) {
  const box = useBox();
  const p = playerOf(s, seat);
  const hidden = isMoneyHidden(position, seat);
  const owned = ownedBy(s, seat).length;
  return (
    <ul className="cellar-figures">
      <li title={say('vino.money.help', { income: hidden ? 0 : p.income })} {...placeOf(box, shown.money)}>
        <Coin />
        <b>{hidden ? say('vino.money.hidden') : p.money}</b>
        <span className="hidden">{say('vino.money')}</span>
        {!hidden && p.income > 0 && <small>{say('vino.income', { income: p.income })}</small>}
      </li>
      <li title={say('vino.owned.help')}>
        <VineIcon />
        <b>{owned}</b>
        <span className="cellar-word">{say('vino.owned', { n: owned })}</span>
      </li>
    </ul>
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
      {grows.map((variety, region) => {
        if (variety === NONE) return null;
        const help = say('vino.grown.help', {
          region: regionName(say, region),
          variety: varietyName(say, variety),
          n: ownedIn(box, s, seat, region),
        });
        return (
          <li key={REGIONS[region]} title={help}>
            <span aria-hidden="true" className="grown-in">
              <span className="region-chip">{box.tables.number[region]}</span>
              <VarietyChip say={say} variety={variety} />
              <span className="grown-name">{regionName(say, region)}</span>
              <b>{ownedIn(box, s, seat, region)}</b>
            </span>
            <span className="hidden">{help}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** What was chosen for this round: face down until all have chosen, also for whoever chose it, since others look at the same screen. */
function Choice({ say, s, seat }: Props) {
  const { chosen, shown: isShown } = playerOf(s, seat);
  if (chosen === 0) return <p className="choice-line" />;
  if (isShown === 0) return <p className="choice-line sealed">{say('vino.choice.sealed')}</p>;
  return <p className="choice-line">{say('vino.choice', { regions: regionNames(say, membersOf(chosen, REGIONS.length)) })}</p>;
}
