// At a rated table, in words and before anybody sits down: what holds there.

import { useSay } from '../../text/words.ts';
import './rating.css';

export function RatedNote() {
  const say = useSay();
  return (
    <p className="rated-note">
      <span className="chip strong">{say('rated.short')}</span>
      <span>{say('rated.rules')}</span>
    </p>
  );
}
