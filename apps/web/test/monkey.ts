// A monkey at the page, whatever the game: it presses whatever looks as if it could be pressed, until the game is over.
import { type Random, stream } from '@adega/kernel';
import type { Page } from 'playwright-core';
import { at, until, untilMoved } from './driver.ts';

export interface Played {
  readonly presses: number;
  /** Presses that went astray, because what was pressed moved away at that moment. */
  readonly astray: number;
  /** Things that are offered, but that no mouse can hit. */
  readonly outOfReach: readonly string[];
  /** False also when there was nothing left to press before the end. */
  readonly over: boolean;
}

export interface Monkey {
  readonly seed: string;
  readonly most: number;
  /** Something else to do before the press of this number. */
  before?(press: number): Promise<void>;
}

interface Target {
  readonly what: string;
  /** A move is played by pressing it. */
  readonly plays: boolean;
  readonly greyed: boolean;
}

/** In the page: what can be pressed now, each with a number; null while there is nothing and the game is not over. */
const TARGETS = `(() => {
  for (const old of document.querySelectorAll('[data-monkey]')) old.removeAttribute('data-monkey');
  const targets = [...document.querySelectorAll('.turn [data-key], .turn [data-curtain], [data-thing].offered, [data-thing].greyed')]
    .filter(element => element.checkVisibility({ visibilityProperty: true }) && !element.disabled)
    .map((element, i) => {
      element.setAttribute('data-monkey', i);
      return {
        what: element.getAttribute('data-key') ?? element.getAttribute('data-thing') ?? 'curtain ' + element.dataset.curtain,
        plays: element.hasAttribute('data-key') && !element.classList.contains('greyed'),
        greyed: element.classList.contains('greyed'),
      };
    });
  const over = document.querySelector('[data-over]') !== null;
  return over || targets.some(({ greyed }) => !greyed) ? { over, targets } : null;
})()`;

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

/** In the page: remembers what the last click fell on. */
const WATCH = `window.monkeyHit = null;
if (!window.monkeyWatches) addEventListener('click', ({ target }) => {
  window.monkeyHit = target.closest('[data-monkey]')?.getAttribute('data-monkey') ?? 'nothing';
}, true);
window.monkeyWatches = true;`;

type Press = 'hit' | 'astray' | 'out of reach';

const RARELY = 20;

export async function playMonkey(page: Page, { seed, most, before = async () => undefined }: Monkey): Promise<Played> {
  const rng = stream(seed, 'clicks');
  const outOfReach = new Set<string>();
  let astray = 0;
  const played = (presses: number, over: boolean): Played => ({ presses, astray, outOfReach: [...outOfReach], over });
  for (let presses = 0; presses < most; presses++) {
    await before(presses);
    if (rng.below(RARELY) === 0) await askWhyNot(page, rng);
    const found = await look(page);
    if (found === undefined || found.over) return played(presses, found !== undefined);
    const pressable = found.targets.flatMap(({ greyed, what }, i) => (greyed || outOfReach.has(what) ? [] : [i]));
    if (pressable.length === 0) return played(presses, false);
    const pick = pressable[rng.below(pressable.length)] ?? 0;
    const { what, plays } = found.targets[pick] as Target;
    const from = await at(page);
    const press = await pressTarget(page, pick);
    if (press === 'out of reach') outOfReach.add(what);
    else if (press === 'astray') astray++;
    else if (plays) await untilMoved(page, from);
    else if (what.startsWith('curtain')) await page.locator('.curtain').waitFor({ state: 'detached' });
  }
  return played(most, false);
}

/** What can be pressed, once something can; undefined at a dead end. */
async function look(page: Page): Promise<{ readonly over: boolean; readonly targets: readonly Target[] } | undefined> {
  return until<{ over: boolean; targets: Target[] }>(page, TARGETS).catch(() => undefined);
}

const pointAt = (page: Page, i: number) => until<{ x: number; y: number }>(page, pointOf(i), 5000).catch(() => undefined);

/** A card that waits lets presses through, but for the button that puts it away. */
async function putCardAway(page: Page): Promise<boolean> {
  const away = page.locator('.scene-on');
  if ((await away.count()) === 0) return false;
  await away.click();
  return true;
}

async function pressTarget(page: Page, i: number): Promise<Press> {
  const point = (await pointAt(page, i)) ?? ((await putCardAway(page)) ? await pointAt(page, i) : undefined);
  if (point === undefined) return 'out of reach';
  await page.evaluate(WATCH);
  await page.mouse.click(point.x, point.y);
  return (await until<string>(page, 'window.monkeyHit')) === String(i) ? 'hit' : 'astray';
}

/** Presses something that cannot be done now, hears why, and puts that away. */
async function askWhyNot(page: Page, rng: Random): Promise<void> {
  const greyed = ((await look(page))?.targets ?? []).flatMap(({ greyed }, i) => (greyed ? [i] : []));
  if (greyed.length === 0) return;
  const before = await at(page);
  if ((await pressTarget(page, greyed[rng.below(greyed.length)] ?? 0)) !== 'hit') return;
  const reason = page.locator('.refusal');
  await reason.waitFor();
  await page.keyboard.press('Escape');
  await reason.waitFor({ state: 'detached' });
  if ((await at(page)) !== before) throw new Error('pressing what is not possible has moved the game');
}
