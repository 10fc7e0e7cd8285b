// Answers that I leave beforehand: what is clear need not wait for me.

import { gameOf } from '@adega/shelf';
import { useSay } from '../../text/words.ts';
import './pace.css';

interface Props {
  readonly game: string;
  readonly left: readonly string[];
  readonly onLeave: (answers: readonly string[]) => void;
}

export function AnswersForm({ game, left, onLeave }: Props) {
  const say = useSay();
  const answers = gameOf(game)?.standing ?? [];
  if (answers.length === 0) return null;
  return (
    <fieldset className="answers-form">
      <legend>{say('answers.heading')}</legend>
      <p className="note">{say('answers.lead')}</p>
      {answers.map(({ id }) => (
        <label key={id} className="hours-tick">
          <input
            type="checkbox"
            checked={left.includes(id)}
            onChange={event => onLeave(event.target.checked ? [...left, id] : left.filter(one => one !== id))}
          />
          {say.known(`standing.${id}`, undefined, () => id)}
        </label>
      ))}
    </fieldset>
  );
}
