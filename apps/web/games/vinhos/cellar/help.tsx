// A thing that is drawn: its name for whoever hears it, and a sentence of help for whoever points at it.

import type { ReactNode } from 'react';

interface Props {
  readonly name: string;
  readonly help: string;
  readonly className?: string;
  /** The place by which the numbers printed on it are found. */
  readonly printed?: string | undefined;
  readonly children: ReactNode;
}

export const Drawn = ({ name, help, className, printed, children }: Props) => (
  <span className={className} role="img" aria-label={name} title={help} data-printed={printed}>
    {children}
  </span>
);
