// One of a few things that the user can settle.

import type { ReactNode } from 'react';
import { useNarrow } from '../table/narrow.ts';

interface Props {
  readonly name: string;
  readonly legend: string;
  readonly hint?: string;
  readonly value: string;
  readonly values: readonly (readonly [value: string, word: string])[];
  readonly onChange: (value: string) => void;
  /** Beside the choices. */
  readonly children?: ReactNode;
}

/** Whether a row of them is too long for a phone: pixels of a letter, and around a word. */
const isLong = (values: Props['values']): boolean => values.reduce((sum, [, word]) => sum + 8 * word.length + 32, 0) > 300;

export function Choice({ name, legend, hint, value, values, onChange, children }: Props) {
  const isList = useNarrow() && isLong(values);
  return (
    <fieldset className="switch">
      <legend>{legend}</legend>
      {isList ? (
        <select name={name} aria-label={legend} value={value} onChange={event => onChange(event.target.value)}>
          {values.map(([v, word]) => (
            <option key={v} value={v}>
              {word}
            </option>
          ))}
        </select>
      ) : (
        <div className="switch-row">
          {values.map(([v, word]) => (
            <label key={v}>
              <input type="radio" name={name} value={v} checked={v === value} onChange={() => onChange(v)} />
              <span>{word}</span>
            </label>
          ))}
        </div>
      )}
      {children}
      {hint !== undefined && hint !== '' && <p className="note">{hint}</p>}
    </fieldset>
  );
}
