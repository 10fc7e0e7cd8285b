// In the settings: whether, when and where I am told that it is my turn on line.

import { DELAYS, type Delay, type MyTelling } from '@adega/wire/told.ts';
import { useCallback, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { type Bar, barHere, myTelling, settleTelling, tellMeHere, tellMeNoMore, tellsHere } from '../../store/told.ts';
import { type Say, useSay } from '../../text/words.ts';
import { Choice } from '../choice.tsx';
import { keepNoticeWords } from './notice-words.ts';

/** How it is with this browser. */
const hereNow = (): Bar | 'push' | 'page' | 'off' => barHere() ?? tellsHere() ?? 'off';

const delayText = (say: Say, after: Delay): string =>
  after === 'off' ? say('told.after.off') : after === 0 ? say('told.after.now') : say('told.after.minutes', { n: after });

export function Telling() {
  const say = useSay();
  const intl = useIntl();
  const [found, setFound] = useState<MyTelling | 'away' | undefined>();
  const [here, setHere] = useState(hereNow);
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);
  const look = useCallback(async () => setFound((await myTelling()).told ?? 'away'), []);
  useEffect(() => void look(), [look]);
  const settle = async (value: string) => {
    const after = DELAYS.find(one => String(one) === value) ?? 'off';
    if (typeof found === 'object') setFound({ ...found, after });
    setFailed((await settleTelling(after)).told === undefined);
  };
  const change = async (act: () => Promise<unknown>) => {
    setBusy(true);
    setFailed((await act().catch(() => 'failed')) === 'failed');
    setHere(hereNow());
    await look();
    setBusy(false);
  };
  const turnOn = () =>
    change(async () => {
      const came = await tellMeHere();
      await keepNoticeWords(intl);
      return came;
    });
  const turnOff = () => change(tellMeNoMore);
  return (
    <section className="card settings telling" aria-labelledby="telling-heading">
      <header>
        <h2 id="telling-heading">{say('told.heading')}</h2>
        <p className="note">{say(found === 'away' ? 'told.here.away' : 'told.lead')}</p>
      </header>
      {typeof found === 'object' && (
        <>
          <Choice
            name="told-after"
            legend={say('told.after')}
            hint={say('told.after-hint')}
            value={String(found.after)}
            values={DELAYS.map(after => [String(after), delayText(say, after)])}
            onChange={value => void settle(value)}
          />
          <fieldset className="telling-here">
            <legend>{say('told.here')}</legend>
            <p role="status">{say(`told.here.${here}`)}</p>
            {here === 'off' && (
              <button type="button" className="way" disabled={busy} onClick={() => void turnOn()}>
                {say('told.on')}
              </button>
            )}
            {(here === 'push' || here === 'page') && (
              <button type="button" className="way" disabled={busy} onClick={() => void turnOff()}>
                {say('told.off')}
              </button>
            )}
            {found.browsers > 0 && <p className="note">{say('told.browsers', { n: found.browsers })}</p>}
            {failed && (
              <p role="alert" className="mistake">
                {say('told.failed')}
              </p>
            )}
          </fieldset>
        </>
      )}
    </section>
  );
}
