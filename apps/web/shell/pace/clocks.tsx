// The clocks of a table on line: everybody's, those that run marked.

import type { Around } from '@adega/desk/around.ts';
import { type Clocks as ClocksOf, isRunning, lapsesAt, leftAt } from '@adega/journal/clock.ts';
import type { Seat } from '@adega/kernel';
import { coloursOf } from '@adega/wire/colour.ts';
import { useNarrow } from '../../table/narrow.ts';
import { useSay } from '../../text/words.ts';
import { SeatName } from '../seat-name.tsx';
import { stressOf } from './stress.ts';
import { useNow } from './use-now.ts';
import { clockText } from './words.ts';
import './pace.css';

interface Props {
  readonly around: Around;
  readonly names: readonly string[];
  /** Mine. */
  readonly seat: Seat | undefined;
}

export function Clocks({ around, names, seat: me }: Props) {
  const say = useSay();
  const { clocks, begun, end, ahead } = around;
  const now = useNow(clocks !== undefined && begun && end === undefined) + ahead;
  if (clocks === undefined || !begun || end !== undefined) return null;
  const colours = coloursOf(around.seats.map(({ colour }) => colour));
  const left = around.seats.map((_, seat) => leftAt(around, clocks, seat, now));
  const stress = (seat: Seat) => (isRunning(around, seat) ? stressOf(clocks.pace, left[seat] ?? 0) : undefined);
  const mine = me === undefined ? undefined : stress(me);
  return (
    <section className="clocks" aria-label={say('clock.label')}>
      <ul>
        {around.seats.map(({ bot }, seat) =>
          bot !== undefined ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <li key={seat} className={classOf(isRunning(around, seat), stress(seat))}>
              <SeatName seat={seat} colours={colours} name={names[seat] ?? ''} />
              <time>{clockText(say, left[seat] ?? 0)}</time>
              <Aside around={around} clocks={clocks} seat={seat} now={now} />
            </li>
          ),
        )}
      </ul>
      <p role="status" className="hidden">
        {mine !== undefined && say(`clock.${mine}`)}
      </p>
    </section>
  );
}

/** The clock of one seat, where it stands on its tab: on a phone there is no row for all of them. */
export function SeatClock({ around, seat }: { readonly around: Around; readonly seat: Seat }) {
  const say = useSay();
  const isNarrow = useNarrow();
  const { clocks, begun, end, ahead, seats } = around;
  const isShown = isNarrow && clocks !== undefined && begun && end === undefined && seats[seat]?.bot === undefined;
  const now = useNow(isShown) + ahead;
  if (!isShown) return null;
  const left = leftAt(around, clocks, seat, now);
  const runs = isRunning(around, seat);
  return <time className={classOf(runs, runs ? stressOf(clocks.pace, left) : undefined)}>{clockText(say, left)}</time>;
}

const classOf = (runs: boolean, stress = ''): string => `clock${runs ? ' runs' : ''} ${stress}`.trim();

interface AsideProps {
  readonly around: Around;
  readonly clocks: ClocksOf;
  readonly seat: Seat;
  readonly now: number;
}

/** Why a clock does not run though its seat is asked: it is night there, or its time is over. */
function Aside({ around, clocks, seat, now }: AsideProps) {
  const say = useSay();
  if (!isRunning(around, seat)) return null;
  const left = leftAt(around, clocks, seat, now);
  if (left === 0) return <small>{say('clock.over')}</small>;
  const rests = lapsesAt(around, clocks, seat) !== undefined && left === leftAt(around, clocks, seat, now + 60_000);
  return rests ? <small>{say('clock.rests')}</small> : null;
}
