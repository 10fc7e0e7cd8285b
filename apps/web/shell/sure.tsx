// A button for what cannot be taken back: it is pressed twice.

import { useState } from 'react';

interface Props {
  readonly word: string;
  /** What it says once it was pressed. */
  readonly sure: string;
  readonly onGo: () => void;
  readonly className?: string;
}

export function Sure({ word, sure, onGo, className }: Props) {
  const [asked, setAsked] = useState(false);
  return (
    <button type="button" className={className} onBlur={() => setAsked(false)} onClick={() => (asked ? onGo() : setAsked(true))}>
      {asked ? sure : word}
    </button>
  );
}
