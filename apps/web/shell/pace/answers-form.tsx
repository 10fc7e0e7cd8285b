// Answers that I leave beforehand: what is clear need not wait for me.

import { gameOf } from '@adega/shelf';
import { useState } from 'react';
import { useSay } from '../../text/words.ts';
import './pace.css';

interface Props {
  readonly game: string;
  /** When the form was opened. */
  readonly left: readonly string[];
  readonly onLeave: (answers: readonly string[]) => void;
}

export function AnswersForm({ game, left, onLeave }: Props) {
  const say = useSay();
  // Not what the server has answered yet: whoever ticks two quickly means both.
  const [mine, setMine] = useState(left);
  const answers = gameOf(game)?.standing ?? [];
  const leave = (all: readonly string[]) => {
    setMine(all);
    onLeave(all);
  };
  if (answers.length === 0) return null;
  return (
    <fieldset className="answers-form">
      <legend>{say('answers.heading')}</legend>
      <p className="note">{say('answers.lead')}</p>
      {answers.map(({ id }) => (
        <label key={id} className="hours-tick">
          <input
            type="checkbox"
            checked={mine.includes(id)}
            onChange={event => leave(event.target.checked ? [...mine, id] : mine.filter(one => one !== id))}
          />
          {say.known(`standing.${id}`, undefined, () => id)}
        </label>
      ))}
    </fieldset>
  );
}
