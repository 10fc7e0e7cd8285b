// A link to another place of the page.

import type { MouseEvent, ReactNode } from 'react';
import { goTo, makePath, type Route } from './route.ts';

interface Props {
  readonly to: Route;
  readonly className?: string;
  readonly current?: boolean;
  /** Where what is written on it does not say enough. */
  readonly label?: string;
  /** Something to be done before going there. */
  readonly before?: () => void;
  /** What a plain press does; the address is for another tab. */
  readonly instead?: () => void;
  readonly children: ReactNode;
}

export function Link({ to, className, current, label, before, instead, children }: Props) {
  const follow = (event: MouseEvent) => {
    // With a modifier or another button the browser opens a tab or a window, as it does for every link.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    before?.();
    if (instead === undefined) goTo(to);
    else instead();
  };
  return (
    <a href={makePath(to)} className={className} aria-label={label} aria-current={current ? 'page' : undefined} onClick={follow}>
      {children}
    </a>
  );
}
