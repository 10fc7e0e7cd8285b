// A quiet note that a new version waits.

import { useState } from 'react';
import { useSay } from '../text/words.ts';
import { updateNow, useWaitingVersion } from './offline.ts';

export function UpdateNote() {
  const say = useSay();
  const waiting = useWaitingVersion();
  const [put, setPut] = useState<ServiceWorker | undefined>();
  if (waiting === undefined || waiting === put) return null;
  return (
    <div className="update-note" role="status">
      <p>{say('update.ready')}</p>
      <button type="button" onClick={updateNow}>
        {say('update.now')}
      </button>
      <button type="button" className="quiet" onClick={() => setPut(waiting)}>
        {say('update.later')}
      </button>
    </div>
  );
}
