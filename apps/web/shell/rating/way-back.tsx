// Whoever came to sign in from a table finds back to it.

import { useState } from 'react';
import { forgetWayBack, wayBack } from '../../store/way-back.ts';
import { useSay } from '../../text/words.ts';

export function WayBack() {
  const say = useSay();
  const [path] = useState(wayBack);
  if (path === undefined) return null;
  // What opens the table stands behind a #: the page is loaded anew with it.
  return (
    <p className="bar-ways">
      <a className="way go-on" href={path} onClick={forgetWayBack}>
        {say('rated.back')}
      </a>
    </p>
  );
}
