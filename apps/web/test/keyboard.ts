// A whole game without a mouse and without looking: moves are found by their names in the accessibility tree and played by keys.
import { stream } from '@adega/kernel';
import type { CDPSession, Page } from 'playwright-core';
import { at, startGame, untilMoved } from './driver.ts';
import { type Heard, mirrorOf } from './mirror.ts';

interface Spoken {
  readonly name: string;
  /** The names of the groups around it. */
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
    return node.role?.value === 'group' && node.name?.value ? [node.name.value, ...rest] : rest;
  };
  return nodes
    .filter(node => !node.ignored && node.role?.value === 'button')
    .map(node => ({ name: String(node.name?.value ?? ''), groups: groupsAround(node.parentId) }));
}

const isHeard = (buttons: readonly Spoken[], { title, label, phrase }: Heard): boolean =>
  buttons.some(({ name, groups }) => name === phrase || (name === label && (title === '' || groups.includes(title))));

/** Tabs to the move and plays it with Enter. */
async function playByKeys(page: Page, key: string): Promise<void> {
  const MOST_TABS = 500;
  const focused = `document.activeElement?.getAttribute('data-key')`;
  for (let tabs = 0; (await page.evaluate<string | null>(focused)) !== key; tabs++) {
    if (tabs > MOST_TABS) throw new Error(`no way by the Tab key to ${key}`);
    await page.keyboard.press('Tab');
  }
  const before = await at(page);
  await page.keyboard.press('Enter');
  await untilMoved(page, before);
}

export interface ByKeys {
  readonly decisions: number;
  /** Offered moves that a listener does not find, with the place in the game. */
  readonly unheard: readonly string[];
  /** Decisions after which the focus had fallen off the page. */
  readonly focusLost: readonly number[];
  readonly over: boolean;
}

export async function playByKeyboard(page: Page, origin: string, seed: string, most: number): Promise<ByKeys> {
  await startGame(page, origin, 2, seed);
  const mirror = mirrorOf(['Player 1', 'Player 2'], seed);
  const session = await page.context().newCDPSession(page);
  const rng = stream(seed, 'keys');
  const unheard: string[] = [];
  const focusLost: number[] = [];
  for (let decisions = 0; decisions < most; decisions++) {
    const offered = mirror.heard();
    if (offered.length === 0) return { decisions, unheard, focusLost, over: true };
    const buttons = await buttonsHeard(session);
    for (const move of offered) if (!isHeard(buttons, move)) unheard.push(`${mirror.now().at}: ${move.key}: ${move.title} / ${move.label}`);
    const { key } = offered[rng.below(offered.length)] as Heard;
    await playByKeys(page, key);
    mirror.play(key);
    if ((await at(page)) !== mirror.now().at) throw new Error(`the page is at ${await at(page)}, the game at ${mirror.now().at}`);
    if (await page.evaluate<boolean>('document.activeElement === document.body')) focusLost.push(mirror.now().at);
  }
  return { decisions: most, unheard, focusLost, over: false };
}
