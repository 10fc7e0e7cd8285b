// By how much an element is scaled on the screen: rectangles are measured in pixels of the screen, styles are written in its own units.

export function scaleOf(element: Element): number {
  if (element instanceof SVGGraphicsElement) return element.getScreenCTM()?.a || 1;
  if (!(element instanceof HTMLElement) || element.offsetWidth === 0) return 1;
  return element.getBoundingClientRect().width / element.offsetWidth || 1;
}
