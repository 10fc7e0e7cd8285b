// The keys of a table: what each does is said in the list that the question mark opens.

import { useEffect, useRef } from 'react';

/** `keys`: as they are written on a keyboard, one of them is enough. `does`: the id of a message. */
export interface Shortcut {
  readonly keys: readonly string[];
  readonly does: string;
}

export const SHORTCUTS: readonly Shortcut[] = [
  { keys: ['1', '…', '9'], does: 'keys.move' },
  { keys: ['E'], does: 'keys.end' },
  { keys: ['Ctrl+Z'], does: 'keys.undo' },
  { keys: ['Ctrl+Y', 'Ctrl+Shift+Z'], does: 'keys.redo' },
  { keys: ['Esc'], does: 'keys.escape' },
  { keys: ['/'], does: 'keys.type' },
  { keys: ['Space'], does: 'keys.skip' },
  { keys: ['+', '−', '0'], does: 'keys.zoom' },
  { keys: ['P'], does: 'keys.panel' },
  { keys: ['C'], does: 'keys.card' },
  { keys: ['?'], does: 'keys.list' },
];

/** Opens the reference card. */
export const CARD_KEY = 'c';

/** How a key that was pressed is called in a handler: with Ctrl, or Command on a Mac, in front of it. */
export function keyName({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string | undefined {
  if (altKey) return undefined;
  const letter = key.length === 1 ? key.toLowerCase() : key;
  return ctrlKey || metaKey ? `Ctrl+${shiftKey ? 'Shift+' : ''}${letter}` : letter;
}

const WRITES = 'input:not([type=range], [type=checkbox], [type=radio]), textarea, select, [contenteditable=true]';

/** Nobody writes, and no dialog lies over the table. */
const isFree = ({ target }: KeyboardEvent): boolean =>
  !(target instanceof Element && target.matches(WRITES)) && document.querySelector('dialog:modal') === null;

/** What lies on top goes first, and the browser closes it. */
const isTaken = (name: string): boolean => name === 'Escape' && document.querySelector('[popover=auto]:popover-open') !== null;

/** What keys do, by their names; a handler that returns false has not used its key. */
export function useKeys(does: (name: string, event: KeyboardEvent) => boolean): void {
  const latest = useRef(does);
  latest.current = does;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const name = event.defaultPrevented || !isFree(event) ? undefined : keyName(event);
      if (name !== undefined && !isTaken(name) && latest.current(name, event)) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
