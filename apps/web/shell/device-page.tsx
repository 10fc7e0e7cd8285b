// Opened on another device of somebody who plays on line: from here on it is the same person's. Nobody becomes another by opening a link
// alone: it must be said, since whoever sent it might be somebody else.

import { useEffect, useState } from 'react';
import { joinDevices, mine } from '../store/online.ts';
import { tellAgain } from '../store/told.ts';
import { useSay } from '../text/words.ts';
import { goTo } from './route.ts';
import './online.css';

export default function DevicePage() {
  const say = useSay();
  const [token] = useState(() => location.hash.slice(1));
  const [left, setLeft] = useState(0);
  const [failed, setFailed] = useState(token === '');
  // What this device sat at by itself is out of its reach then.
  useEffect(() => void mine().then(({ told = [] }) => setLeft(told.filter(({ ended }) => !ended).length)), []);
  const join = async () => {
    const { told, wrong } = await joinDevices(token);
    setFailed(wrong !== undefined);
    if (told === undefined) return;
    void tellAgain();
    goTo({ page: 'games' }, true);
  };
  return (
    <>
      <header className="page-head">
        <h1>{say('device.join-heading')}</h1>
        <p>{say(failed ? 'device.again' : 'device.join-lead')}</p>
      </header>
      <div className="card my-devices">
        {left > 0 && !failed && <p className="mistake">{say('device.left', { n: left })}</p>}
        {failed ? (
          <p role="alert">{say('table.bad-link')}</p>
        ) : (
          <button type="button" className="play-now" onClick={() => void join()}>
            {say('device.join')}
          </button>
        )}
      </div>
    </>
  );
}
