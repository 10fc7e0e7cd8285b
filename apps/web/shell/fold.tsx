// What is seldom done, behind a button: there for whoever wants it.

import type { ReactNode } from 'react';

export function Fold({ word, children }: { readonly word: string; readonly children: ReactNode }) {
  return (
    <details className="fold">
      <summary>{word}</summary>
      {children}
    </details>
  );
}
