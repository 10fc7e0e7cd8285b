// A player's board: the name, the estates as a cut through the hills, and what is in hand. It is drawn the same in every size; where
// everything lies is in plan.ts.

import type { Position } from '@adega/wire';
import { actingSeat } from '../../../table/acting-seat.ts';
import { CutName } from '../../../table/cut-name.tsx';
import { ScoreParts } from '../../../table/scores.tsx';
import { Mark } from '../pieces.tsx';
import { type Estate, playerOf, stateOf } from '../set.ts';
import { type Say, useSay } from '../words.ts';
import type { Area } from './area.ts';
import { at } from './at.ts';
import { Counts } from './counts.tsx';
import { EstateCut, isBare } from './estate.tsx';
import { type BoardPlan, boardPlan } from './plan.ts';
import { Tiles } from './tiles.tsx';

interface Props {
  readonly position: Position;
  readonly seat: number;
  readonly area: Area;
  readonly large: boolean;
  /** Absent where there is no larger place for it. */
  readonly onLarge?: (() => void) | undefined;
}

/** How wide an estate is beside the others: little where nothing stands, more where four wines can lie. */
const shareOf = (estate: Estate): number => (isBare(estate) ? 0.6 : estate.cellar === 1 ? 1.16 : 1);

const formOf = ({ tall, narrow, lined, row }: BoardPlan): string =>
  [tall ? 'board-tall' : 'board-strip', narrow && 'board-narrow', lined && 'board-lined', row !== undefined && `board-row row-${row}`]
    .filter(Boolean)
    .join(' ');

export function PlayerBoard({ position, seat, area, large, onLarge }: Props) {
  const say = useSay();
  const s = stateOf(position);
  const name = position.names[seat] ?? '';
  const acting = actingSeat(position) === seat;
  const { estates, expertsUp, expertsDown, tilesUp, tilesDown, multipliers } = playerOf(s, seat);
  const plan = boardPlan(
    area.width,
    area.height,
    estates.map(shareOf),
    (expertsUp | expertsDown | tilesUp | tilesDown | multipliers) !== 0,
  );
  const score = <ScoreParts score={position.scores.find(one => one.seat === seat)} name={name} />;
  return (
    <section
      className={`player seat-edge-${seat + 1} ${formOf(plan)}${large ? ' large' : ''}${acting ? ' acting' : ''}`}
      style={at(area)}
      aria-labelledby={`player-${seat}`}
      data-seat={seat}
    >
      {plan.counters.map(counter => (
        <div key={counter.y} className="oak-counter" style={at(counter)} aria-hidden="true" />
      ))}
      <header className="player-head" style={at(plan.head)}>
        {/* Signs take no pointer: what stands around it tells whose it is. */}
        <h3 id={`player-${seat}`} title={say('player.mark', { name })}>
          <svg className="seat-mark" viewBox="-1 -1 26 26" aria-hidden="true">
            <Mark seat={seat} />
          </svg>
          <CutName className="player-name" name={name} />
          {acting && <small className="to-move">{say('player.acting')}</small>}
        </h3>
        {!large && onLarge !== undefined && <Enlarge say={say} name={name} onLarge={onLarge} />}
        {score}
      </header>
      <div className="own-hand" style={at(plan.hand)}>
        <Counts say={say} s={s} seat={seat} />
      </div>
      <ol className="own-estates" aria-label={say('player.estates')}>
        {estates.map((_, e) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an estate is its number
          <EstateCut key={e} say={say} s={s} seat={seat} e={e} area={plan.estates[e] as Area} beside={plan.beside} />
        ))}
      </ol>
      <Tiles say={say} s={s} seat={seat} area={plan.tiles} highest={plan.highest} />
    </section>
  );
}

/** Over the whole name. */
const Enlarge = ({ say, name, onLarge }: { readonly say: Say; readonly name: string; readonly onLarge: () => void }) => (
  <button type="button" className="tool" aria-label={say('own.enlarge', { name })} title={say('own.enlarge', { name })} onClick={onLarge}>
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d="M9 2h5v5M14 2 9 7M7 14H2V9M2 14l5-5" />
    </svg>
  </button>
);
