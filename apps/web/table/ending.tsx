// The end of the game: who won, the points by source, the way there. The table stands behind it, one press away.

import type { Position } from '@adega/wire';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useSay } from '../text/words.ts';
import type { Face } from './face.ts';
import { Keepsake } from './keepsake.tsx';
import { resultText } from './result-text.ts';
import { FinalScores } from './scores.tsx';
import { UndoBar } from './undo-bar.tsx';
import type { Table } from './use-table.ts';

const Charts = lazy(() => import('./charts.tsx'));

interface Props {
  readonly face: Face;
  readonly table: Table;
  readonly position: Position;
  /** Whether the result has the room of the board; otherwise only who won is said. */
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  /** What can be done after the game. */
  readonly ways?: ReactNode;
}

export const isOver = ({ waiting }: Position): boolean => waiting.for === 'nobody';

export function Ending({ face, table, position, open, onOpen, ways }: Props) {
  const say = useSay();
  const heading = useFocusOnce();
  const result = position.result?.map(({ seat, rank }) => ({ seat, rank, total: totalOf(position, seat) }));
  const who = resultText(say, { game: position.game, names: position.names, result });
  return (
    <section className="turn panel ending" aria-labelledby="turn-heading" data-at={position.at} data-over>
      <header className="ending-head">
        <div>
          <p className="caption">{say('turn.over.heading')}</p>
          <h2 id="turn-heading" ref={heading} tabIndex={-1}>
            {who}
          </h2>
        </div>
        <div className="ending-ways">
          <button type="button" className="ending-switch" onClick={() => onOpen(!open)}>
            {say(open ? 'ending.table' : 'ending.result')}
          </button>
          {ways}
          {position.branch === undefined && <Keepsake face={face} position={position} result={who} />}
        </div>
      </header>
      <Asked position={position} />
      {position.undo.possible && (
        <UndoBar
          face={face}
          position={position}
          onUndo={(by, to) => table.act({ type: 'undo', seat: by, to })}
          onRestart={by => table.act({ type: 'restart', seat: by })}
        />
      )}
      {open && (
        <div className="turn-body ending-body">
          <div className="ending-score">
            {face.Result === undefined ? (
              <FinalScores face={face} position={position} />
            ) : (
              <Suspense fallback={<p className="note">{say('page.loading')}</p>}>
                <face.Result position={position} />
              </Suspense>
            )}
            {face.Highlight !== undefined && (
              <Suspense>
                <face.Highlight position={position} log={table.log} />
              </Suspense>
            )}
          </div>
          <section className="ending-charts" aria-labelledby="ending-charts">
            <h3 id="ending-charts">{say('chart.heading')}</h3>
            <Suspense fallback={<p className="note">{say('page.loading')}</p>}>
              <Charts table={table} position={position} />
            </Suspense>
          </section>
        </div>
      )}
    </section>
  );
}

/** Whether somebody was helped. */
function Asked({ position: { hints, names } }: { readonly position: Position }) {
  const say = useSay();
  if (!hints || hints.every(n => n === 0)) return null;
  const asked = hints.flatMap((n, seat) => (n > 0 ? [say('advice.asked-by', { name: names[seat] ?? '', n })] : []));
  return <p className="note">{say('advice.asked', { who: say.list(asked) })}</p>;
}

const totalOf = ({ scores }: Position, seat: number): number => scores.find(score => score.seat === seat)?.total ?? 0;

/** The button of the last move is gone: the focus goes on to who won. */
function useFocusOnce() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
