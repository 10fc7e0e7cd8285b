// A link to be sent to somebody, or to be pointed at with a phone.

import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useSay } from '../text/words.ts';
import { useReach } from './reach.ts';

const QrCode = lazy(() => import('./qr-code.tsx'));

interface Props {
  readonly label: string;
  /** Where it leads, from the root on. */
  readonly path: string;
  /** It is too much for a picture of dots. */
  readonly isLong?: boolean;
  /** What else can be done with it. */
  readonly children?: ReactNode;
}

export function LinkField({ label, path, isLong = false, children }: Props) {
  const say = useSay();
  const [copied, setCopied] = useState(false);
  const [shown, setShown] = useState(false);
  const { origin, isOnlyHere } = useReach();
  const link = `${origin}${path}`;
  // A page come to by plain http has no clipboard: the link can be marked.
  const copy = async () => setCopied((await navigator.clipboard?.writeText(link).then(() => true, () => false)) ?? false); // biome-ignore format: a pair
  return (
    <div className="invite">
      <label>
        <span>{label}</span>
        <input type="text" readOnly value={link} onFocus={event => event.target.select()} />
      </label>
      <div className="invite-ways">
        {'clipboard' in navigator && (
          <button type="button" className="play-now" onClick={() => void copy()}>
            {say('table.copy')}
          </button>
        )}
        {!isLong && (
          <button type="button" className="second-way" aria-expanded={shown} onClick={() => setShown(!shown)}>
            {say('link.qr')}
          </button>
        )}
        {children}
      </div>
      {shown && (
        <Suspense>
          <QrCode text={link} label={say('link.qr-label')} />
        </Suspense>
      )}
      <p role="status">{copied ? say('table.copied') : ''}</p>
      {isOnlyHere && <p>{say('link.only-here')}</p>}
    </div>
  );
}

/** What opens a table stands behind a #: browsers send that to nobody. */
export const pathTo = (id: string, token: string): string => `/table/${id}#${token}`;
