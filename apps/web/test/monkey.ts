// A monkey at the page: it presses whatever looks as if it could be pressed, until the game is over.
import { type Random, stream } from '@adega/kernel';
import type { Page } from 'playwright-core';
import { at, untilMoved } from './driver.ts';

export interface Played {
  readonly presses: number;
  /** Things that are offered, but that no mouse can hit. */
  readonly outOfReach: readonly string[];
  readonly over: boolean;
}

interface Target {
  readonly what: string;
  /** A move is played by pressing it. */
  readonly plays: boolean;
  readonly greyed: boolean;
}

/** In the page: what can be pressed now. */
const TARGETS = `for (const old of document.querySelectorAll('[data-monkey]')) old.removeAttribute('data-monkey');
[...document.querySelectorAll('.turn [data-key], [data-thing].offered, [data-thing].greyed')]
  .filter(element => element.checkVisibility({ visibilityProperty: true }) && !element.disabled)
  .map((element, i) => {
    element.setAttribute('data-monkey', i);
    return {
      what: element.getAttribute('data-key') ?? element.getAttribute('data-thing'),
      plays: element.hasAttribute('data-key') && !element.classList.contains('greyed'),
      greyed: element.classList.contains('greyed'),
    };
  })`;

/** In the page: a point at which a mouse would hit target i, looked for from the middle outwards. */
const pointOf = (i: number) => `(() => {
  const target = document.querySelector('[data-monkey="${i}"]');
  if (target === null) return null;
  target.scrollIntoView({ block: 'center', inline: 'center' });
  const { left, top, width, height } = target.getBoundingClientRect();
  const steps = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9];
  for (const y of steps) for (const x of steps) {
    const point = { x: left + x * width, y: top + y * height };
    if (target.contains(document.elementFromPoint(point.x, point.y))) return point;
  }
  return null;
})()`;

const GAME_OVER = '.final-scores, [data-over]';
const RARELY = 20;

export async function playMonkey(page: Page, seed: string, most: number): Promise<Played> {
  const rng = stream(seed, 'clicks');
  const outOfReach = new Set<string>();
  for (let presses = 0; presses < most; presses++) {
    const targets = await page.evaluate<Target[]>(TARGETS);
    const pressable = targets.flatMap((target, i) => (target.greyed || outOfReach.has(target.what) ? [] : [i]));
    if (pressable.length === 0) return { presses, outOfReach: [...outOfReach], over: (await page.locator(GAME_OVER).count()) > 0 };
    if (rng.below(RARELY) === 0) await askWhyNot(page, rng, targets);
    const pick = pressable[rng.below(pressable.length)] ?? 0;
    if (!(await press(page, targets, pick))) outOfReach.add(targets[pick]?.what ?? '');
  }
  return { presses: most, outOfReach: [...outOfReach], over: false };
}

/** False when no point of the target can be hit. */
async function press(page: Page, targets: readonly Target[], i: number): Promise<boolean> {
  const point = await page.evaluate<{ x: number; y: number } | null>(pointOf(i));
  if (point === null) return false;
  const before = await at(page);
  await page.mouse.click(point.x, point.y);
  if (targets[i]?.plays) await untilMoved(page, before);
  return true;
}

/** Presses something that cannot be done now, and puts away what is said about it. */
async function askWhyNot(page: Page, rng: Random, targets: readonly Target[]): Promise<void> {
  const greyed = targets.flatMap(({ greyed }, i) => (greyed ? [i] : []));
  if (greyed.length === 0) return;
  const before = await at(page);
  await press(page, [], greyed[rng.below(greyed.length)] ?? 0);
  await page.keyboard.press('Escape');
  if ((await at(page)) !== before) throw new Error('pressing what is not possible has moved the game');
}
