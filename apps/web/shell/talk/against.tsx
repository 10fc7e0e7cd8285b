// What can be done about somebody: not to hear him at this table, not to meet him any more, to report him.

import { REASONS, type SaidAtTable } from '@adega/wire/talk.ts';
import { useState } from 'react';
import { block, reportSaid } from '../../store/online.ts';
import { useSay } from '../../text/words.ts';

interface Props {
  readonly id: string;
  readonly said: SaidAtTable;
  readonly onMute: () => void;
}

export function Against({ id, said, onMute }: Props) {
  const say = useSay();
  const [done, setDone] = useState<'blocked' | 'reported' | 'failed' | undefined>();
  const [asks, setAsks] = useState(false);
  const meant = { table: id, said: said.id, seat: said.seat };
  const avoid = async () => setDone((await block(meant)).told === undefined ? 'failed' : 'blocked');
  const report = async (reason: (typeof REASONS)[number]) =>
    setDone((await reportSaid({ ...meant, reason })).told === undefined ? 'failed' : 'reported');
  return (
    <details className="talk-against">
      <summary aria-label={say('talk.against', { name: said.name })}>⋯</summary>
      {done === undefined ? (
        <span className="talk-ways">
          <button type="button" onClick={onMute}>
            {say('talk.mute')}
          </button>
          <button type="button" onClick={() => void avoid()}>
            {say('talk.block')}
          </button>
          <button type="button" aria-expanded={asks} onClick={() => setAsks(!asks)}>
            {say('talk.report')}
          </button>
          {asks &&
            REASONS.map(reason => (
              <button key={reason} type="button" onClick={() => void report(reason)}>
                {say(`talk.reason.${reason}`)}
              </button>
            ))}
        </span>
      ) : (
        <span role="status">{say(`talk.${done}`)}</span>
      )}
    </details>
  );
}
