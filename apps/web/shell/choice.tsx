// One of a few things that the user can settle.

import type { ReactNode } from 'react';

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

export function Choice({ name, legend, hint, value, values, onChange, children }: Props) {
  return (
    <fieldset className="switch">
      <legend>{legend}</legend>
      <div className="switch-row">
        {values.map(([v, word]) => (
          <label key={v}>
            <input type="radio" name={name} value={v} checked={v === value} onChange={() => onChange(v)} />
            <span>{word}</span>
          </label>
        ))}
      </div>
      {children}
      {hint !== undefined && hint !== '' && <p className="note">{hint}</p>}
    </fieldset>
  );
}
