// Above a table on line, when there is something to say: how the line is, what somebody asks of the others, that a bot plays for me.

import type { Around, Misfit, Omitted } from '@adega/desk/around.ts';
import type { Seat } from '@adega/kernel';
import type { Deed } from '@adega/wire/journal.ts';
import { useEffect, useState } from 'react';
import { calledBy } from '../table/called.ts';
import { callingsIn } from '../table/callings.ts';
import type { FromOnline } from '../table/online-messages.ts';
import { useSay } from '../text/words.ts';
import { Clocks } from './pace/clocks.tsx';
import { renewPage } from './renewal.ts';

interface Props {
  readonly from: FromOnline;
  readonly seat: Seat | undefined;
  readonly onDo: (deed: Omitted<Deed>) => void;
}

export function OnlineBar({ from, seat, onDo }: Props) {
  const say = useSay();
  const { around, connected } = from;
  const { begun, end, seats, table } = around;
  const names = calledBy(callingsIn(say), seats);
  const renewing = useRenewal(around.misfit);
  const isPlaying = seat !== undefined && begun && end === undefined && seats[seat]?.resigned !== true;
  // What does not fit is said beside it.
  const isBroken = table !== undefined && !connected && around.misfit === undefined;
  return (
    <div className="online-bar">
      <p role="status" className="online-line">
        {isBroken ? say(around.sending ? 'table.broken-sending' : 'table.broken') : ''}
      </p>
      <Clocks around={around} names={names} seat={seat} />
      {table?.rated && begun && end === undefined && <p className="note">{say('rated.no-hints')}</p>}
      {around.misfit !== undefined && <p role="status">{say(misfitText(around.misfit, renewing))}</p>}
      {around.carried !== undefined && end === undefined && <Carried around={around} isPlayer={seat !== undefined} onDo={onDo} />}
      <Asking from={from} names={names} seat={seat} onDo={onDo} />
      {isPlaying && seats[seat]?.bot !== undefined && <StandIn level={seats[seat].bot} onDo={onDo} />}
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

interface AskProps {
  readonly from: FromOnline;
  readonly names: readonly string[];
  readonly seat: Seat | undefined;
  readonly onDo: Props['onDo'];
}

/** What somebody asks for, who has yet to answer, and who did not agree. */
function Asking({ from: { around, connected }, names, seat, onDo }: AskProps) {
  const say = useSay();
  const { ask, refused, end } = around;
  const nameOf = (of: Seat): string => names[of] ?? '';
  const wish = (asked: NonNullable<Around['ask']>): string =>
    asked.seat === seat ? say(`table.asked-${asked.what}`) : say(`table.ask-${asked.what}`, { name: nameOf(asked.seat) });
  if (ask === undefined) {
    return refused === undefined || refused.ask.seat !== seat || end !== undefined ? null : (
      <p role="status">
        {wish(refused.ask)} {say('table.refused', { name: nameOf(refused.by) })}
      </p>
    );
  }
  const isMine = seat !== undefined && ask.of.includes(seat);
  return (
    <div className="online-ask">
      <p role="status">
        {wish(ask)} {!isMine && say('table.asked', { names: say.list(ask.of.map(nameOf)) })}
      </p>
      {isMine &&
        [true, false].map(yes => (
          <button
            key={String(yes)}
            type="button"
            className={yes ? 'primary' : undefined}
            disabled={!connected}
            onClick={() => onDo({ type: 'answer', ask: ask.n, yes })}
          >
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
