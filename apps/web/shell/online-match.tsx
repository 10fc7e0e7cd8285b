// The match at a table on line, from the room before it to its end, through the eyes of one seat or of a watcher.

import type { Around } from '@adega/desk/around.ts';
import type { Seat, Viewer } from '@adega/kernel';
import type { Position } from '@adega/wire';
import type { TableTold } from '@adega/wire/journal.ts';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { Dressed } from '../games/dressed.tsx';
import { markTable } from '../store/mark.ts';
import { keepGiven, seenAt } from '../store/tables.ts';
import { showTable, tellsHere, tellWorker } from '../store/told.ts';
import { calledBy } from '../table/called.ts';
import { callingsIn } from '../table/callings.ts';
import { GameScreen } from '../table/game-screen.tsx';
import { connectOnline, type OnlineConnection } from '../table/online.ts';
import type { FromOnline } from '../table/online-messages.ts';
import { Away } from '../table/since.tsx';
import { TroubleBar } from '../table/trouble.tsx';
import { useTable } from '../table/use-table.ts';
import { type Say, useSay } from '../text/words.ts';
import { Again, endingOf, Proof } from './online-after.tsx';
import { OnlineBar } from './online-bar.tsx';
import { Framed } from './online-frame.tsx';
import { OnlineMenu } from './online-menu.tsx';
import { SeatClock } from './pace/clocks.tsx';
import { TimeNote } from './pace/time-note.tsx';
import { goTo } from './route.ts';
import { ShareWay } from './share-way.tsx';
import { TalkButton } from './talk/talk-button.tsx';
import { useAway } from './use-away.ts';
import { useOnlineSounds } from './use-online-sounds.ts';
import { WaitingRoom } from './waiting-room.tsx';

const Changes = lazy(() => import('./rating/changes.tsx'));
const Offer = lazy(() => import('./told/offer.tsx'));

interface Props {
  readonly about: TableTold;
  readonly as: Viewer;
  /** The seat is somebody else's now. */
  readonly onGone: () => void;
}

export function Followed({ about, as, onGone }: Props) {
  const say = useSay();
  const [connection, setConnection] = useState<OnlineConnection | undefined>();
  // As long as it is looked at.
  useEffect(() => {
    const opened = connectOnline(about.id, as, about, callingsIn(say));
    setConnection(opened);
    return () => opened.close();
  }, [about, as, say]);
  if (connection === undefined) return <Framed id={about.id} />;
  return <Match about={about} as={as} connection={connection} onGone={onGone} />;
}

const notKept = (): void => {};

function useAround(connection: OnlineConnection, onGone: () => void): FromOnline | undefined {
  const [from, setFrom] = useState<FromOnline | undefined>();
  useEffect(() => connection.watch(setFrom), [connection]);
  const gone = from?.gone === true;
  useEffect(() => {
    if (gone) onGone();
  }, [gone, onGone]);
  return from;
}

function Match({ about: { id }, as, connection, onGone }: Props & { readonly connection: OnlineConnection }) {
  const say = useSay();
  const known = useTable(connection, notKept);
  const given = useCallback(() => {
    // What gave the seat away has done so.
    if (as !== 'watcher') keepGiven(id, as, undefined);
    onGone();
  }, [id, as, onGone]);
  const from = useAround(connection, given);
  const leave = useCallback(() => goTo({ page: 'games' }), []);
  const table = useMemo(() => ({ ...known, leave }), [known, leave]);
  const [at, setAt] = useState<number | undefined>();
  const { since, isFirst, settle } = useAway(id, from?.around);
  const check = useCallback((proof: unknown) => connection.check(proof, seenAt(id)?.promised), [connection, id]);
  const seat: Seat | undefined = as === 'watcher' ? undefined : as;
  const waits = seat !== undefined && from?.around.asked.includes(seat) === true;
  useEffect(() => markTable(id, waits), [id, waits]);
  useOnlineSounds(id, from?.around, seat);
  useNotices(id);
  const isSending = useLasting(from?.around.sending === true);
  const { position, trouble } = table;
  if (from === undefined) return <Framed id={id} />;
  const { around } = from;
  const { end, next } = around;
  const bar = <OnlineBar from={from} seat={seat} onDo={connection.do} />;
  if (position === undefined) {
    return (
      <Framed id={id}>
        {bar}
        <WaitingRoom
          id={id}
          around={around}
          seat={seat}
          talk={<TalkButton id={id} around={around} seat={seat} onSpeak={connection.speak} onNote={connection.keepNote} />}
        />
      </Framed>
    );
  }
  const names = calledBy(callingsIn(say), around.seats);
  const ending = endingOf(say, around, names);
  const after = end !== undefined && (
    <>
      {around.table?.rated && (
        <Suspense>
          <Changes id={id} seats={around.seats} names={names} me={seat} />
        </Suspense>
      )}
      {seat !== undefined && <Again id={id} sitter={{ name: names[seat] ?? '', colour: around.seats[seat]?.colour }} next={next} />}
      <Proof id={id} checked={from.checked} onCheck={check} />
    </>
  );
  return (
    <>
      {trouble !== undefined && <TroubleBar trouble={trouble} names={position.names} onClose={table.calm} />}
      {bar}
      <Dressed game={position.game} colours={position.colours}>
        {face => (
          <GameScreen
            face={face}
            table={table}
            position={isSending ? sent(position) : position}
            at={at}
            onNavigate={setAt}
            since={since}
            below={of => <SeatClock around={around} seat={of} />}
            heading={ending ?? (isSending ? say('table.sending') : seat === undefined ? watchedOf(say, position, names) : undefined)}
            ways={
              end !== undefined && (
                <>
                  {after}
                  <ShareWay table={table} position={position} path={around.table?.watchers ? `/table/${id}` : undefined} />
                </>
              )
            }
            guide={
              <>
                {ending !== undefined && after}
                {end === undefined && !isSending && <TimeNote around={around} names={names} seat={seat} />}
                {end === undefined && seat === undefined && <p className="note">{say('table.watching')}</p>}
                {end === undefined && !isSending && <Waiting around={around} seat={seat} names={names} onAsk={connection.do} />}
                {end === undefined && seat !== undefined && !waits && around.clocks?.pace.kind === 'slow' && (
                  <Suspense>
                    <Offer />
                  </Suspense>
                )}
                {since !== undefined && (
                  <Away
                    face={face}
                    position={position}
                    chapters={table.log.slice(since, around.at)}
                    isFirst={isFirst}
                    onStep={() => setAt(since)}
                    onClose={settle}
                  />
                )}
                {around.sealed !== undefined && position.branch === undefined && (
                  <Sealed open={around.sealed.open} onOpen={connection.reopen} />
                )}
              </>
            }
            menu={<OnlineMenu id={id} position={position} from={from} seat={seat} connection={connection} />}
          />
        )}
      </Dressed>
    </>
  );
}

