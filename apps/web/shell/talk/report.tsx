// Somebody is reported: in place of the talk, so that nothing is said to all by mistake.

import { LONGEST_SAID, REASONS } from '@adega/wire/talk.ts';
import { type FormEvent, useState } from 'react';
import { reportSaid } from '../../store/online.ts';
import { useSay } from '../../text/words.ts';
import { SeatName } from '../seat-name.tsx';
import type { About, Meant } from './against.tsx';
import { saidText } from './said-list.tsx';

interface Props extends Pick<About, 'id' | 'colours'>, Meant {
  readonly name: string;
  readonly onBack: () => void;
}

export function Report({ id, colours, of, said, name, onBack }: Props) {
  const say = useSay();
  const [reason, setReason] = useState<(typeof REASONS)[number] | undefined>();
  const [words, setWords] = useState('');
  const [done, setDone] = useState<'reported' | 'failed' | undefined>();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (reason === undefined) return;
    const more = { ...(said !== undefined && { said: said.id }), ...(words.trim() !== '' && { words: words.trim() }) };
    const { told } = await reportSaid({ table: id, seat: of, reason, ...more });
    setDone(told === undefined ? 'failed' : 'reported');
  };
  return (
    <form className="talk-report" aria-labelledby="report-heading" onSubmit={event => void send(event)}>
      <div className="talk-report-body">
        <h3 id="report-heading">{say('talk.report-heading', { name })}</h3>
        {said !== undefined && (
          <blockquote>
            <p className="talk-who">
              <SeatName seat={of} colours={colours} name={name} />
            </p>
            <p className="talk-words" dir="auto">
              {saidText(say, said)}
            </p>
          </blockquote>
        )}
        {done !== 'reported' && (
          <>
            <fieldset>
              <legend>{say('talk.report-why')}</legend>
              {REASONS.map(one => (
                <label key={one}>
                  <input type="radio" name="reason" value={one} required checked={reason === one} onChange={() => setReason(one)} />
                  {say(`talk.reason.${one}`)}
                </label>
              ))}
            </fieldset>
            <label className="talk-report-words">
              {say('talk.report-words')}
              <textarea rows={2} maxLength={LONGEST_SAID} value={words} onChange={event => setWords(event.target.value)} />
            </label>
            <p className="note">{say('talk.report-hint')}</p>
          </>
        )}
        <p role="status">{done === undefined ? '' : say(`talk.${done}`)}</p>
      </div>
      <div className="talk-foot talk-ways">
        {done !== 'reported' && (
          <button type="submit" className="way go-on">
            {say('talk.report-go')}
          </button>
        )}
        <button type="button" className="way" onClick={onBack}>
          {say(done === 'reported' ? 'talk.report-back' : 'talk.report-not')}
        </button>
      </div>
    </form>
  );
}
