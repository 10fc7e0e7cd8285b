// A button for what cannot be taken back: it is pressed twice.

import { useState } from 'react';

interface Props {
  readonly word: string;
  /** What it says once it was pressed. */
  readonly sure: string;
  readonly onGo: () => void;
}

export function Sure({ word, sure, onGo }: Props) {
  const [asked, setAsked] = useState(false);
  return (
    <button type="button" onBlur={() => setAsked(false)} onClick={() => (asked ? onGo() : setAsked(true))}>
      {asked ? sure : word}
    </button>
  );
}
