// Whether the result of a new table counts.

import { useSay } from '../../text/words.ts';
import './rating.css';

interface Props {
  readonly value: boolean;
  /** The name of my account; null for a guest, undefined as long as nobody knows. */
  readonly account: string | null | undefined;
  readonly onChange: (rated: boolean) => void;
}

export function RatedChoice({ value, account, onChange }: Props) {
  const say = useSay();
  return (
    <fieldset className="option-cards single">
      <legend>{say('rating.rating')}</legend>
      <label className="option-card">
        <input type="checkbox" name="rated" checked={value} onChange={event => onChange(event.target.checked)} />
        <span className="option-face">
          <strong>{say('rated.choice')}</strong>
          <small>{say('rated.hint')}</small>
        </span>
      </label>
      {value && <p className="note">{say('rated.rules')}</p>}
      {value && typeof account === 'string' && <p className="note">{say('rated.as', { name: account })}</p>}
    </fieldset>
  );
}
