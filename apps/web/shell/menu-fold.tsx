// The ways out of a game behind one button, with the other pages and what stands at the foot of each of them.

import type { KeyboardEvent, ReactNode } from 'react';
import { useSay } from '../text/words.ts';
import { PageLinks } from './frame.tsx';

export function MenuFold({ children }: { readonly children: ReactNode }) {
  const say = useSay();
  return (
    <details className="menu-fold" onKeyDown={closeOnEscape}>
      <summary aria-label={say('menu.open')} title={say('menu.open')}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M3 5h14M3 10h14M3 15h14" />
        </svg>
        <span className="menu-word" aria-hidden="true">
          {say('menu.open')}
        </span>
      </summary>
      <div>
        {children}
        <PageLinks />
        <p className="note">{say('page.unofficial')}</p>
      </div>
    </details>
  );
}

function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>): void {
  if (event.key === 'Escape') closeFold(event.currentTarget);
}

/** Closes the menu that a button stands in. */
export function closeFold(within: Element): void {
  const fold = within.closest('details');
  if (fold === null) return;
  fold.open = false;
  fold.querySelector('summary')?.focus();
}
