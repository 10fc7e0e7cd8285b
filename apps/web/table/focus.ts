// The focus is never nowhere: when the button that was pressed goes, the heading of the turn has it.

import type { Reply } from '@adega/wire';

const heading = (): HTMLElement | null => document.querySelector<HTMLElement>('#turn-heading');

/** Before a position is drawn: the focus leaves what will not be offered in it. To lose it by drawing would lay out the page twice. */
export function focusBefore(reply: Reply): void {
  if (reply.type !== 'position') return;
  const key = document.activeElement?.closest<HTMLElement>('.turn [data-key]')?.dataset['key'];
  if (key !== undefined && reply.question?.offered.includes(key) !== true) heading()?.focus({ preventScroll: true });
}
