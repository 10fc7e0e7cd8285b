// The colour and shape of a seat, to be chosen from all that there are. It folds open below the mark that the seat has now.

import { COLOURS } from '@adega/wire/colour.ts';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useSay } from '../text/words.ts';
import './colour-choice.css';

interface Props {
  readonly seat: number;
  /** From 1. */
  readonly colour: number;
  readonly label: string;
  /** Those that others have, where they do not give them away. */
  readonly taken?: readonly number[];
  readonly onChange: (colour: number) => void;
}

const ALL = Array.from({ length: COLOURS }, (_, i) => i + 1);

export function ColourChoice({ seat, colour, label, taken = [], onChange }: Props) {
  const say = useSay();
  const name = (of: number): string => say.known(`colour.${of}`, undefined, () => String(of));
  const choose = (event: MouseEvent<HTMLButtonElement>, chosen: number) => {
    fold(event.currentTarget);
    onChange(chosen);
  };
  return (
    <details className="colour-choice" name="colour-choice" onKeyDown={foldOnEscape}>
      <summary title={label}>
        <span className={`seat-disc of-${colour}`} aria-hidden="true">
          {seat + 1}
        </span>
        <span className="hidden">{`${label}: ${name(colour)}`}</span>
      </summary>
      <fieldset>
        <legend>{label}</legend>
        {ALL.map(of => (
          <button key={of} type="button" aria-pressed={of === colour} disabled={taken.includes(of)} onClick={event => choose(event, of)}>
            <span className={`seat-disc of-${of}`} aria-hidden="true" />
            <span>{name(of)}</span>
          </button>
        ))}
      </fieldset>
    </details>
  );
}

/** The focus goes back to what opened it. */
function fold(inside: HTMLElement): void {
  const open = inside.closest('details');
  open?.querySelector('summary')?.focus();
  open?.removeAttribute('open');
}

const foldOnEscape = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key === 'Escape') fold(event.currentTarget);
};
