// Lists that are one stop of the Tab key, however long they are: the arrows go through what can be pressed in them.

import type { KeyboardEvent } from 'react';

/** The focus goes on to the button that the key asks for; which one that is, or undefined where the key asks for none. */
export function goThrough(event: KeyboardEvent<HTMLElement>): HTMLButtonElement | undefined {
  // With a modifier the arrows belong to the browser.
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  const ways = [...event.currentTarget.querySelectorAll('button')];
  const to = placeAfter(event.key, ways.indexOf(document.activeElement as HTMLButtonElement), ways.length);
  if (to === undefined) return undefined;
  event.preventDefault();
  ways[to]?.focus();
  return ways[to];
}

/** From place to place, without going round; undefined for any other key. */
export function placeAfter(key: string, here: number, count: number): number | undefined {
  const places: { readonly [key: string]: number } = {
    ArrowDown: here + 1,
    ArrowRight: here + 1,
    ArrowUp: here - 1,
    ArrowLeft: here - 1,
    Home: 0,
    End: count - 1,
  };
  const to = places[key];
  return to === undefined ? undefined : Math.max(0, Math.min(to, count - 1));
}
