// What can be done about somebody: not to hear him at this table, not to meet him any more, to report him.

import type { Around } from '@adega/desk/around.ts';
import type { Seat } from '@adega/kernel';
import type { SaidAtTable } from '@adega/wire/talk.ts';
import { useState } from 'react';
import { block } from '../../store/online.ts';
import { useSay } from '../../text/words.ts';

/** Whom somebody means, and what he has said; without it he himself is meant. */
export interface Meant {
  readonly of: Seat;
  readonly said?: SaidAtTable | undefined;
}

/** The table, and what I have decided about others there. */
export interface About {
  readonly id: string;
  readonly around: Around;
  readonly seat: Seat | undefined;
  readonly colours: readonly number[];
  readonly muted: readonly Seat[];
  readonly onMute: (seat: Seat, isMuted: boolean) => void;
  readonly onReport: (meant: Meant) => void;
}

interface Props extends About, Meant {
  readonly onDone?: () => void;
}

type Done = 'blocked' | 'failed';

export function Against({ id, of, said, muted, onMute, onReport, onDone }: Props) {
  const say = useSay();
  const [done, setDone] = useState<Done | undefined>();
  const avoid = async () =>
    setDone(
      (await block({ table: id, seat: of, ...(said === undefined ? {} : { said: said.id }) })).told === undefined ? 'failed' : 'blocked',
    );
  const isMuted = muted.includes(of);
  const mute = () => {
    onMute(of, !isMuted);
    onDone?.();
  };
  return (
    <div className="talk-against">
      <div className="talk-ways">
        <button type="button" className="way" onClick={mute}>
          {say(isMuted ? 'talk.unmute' : 'talk.mute')}
        </button>
        {done !== 'blocked' && (
          <button type="button" className="way" onClick={() => void avoid()}>
            {say('talk.block')}
          </button>
        )}
        <button type="button" className="way" onClick={() => onReport({ of, said })}>
          {say('talk.report')}
        </button>
      </div>
      <p role="status">{done === undefined ? '' : say(`talk.${done}`)}</p>
    </div>
  );
}
