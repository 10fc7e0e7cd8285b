// Above a table on line: how the line is, what somebody asks of the others, and the way to what I may ask.

import type { Around, Misfit, Omitted } from '@adega/desk/following.ts';
import type { Seat } from '@adega/kernel';
import type { Deed } from '@adega/wire/journal.ts';
import type { Talking } from '@adega/wire/talk.ts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { calledBy } from '../table/called.ts';
import { callingsIn } from '../table/callings.ts';
import type { FromOnline } from '../table/online-messages.ts';
import { type Say, useSay } from '../text/words.ts';
import { After } from './online-after.tsx';
import { Clocks } from './pace/clocks.tsx';
import { renewPage } from './renewal.ts';
import { TalkButton } from './talk/talk-button.tsx';

const OnlineWays = lazy(() => import('./online-ways.tsx'));

interface Props {
  readonly id: string;
  readonly from: FromOnline;
  readonly seat: Seat | undefined;
  readonly onDo: (deed: Omitted<Deed>) => void;
  readonly onLeave: (answers: readonly string[]) => void;
  readonly onSpeak: (saying: Talking) => void;
  readonly onNote: (text: string) => void;
  readonly onCheck: (proof: unknown) => void;
}

export function OnlineBar({ id, from, seat, onDo, onLeave, onSpeak, onNote, onCheck }: Props) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const { around, connected } = from;
  const { begun, end, seats } = around;
  const names = calledBy(callingsIn(say), seats);
  const renewing = useRenewal(around.misfit);
  const isPlaying = seat !== undefined && begun && end === undefined && seats[seat]?.resigned !== true;
  return (
    <div className="online-bar">
      <p role="status" className={connected ? 'online-line' : 'online-line broken'}>
        {lineOf(say, from, names, seat)}
      </p>
      <Clocks around={around} names={names} />
      {around.misfit !== undefined && <p role="status">{say(misfitText(around.misfit, renewing))}</p>}
      {around.carried !== undefined && end === undefined && <Carried around={around} isPlayer={seat !== undefined} onDo={onDo} />}
      <Asking from={from} names={names} seat={seat} onDo={onDo} />
      {isPlaying && seats[seat]?.bot !== undefined && <StandIn level={seats[seat].bot} onDo={onDo} />}
      {end !== undefined && <After id={id} from={from} names={names} seat={seat} onCheck={onCheck} />}
      {around.table !== undefined && <TalkButton id={id} around={around} seat={seat} onSpeak={onSpeak} onNote={onNote} />}
      {isPlaying && (
        <button type="button" className="online-more" onClick={() => setOpen(true)}>
          {say('table.menu')}
        </button>
      )}
      {open && isPlaying && (
        <Suspense>
          <OnlineWays
            id={id}
            seat={seat}
            around={around}
            disabled={!connected}
            onDo={onDo}
            onLeave={onLeave}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Once a page is found to be too old it renews itself. */
function useRenewal(misfit: Misfit | undefined): boolean {
  const [renewing, setRenewing] = useState(false);
  useEffect(() => {
    if (misfit === 'old') setRenewing(renewPage());
  }, [misfit]);
  return renewing;
}

const misfitText = (misfit: Misfit, renewing: boolean) =>
  misfit === 'ahead' ? 'table.ahead' : renewing ? 'table.renewing' : 'table.old-page';

interface CarriedProps {
  readonly around: Around;
  readonly isPlayer: boolean;
  readonly onDo: Props['onDo'];
}

/** Where the game comes from, if not from its first line: and at a table that was stopped, what can be done. */
function Carried({ around: { carried, stopped, ask }, isPlayer, onDo }: CarriedProps) {
  const say = useSay();
  if (!stopped) return carried?.why === 'record' ? <p className="note">{say('table.from-record')}</p> : null;
  return (
    <div className="online-ask">
      <p role="status">{say('table.stopped', { taken: carried?.taken ?? 0, of: carried?.of ?? 0 })}</p>
      {isPlayer && (
        <button type="button" disabled={ask !== undefined} onClick={() => onDo({ type: 'go-on' })}>
          {say('table.go-on')}
        </button>
      )}
    </div>
  );
}

function lineOf(
  say: Say,
  { connected, around: { table, sending, here, misfit } }: FromOnline,
  names: readonly string[],
  me: Seat | undefined,
): string {
  if (table === undefined) return '';
  // What does not fit is said beside it.
  if (!connected) return misfit === undefined ? say('table.broken') : '';
  if (sending) return say('table.sending');
  const others = here.filter(seat => seat !== me).map(seat => names[seat] ?? '');
  return others.length === 0 ? '' : say('table.here', { names: say.list(others) });
}

interface AskProps {
  readonly from: FromOnline;
  readonly names: readonly string[];
  readonly seat: Seat | undefined;
  readonly onDo: Props['onDo'];
}

function Asking({ from: { around, connected }, names, seat, onDo }: AskProps) {
  const say = useSay();
  const { ask } = around;
  if (ask === undefined) return null;
  const isMine = seat !== undefined && ask.of.includes(seat);
  const name = names[ask.seat] ?? '';
  return (
    <div className="online-ask">
      <p role="status">
        {isMine ? say(`table.ask-${ask.what}`, { name }) : say('table.asked', { names: say.list(ask.of.map(of => names[of] ?? '')) })}
      </p>
      {isMine &&
        [true, false].map(yes => (
          <button key={String(yes)} type="button" disabled={!connected} onClick={() => onDo({ type: 'answer', ask: ask.n, yes })}>
            {say(yes ? 'table.yes' : 'table.no')}
          </button>
        ))}
    </div>
  );
}

function StandIn({ level, onDo }: { readonly level: string; readonly onDo: Props['onDo'] }) {
  const say = useSay();
  return (
    <div className="online-ask">
      <p role="status">{say('table.stands-in', { level: say.known(`bot.${level}`, undefined, () => level) })}</p>
      <button type="button" onClick={() => onDo({ type: 'stand-in' })}>
        {say('table.stand-in-end')}
      </button>
    </div>
  );
}
