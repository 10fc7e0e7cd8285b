// Where a card stands that says something about a thing: beside it on the screen, whatever the thing is drawn in, and never over it if that
// can be helped.

const GAP = 8;

/** What somebody reads and presses on with: no card lies upon it, if that can be helped. */
const KEPT = '[data-kept-clear], .turn .moves, .turn .control, .player > header, .player-head';

interface At {
  readonly x: number;
  readonly y: number;
}

/** Under the thing, or above it, or at its side. The card is shown and fixed to the screen. */
export function putBeside(card: HTMLElement, place: Element): void {
  const { left, right, top, bottom } = place.getBoundingClientRect();
  card.style.left = '0';
  const { offsetWidth: width, offsetHeight: height } = card;
  const within = (at: number, size: number, most: number) => Math.max(GAP, Math.min(at, most - size - GAP));
  const at = (x: number, y: number): At => ({ x: within(x, width, window.innerWidth), y: within(y, height, window.innerHeight) });
  const ways = [
    ...(bottom + GAP + height <= window.innerHeight ? [at(left, bottom + GAP)] : []),
    ...(top - GAP - height >= 0 ? [at(left, top - GAP - height)] : []),
    ...(right + GAP + width <= window.innerWidth ? [at(right + GAP, top)] : []),
    at(left - GAP - width, top),
  ];
  const { x, y } = ways.find(way => isClear(way, width, height)) ?? (ways[0] as At);
  card.style.left = `${x}px`;
  card.style.top = `${y}px`;
}

/** Whether a card of this size leaves free there what is kept clear. */
export function isClear({ x, y }: At, width: number, height: number): boolean {
  return [...document.querySelectorAll(KEPT)].every(place => {
    const kept = place.getBoundingClientRect();
    return x >= kept.right || x + width <= kept.left || y >= kept.bottom || y + height <= kept.top;
  });
}
