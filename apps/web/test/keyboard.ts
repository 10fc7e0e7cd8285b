// A whole game without a mouse and without looking: moves are found by their names in the accessibility tree and played by keys.
import { stream } from '@adega/kernel';
import type { CDPSession, Page } from 'playwright-core';
import { at, type Setup, startGame, until, untilAt } from './driver.ts';
import { type Heard, mirrorOf } from './mirror.ts';

interface Spoken {
  readonly name: string;
  /** The names of the groups and toolbars around it. */
  readonly groups: readonly string[];
}

/** All buttons of the accessibility tree with their groups. */
async function buttonsHeard(session: CDPSession): Promise<Spoken[]> {
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map(node => [node.nodeId, node]));
  const groupsAround = (id: string | undefined): string[] => {
    const node = id === undefined ? undefined : byId.get(id);
    if (node === undefined) return [];
    const rest = groupsAround(node.parentId);
    return ['group', 'toolbar'].includes(node.role?.value) && node.name?.value ? [node.name.value, ...rest] : rest;
  };
  return nodes
    .filter(node => !node.ignored && node.role?.value === 'button')
    .map(node => ({ name: String(node.name?.value ?? ''), groups: groupsAround(node.parentId) }));
}

const isHeard = (buttons: readonly Spoken[], { title, label, phrase }: Heard): boolean =>
  buttons.some(({ name, groups }) => name === phrase || (name === label && (title === '' || groups.includes(title))));

const NAMES = ['Player 1', 'Player 2', 'Player 3', 'Player 4'];

/** The moves that a listener does not find, though he listens for a while. */
async function unheardOf(session: CDPSession, offered: readonly Heard[]): Promise<readonly Heard[]> {
  let unheard = offered;
  for (let tries = 0; tries < 20 && unheard.length > 0; tries++) {
    const buttons = await buttonsHeard(session);
    unheard = offered.filter(move => !isHeard(buttons, move));
  }
  return unheard;
}

type Attribute = 'data-key' | 'data-curtain';

/** Whether the focus is on what has this value in an attribute, in the same toolbar, or elsewhere. */
const focusAt = (page: Page, attribute: Attribute, value: string): Promise<'there' | 'beside' | 'elsewhere'> =>
  page.evaluate(
    ([attribute, value]) => {
      const is = (element: Element | null) => element?.getAttribute(attribute) === value;
      if (is(document.activeElement)) return 'there';
      const beside = document.activeElement?.closest('[role=toolbar]')?.querySelectorAll(`[${attribute}]`) ?? [];
      return [...beside].some(is) ? 'beside' : 'elsewhere';
    },
    [attribute, value] as const,
  );

/** Tabs to what has this value in an attribute, goes on by the arrows where it stands in a toolbar, and presses Enter. */
async function pressByKeys(page: Page, attribute: Attribute, value: string): Promise<void> {
  const MOST_KEYS = 500;
  let key = 'Tab';
  for (let pressed = 0; ; pressed++) {
    const at = await focusAt(page, attribute, value);
    if (at === 'there') break;
    if (pressed > MOST_KEYS) throw new Error(`no way by keys to ${value}`);
    // From the beginning of a toolbar all of it is ahead.
    key = at === 'elsewhere' ? 'Tab' : key === 'Tab' ? 'Home' : 'ArrowRight';
    await page.keyboard.press(key);
  }
  await page.keyboard.press('Enter');
}

/** Lifts the curtain before a sealed question, if it hangs there. */
async function comeByKeys(page: Page, seat: number): Promise<void> {
  await page.locator('.turn [data-key], .turn [data-curtain]').first().waitFor();
  const curtain = page.locator('.turn [data-curtain]');
  if ((await curtain.count()) === 0) return;
  await pressByKeys(page, 'data-curtain', String(seat));
  await curtain.first().waitFor({ state: 'detached' });
}

/** Opens the list of moves where it is folded. */
async function unfoldByKeys(page: Page): Promise<void> {
  const fold = page.locator('.all-moves:not([open]) > summary');
  if ((await fold.count()) > 0) await fold.press('Enter');
}

/** Whether something on the page has the focus; it comes a moment after the position. */
const keepsFocus = (page: Page): Promise<boolean> =>
  until(page, 'document.activeElement !== document.body', 5000).then(
    () => true,
    () => false,
  );

export interface ByKeys {
  readonly decisions: number;
  /** Offered moves that a listener does not find, with the place in the game. */
  readonly unheard: readonly string[];
  /** Decisions after which the focus had fallen off the page. */
  readonly focusLost: readonly number[];
  readonly over: boolean;
}

export async function playByKeyboard(page: Page, origin: string, { game, seats, seed }: Setup, most: number): Promise<ByKeys> {
  await startGame(page, origin, { game, seats, seed });
  const mirror = await mirrorOf(game, NAMES.slice(0, seats), seed);
  const session = await page.context().newCDPSession(page);
  const rng = stream(seed, 'keys');
  const unheard: string[] = [];
  const focusLost: number[] = [];
  for (let decisions = 0; decisions < most; decisions++) {
    const offered = mirror.heard();
    if (offered.length === 0) return { decisions, unheard, focusLost, over: true };
    await comeByKeys(page, mirror.now().question?.seat ?? 0);
    await unfoldByKeys(page);
    for (const { key, title, label } of await unheardOf(session, offered)) unheard.push(`${await at(page)}: ${key}: ${title} / ${label}`);
    const { key } = offered[rng.below(offered.length)] as Heard;
    await pressByKeys(page, 'data-key', key);
    mirror.play(key);
    await untilAt(page, mirror.now().at);
    if (!(await keepsFocus(page))) focusLost.push(mirror.now().at);
  }
  return { decisions: most, unheard, focusLost, over: false };
}
