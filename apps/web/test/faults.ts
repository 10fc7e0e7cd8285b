// What is wrong with a table as it is drawn, whatever the game: letters that are too small, words over words, what is cut off or hangs out
// of its place, what scrolls though everything should be seen.
import type { Page } from 'playwright-core';

/** In pixels of the screen. */
const SMALLEST = 11;

/** Each in a line: the part of the table, what it is, and some words of it. */
export const faultsOf = (page: Page): Promise<string[]> => page.evaluate(find, SMALLEST);

/** In the page. */
function find(smallest: number): string[] {
  const faults = new Set<string>();
  const room = document.querySelector<HTMLElement>('.room');
  const places = [...document.querySelectorAll<HTMLElement>('.stage .place')].filter(place => place.checkVisibility());
  const short = (text: string): string => text.trim().replace(/\s+/g, ' ').slice(0, 40);
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.closest('.hidden, title, desc, defs') === null;

  /** By how much everything in an element is scaled. */
  const scales = new Map<Element, number>();
  const scaleOf = (element: Element): number => {
    if (element instanceof SVGGraphicsElement) {
      const m = element.getScreenCTM();
      return m === null ? 1 : Math.sqrt(Math.abs(m.a * m.d - m.b * m.c));
    }
    const known = scales.get(element);
    if (known !== undefined) return known;
    const { transform, scale } = getComputedStyle(element);
    const m = new DOMMatrix(transform === 'none' ? undefined : transform);
    const own = Math.sqrt(Math.abs(m.a * m.d - m.b * m.c)) * (scale === 'none' ? 1 : Number.parseFloat(scale));
    const all = own * (element.parentElement === null ? 1 : scaleOf(element.parentElement));
    scales.set(element, all);
    return all;
  };

  interface Written {
    readonly text: string;
    readonly box: DOMRect;
    readonly size: number;
    readonly element: Element;
  }

  /** Everything that is written in an element, with the box of its letters. */
  const writtenIn = (root: Element): Written[] => {
    const found: Written[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = short(node.textContent ?? '');
      if (text === '' || element === null || !isSeen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * scaleOf(element);
      for (const box of range.getClientRects()) {
        if (box.width < 0.5) continue;
        // A line is higher than its letters; one that is written upright is wider.
        const upright = getComputedStyle(element).writingMode.startsWith('vertical');
        const over = Math.max(0, ((upright ? box.width : box.height) - size * 0.7) / 2);
        const [x, y] = upright ? [over, 0] : [0, over];
        found.push({ text, element, size, box: new DOMRect(box.x + x, box.y + y, box.width - 2 * x, box.height - 2 * y) });
      }
    }
    return found;
  };

  const overlap = (a: DOMRect, b: DOMRect): boolean =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1.5;

  const outside = (inner: DOMRect, outer: DOMRect, slack: number): boolean =>
    inner.left < outer.left - slack ||
    inner.right > outer.right + slack ||
    inner.top < outer.top - slack ||
    inner.bottom > outer.bottom + slack;

  for (const place of places) {
    const part = place.dataset['part'] ?? '';
    const box = place.getBoundingClientRect();
    const written = writtenIn(place);
    for (const [i, { text, size, box: letters, element }] of written.entries()) {
      if (size < smallest - 0.05) faults.add(`${part}: “${text}” is ${size.toFixed(1)} px high (${element.getAttribute('class')})`);
      if (outside(letters, box, 1)) faults.add(`${part}: “${text}” hangs out of its part`);
      for (const other of written.slice(i + 1))
        if (other.element !== element && other.text !== text && overlap(letters, other.box))
          faults.add(`${part}: “${text}” lies over “${other.text}”`);
    }
    for (const element of place.querySelectorAll<HTMLElement | SVGElement>('*')) {
      if (!isSeen(element)) continue;
      if (element instanceof HTMLElement) {
        const { overflowX, overflowY } = getComputedStyle(element);
        const over = [element.scrollWidth - element.clientWidth, element.scrollHeight - element.clientHeight];
        const isCut = (overflowX !== 'visible' && (over[0] ?? 0) > 1) || (overflowY !== 'visible' && (over[1] ?? 0) > 1);
        const isName = getComputedStyle(element).textOverflow === 'ellipsis';
        if (isCut && !isName) faults.add(`${part}: .${element.className} cuts or scrolls what is in it (${over.join(', ')})`);
      }
      // The frame of what can be pressed is drawn around it.
      if (element.matches('.thing:is(.offered, .chosen)') && element.getBoundingClientRect().width > 0) {
        const cut = [...clippersOf(element, place)].find(by => outside(element.getBoundingClientRect(), by.getBoundingClientRect(), 2));
        if (cut !== undefined) faults.add(`${part}: ${element.dataset['thing']} is cut off by .${cut.getAttribute('class')}`);
        if (outside(element.getBoundingClientRect(), box, 4)) faults.add(`${part}: ${element.dataset['thing']} hangs out of its part`);
      }
    }
  }
  const isFixed = room !== null && getComputedStyle(room).overflow === 'clip';
  if (room !== null && !isFixed && (room.scrollWidth > room.clientWidth + 1 || room.scrollHeight > room.clientHeight + 1))
    faults.add('the table scrolls');
  const page = document.documentElement;
  if (page.scrollWidth > window.innerWidth) faults.add(`the page is ${page.scrollWidth} px wide`);
  if (room !== null && page.scrollHeight > window.innerHeight + 1) faults.add('the page scrolls');
  for (const { text, size, element } of writtenIn(document.body))
    if (element.closest('.stage') === null && size < smallest - 0.05)
      faults.add(`page: “${text}” is ${size.toFixed(1)} px high (${element.getAttribute('class')})`);
  return [...faults];

  function* clippersOf(element: Element, upTo: Element): Generator<Element> {
    for (let outer: Element | null = element.parentElement; outer !== null && outer !== upTo; outer = outer.parentElement)
      if (getComputedStyle(outer).overflow !== 'visible' && !(outer instanceof SVGGElement)) yield outer;
  }
}
