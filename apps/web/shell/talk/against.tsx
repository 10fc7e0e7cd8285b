// What can be done about somebody: not to hear him at this table, not to meet him any more, to report him.

import type { Around } from '@adega/desk/following.ts';
import type { Seat } from '@adega/kernel';
import { LONGEST_SAID, REASONS } from '@adega/wire/talk.ts';
import { type FormEvent, useState } from 'react';
import { block, reportSaid } from '../../store/online.ts';
import { useSay } from '../../text/words.ts';

/** The table, and what I have decided about others there. */
export interface About {
  readonly id: string;
  readonly around: Around;
  readonly seat: Seat | undefined;
  readonly colours: readonly number[];
  readonly muted: readonly Seat[];
  readonly onMute: (seat: Seat, isMuted: boolean) => void;
}

interface Props extends About {
  readonly of: Seat;
  /** What he has said; without it he himself is meant. */
  readonly said?: string | undefined;
  readonly onDone?: () => void;
}

type Done = 'blocked' | 'reported' | 'failed';

export function Against({ id, of, said, muted, onMute, onDone }: Props) {
  const say = useSay();
  const [done, setDone] = useState<Done | undefined>();
  const [asks, setAsks] = useState(false);
  const meant = { table: id, seat: of, ...(said === undefined ? {} : { said }) };
  const avoid = async () => setDone((await block(meant)).told === undefined ? 'failed' : 'blocked');
  const isMuted = muted.includes(of);
  const mute = () => {
    onMute(of, !isMuted);
    onDone?.();
  };
  const report = async (reason: string, words: string) => {
    const told = { ...meant, reason, ...(words === '' ? {} : { words }) } as Parameters<typeof reportSaid>[0];
    setDone((await reportSaid(told)).told === undefined ? 'failed' : 'reported');
    setAsks(false);
  };
  return (
    <div className="talk-against">
      {done !== 'reported' && !asks && (
        <div className="talk-ways">
          <button type="button" className="way" onClick={mute}>
            {say(isMuted ? 'talk.unmute' : 'talk.mute')}
          </button>
          {done !== 'blocked' && (
            <button type="button" className="way" onClick={() => void avoid()}>
              {say('talk.block')}
            </button>
          )}
          <button type="button" className="way" onClick={() => setAsks(true)}>
            {say('talk.report')}
          </button>
        </div>
      )}
      {asks && <ReportForm onSend={report} onCancel={() => setAsks(false)} />}
      <p role="status">{done === undefined ? '' : say(`talk.${done}`)}</p>
    </div>
  );
}

/** It opens at the end of what was said: all of it is to be seen. */
const showWhole = (form: HTMLFormElement | null): void => void form?.scrollIntoView({ block: 'nearest' });

interface FormProps {
  readonly onSend: (reason: string, words: string) => Promise<void>;
  readonly onCancel: () => void;
}

function ReportForm({ onSend, onCancel }: FormProps) {
  const say = useSay();
  const [reason, setReason] = useState<string>(REASONS[0]);
  const [words, setWords] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    void onSend(reason, words.trim());
  };
  return (
    <form className="talk-report" ref={showWhole} onSubmit={send}>
      <fieldset>
        <legend>{say('talk.report-why')}</legend>
        {REASONS.map(one => (
          <label key={one}>
            <input type="radio" name="reason" value={one} checked={reason === one} onChange={() => setReason(one)} />
            {say(`talk.reason.${one}`)}
          </label>
        ))}
      </fieldset>
      <label className="talk-report-words">
        {say('talk.report-words')}
        <textarea rows={2} maxLength={LONGEST_SAID} value={words} onChange={event => setWords(event.target.value)} />
      </label>
      <p className="note">{say('talk.report-hint')}</p>
      <div className="talk-ways">
        <button type="submit" className="way go-on">
          {say('talk.report-go')}
        </button>
        <button type="button" className="way" onClick={onCancel}>
          {say('talk.report-not')}
        </button>
      </div>
    </form>
  );
}
