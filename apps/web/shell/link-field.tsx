// A link to be sent to somebody.

import { useState } from 'react';
import { useSay } from '../text/words.ts';

export function LinkField({ label, link }: { readonly label: string; readonly link: string }) {
  const say = useSay();
  const [copied, setCopied] = useState(false);
  // A page come to by plain http has no clipboard: the link can be marked.
  const copy = async () => setCopied((await navigator.clipboard?.writeText(link).then(() => true, () => false)) ?? false); // biome-ignore format: a pair
  return (
    <div className="invite">
      <label>
        <span>{label}</span>
        <input type="text" readOnly value={link} onFocus={event => event.target.select()} />
      </label>
      {'clipboard' in navigator && (
        <button type="button" className="second-way" onClick={() => void copy()}>
          {say('table.copy')}
        </button>
      )}
      <p role="status">{copied ? say('table.copied') : ''}</p>
    </div>
  );
}

/** What opens a table stands behind a #: browsers send that to nobody. */
export const linkTo = (id: string, token: string): string => `${location.origin}/table/${id}#${token}`;
