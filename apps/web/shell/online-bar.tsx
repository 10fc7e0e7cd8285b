// Above a table on line: how the line is, what somebody asks of the others, and what I may ask.

import type { Around, Misfit, Omitted } from '@adega/desk/following.ts';
import type { Seat } from '@adega/kernel';
import type { Deed } from '@adega/wire/journal.ts';
import { useEffect, useState } from 'react';
import type { FromOnline } from '../table/online.ts';
import { type Say, useSay } from '../text/words.ts';
import { renewPage } from './renewal.ts';

interface Props {
  readonly id: string;
  readonly from: FromOnline;
  readonly seat: Seat | undefined;
  readonly onDo: (deed: Omitted<Deed>) => void;
}

export function OnlineBar({ id, from, seat, onDo }: Props) {
  const say = useSay();
  const { around } = from;
  const { ask, end } = around;
  const name = (of: Seat): string => around.seats[of]?.name ?? String(of + 1);
  const renewing = useRenewal(around.misfit);
  const isMine = ask !== undefined && seat !== undefined && ask.of.includes(seat);
  return (
    <div className="online-bar">
      <p role="status" className={from.connected ? 'online-line' : 'online-line broken'}>
        {lineOf(say, from, name)}
      </p>
      {around.misfit !== undefined && <p role="status">{say(misfitText(around.misfit, renewing))}</p>}
      {around.carried !== undefined && end === undefined && <Carried around={around} isPlayer={seat !== undefined} onDo={onDo} />}
      {ask !== undefined && (
        <div className="online-ask">
          <p role="status">
            {isMine ? say(`table.ask-${ask.what}`, { name: name(ask.seat) }) : say('table.asked', { names: say.list(ask.of.map(name)) })}
          </p>
          {isMine && (
            <>
              <button type="button" onClick={() => onDo({ type: 'answer', ask: ask.n, yes: true })}>
                {say('table.yes')}
              </button>
              <button type="button" onClick={() => onDo({ type: 'answer', ask: ask.n, yes: false })}>
                {say('table.no')}
              </button>
            </>
          )}
        </div>
      )}
      {end !== undefined && end.why !== 'over' && <p>{endOf(say, end.why, around.seats)}</p>}
      {end !== undefined && (
        <a className="quiet-link" href={`/api/tables/${id}/proof`} download={`${id}.json`}>
          {say('table.proof')}
        </a>
      )}
      {seat !== undefined && around.begun && end === undefined && <Wishes last={around.last} isAsked={ask !== undefined} onDo={onDo} />}
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

function lineOf(say: Say, { connected, around: { sending, here } }: FromOnline, name: (seat: Seat) => string): string {
  if (!connected) return say('table.broken');
  if (sending) return say('table.sending');
  return here.length === 0 ? '' : say('table.here', { names: say.list(here.map(name)) });
}

function endOf(say: Say, why: 'resigned' | 'abandoned', seats: FromOnline['around']['seats']): string {
  const gone = seats.flatMap(({ name, resigned }, seat) => (resigned === true ? [name ?? String(seat + 1)] : []));
  return why === 'abandoned' ? say('table.over-abandoned') : say('table.over-resigned', { names: say.list(gone) });
}

interface WishProps {
  readonly last: number | undefined;
  readonly isAsked: boolean;
  readonly onDo: Props['onDo'];
}

function Wishes({ last, isAsked, onDo }: WishProps) {
  const say = useSay();
  const [sure, setSure] = useState(false);
  return (
    <details className="online-wishes">
      <summary>{say('table.menu')}</summary>
      <div>
        {last !== undefined && (
          <button type="button" disabled={isAsked} onClick={() => onDo({ type: 'undo', to: last })}>
            {say('table.undo')}
          </button>
        )}
        <button type="button" disabled={isAsked} onClick={() => onDo({ type: 'abandon' })}>
          {say('table.abandon')}
        </button>
        <button type="button" onClick={() => (sure ? onDo({ type: 'resign' }) : setSure(true))}>
          {say(sure ? 'table.resign-sure' : 'table.resign')}
        </button>
      </div>
    </details>
  );
}
