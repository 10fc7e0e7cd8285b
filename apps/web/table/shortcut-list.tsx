// What the keys do.

import { useSay } from '../text/words.ts';
import { openAtOnce } from './dialog.ts';
import { SHORTCUTS } from './shortcuts.ts';
import './shortcut-list.css';

export default function ShortcutList({ onClose }: { readonly onClose: () => void }) {
  const say = useSay();
  return (
    <dialog className="shortcut-list" aria-labelledby="shortcuts-heading" ref={openAtOnce} onClose={onClose}>
      <h2 id="shortcuts-heading">{say('keys.heading')}</h2>
      <dl>
        {SHORTCUTS.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map(key => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{say.own(does)}</dd>
          </div>
        ))}
      </dl>
      <p className="dialog-ways">
        <button type="button" className="primary" onClick={onClose}>
          {say('keys.close')}
        </button>
      </p>
    </dialog>
  );
}