/** Whoever looks at the table needs no notice of it any more; whoever looks away may want one. */
function useNotices(id: string): void {
  useEffect(() => {
    if (tellsHere() === 'page') void import('./told/open-page.ts').then(({ tellFromHere }) => tellFromHere());
    const seen = (): void => void (document.visibilityState === 'visible' && tellWorker({ told: 'seen', table: id }));
    const hidden = showTable(id);
    seen();
    document.addEventListener('visibilitychange', seen);
    return () => {
      hidden();
      document.removeEventListener('visibilitychange', seen);
    };
  }, [id]);
}

/** Shorter than this nobody reads what is said meanwhile. */
const A_WHILE = 400; // milliseconds

/** Whether something has been so for a while. */
function useLasting(is: boolean): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    const timer = is ? setTimeout(() => setLasting(true), A_WHILE) : undefined;
    if (!is) setLasting(false);
    return () => clearTimeout(timer);
  }, [is]);
  return is && lasting;
}

/** Whom somebody who watches sees think. */
function watchedOf(say: Say, { waiting, branch }: Position, names: readonly string[]): string | undefined {
  const seats = waiting.for === 'seats' && branch === undefined ? waiting.seats : [];
  return seats.length === 0 ? undefined : say('table.watched', { names: say.list(seats.map(of => names[of] ?? '')), count: seats.length });
}

/** A turn that is on its way is not changed any more. */
const sent = (position: Position): Position => ({
  ...position,
  question: undefined,
  waiting: { for: 'seats', seats: [] },
  undo: { possible: false, why: 'nothing-done' },
});

interface WaitingProps {
  readonly around: Around;
  readonly seat: Seat | undefined;
  readonly names: readonly string[];
  readonly onAsk: OnlineConnection['do'];
}

/** While others think: that those who are asked are not there, and a way to take back what was sent. */
function Waiting({ around: { table, asked, here, seats, ask, refused, last }, seat, names, onAsk }: WaitingProps) {
  const say = useSay();
  if (seat !== undefined && asked.includes(seat)) return null;
  const absent = asked.filter(of => !here.includes(of) && seats[of]?.bot === undefined).map(of => names[of] ?? '');
  const mayAsk = seat !== undefined && !table?.rated && last !== undefined && ask === undefined && refused?.ask.to !== last;
  return (
    <>
      {absent.length > 0 && (
        <p className="note">
          {say('table.absent', { names: say.list(absent), count: absent.length })} {seat !== undefined && say('table.need-not-wait')}
        </p>
      )}
      {mayAsk && (
        <p className="ask-back">
          <button type="button" className="quiet" title={say('table.undo-lead')} onClick={() => onAsk({ type: 'undo', to: last })}>
            {say('table.undo')}
          </button>
        </p>
      )}
    </>
  );
}

/** While others choose, a sealed answer is mine to change. */
function Sealed({ open, onOpen }: { readonly open: boolean; readonly onOpen: (open: boolean) => void }) {
  const say = useSay();
  return (
    <div className="sealed-note">
      <p>{say(open ? 'table.sealed-open' : 'table.sealed')}</p>
      <button type="button" onClick={() => onOpen(!open)}>
        {say(open ? 'table.sealed-keep' : 'table.sealed-change')}
      </button>
    </div>
  );
}
