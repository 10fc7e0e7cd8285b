// A part of my account: what it is about, and beside it what can be done.

import { type ReactNode, useId } from 'react';

interface Props {
  readonly heading: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

export function Part({ heading, lead, children }: Props) {
  const id = useId();
  return (
    <section className="account-part" aria-labelledby={id}>
      <header>
        <h2 id={id}>{heading}</h2>
        {lead !== undefined && <p>{lead}</p>}
      </header>
      <div className="account-deeds">{children}</div>
    </section>
  );
}
