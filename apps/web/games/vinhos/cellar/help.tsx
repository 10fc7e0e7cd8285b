// A thing that is drawn: its name for whoever hears it, and a sentence of help for whoever points at it.

import type { ReactNode } from 'react';

interface Props {
  readonly name: string;
  readonly help: string;
  readonly className?: string;
  readonly children: ReactNode;
}

export const Drawn = ({ name, help, className, children }: Props) => (
  <span className={className} role="img" aria-label={name} title={help}>
    {children}
  </span>
);
