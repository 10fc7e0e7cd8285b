// Above a game that was begun by older rules: whether its position came out the same, and what was done for it.

import type { Carried } from '@adega/wire';
import { type ReactNode, useState } from 'react';
import { useSay } from '../text/words.ts';

export function CarriedNote({ carried }: { readonly carried: Carried }) {
  const say = useSay();
  const { from, taken, of, answered, same, ideas } = carried;
  return (
    <Note same={same}>
      <strong>{say('carried.heading', { from })}</strong> {say(`carried.${same}`, { taken, of })}
      {answered > 0 && ` ${say('carried.answered', { count: answered })}`}
      {ideas > 0 && ` ${say('carried.ideas', { count: ideas })}`}
    </Note>
  );
}

/** Above a game some of whose ideas could not be taken up. */
export function LostNote({ ideas }: { readonly ideas: number }) {
  return <Note>{useSay()('carried.ideas', { count: ideas })}</Note>;
}

function Note({ same, children }: { readonly same?: Carried['same']; readonly children: ReactNode }) {
  const say = useSay();
  const [open, setOpen] = useState(true);
  if (!open) return null;
  return (
    <div className="shell-bar" role="status" data-carried={same}>
      <p>{children}</p>
      <p className="bar-ways">
        <button type="button" onClick={() => setOpen(false)}>
          {say('carried.close')}
        </button>
      </p>
    </div>
  );
}
