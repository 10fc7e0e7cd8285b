// Where a card stands that says something about a thing: beside it on the screen, whatever the thing is drawn in, and never over it if that
// can be helped.

const GAP = 8;

/** Under the thing, or above it, or at its side. The card is shown and fixed to the screen. */
export function putBeside(card: HTMLElement, place: Element): void {
  const { left, right, top, bottom } = place.getBoundingClientRect();
  card.style.left = '0';
  const { offsetWidth: width, offsetHeight: height } = card;
  const within = (at: number, size: number, most: number) => Math.max(GAP, Math.min(at, most - size - GAP));
  const isBelow = bottom + GAP + height <= window.innerHeight;
  const isAbove = top - GAP - height >= 0;
  const isRight = right + GAP + width <= window.innerWidth;
  const upright = isBelow || isAbove;
  card.style.left = `${within(upright ? left : isRight ? right + GAP : left - GAP - width, width, window.innerWidth)}px`;
  card.style.top = `${within(isBelow ? bottom + GAP : isAbove ? top - GAP - height : top, height, window.innerHeight)}px`;
}
