// The page by hand: starting, opening records, pressing what is offered. It holds on to what the page promises to keep:
// the entry number it shows, the keys of moves, the ids of things on the board. Everything here waits for what it looks at.
import { stream } from '@adega/kernel';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { readRecord, type SavedGame } from '../store/saved-game.ts';
import { coloursIn, hintsIn, namesFor, packIn } from '../table/saved-record.ts';

/** The panel of whoever is to decide; it carries the number of entries that are shown. */
export const turn = (page: Page): Locator => page.locator('[data-at]').first();
/** Ways to play a move with one press. */
export const moves = (page: Page): Locator => page.locator('.turn [data-key]');
export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** A button of the menu of a game, which is opened for it. */
export async function inMenu(page: Page, name: string): Promise<Locator> {
  const fold = page.locator('.menu-fold');
  if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click();
  return fold.getByRole('button', { name, exact: true });
}

/** Opens a leaf beside the board: its tab first. */
export async function openLeaf(page: Page, id: string): Promise<void> {
  const leaf = page.locator(`#side-tab-${id}`);
  for (const tab of await page.locator('.side-tabs [role=tab]').all()) {
    if (await leaf.isVisible()) break;
    await tab.click();
  }
  await leaf.click();
}

export const keys = (page: Page): Promise<string[]> =>
  moves(page).evaluateAll(found => found.map(move => move.getAttribute('data-key') ?? ''));

export const at = async (page: Page): Promise<number> => Number(await turn(page).getAttribute('data-at'));
export const heading = (page: Page): Promise<string> => page.locator('#turn-heading').innerText();
/** Where in the page we are, without the host. */
export const path = (page: Page): string => new URL(page.url()).pathname;

export interface Asked {
  readonly at: number;
  readonly keys: readonly string[];
  readonly over: boolean;
}

/** In the page: the question that is shown; null while there is none and the game is not over. */
const ASKED = `(() => {
  const panel = document.querySelector('[data-at]');
  if (panel === null) return null;
  // Whoever plays here is every seat in turn, and may look behind every curtain.
  panel.querySelector('[data-curtain]')?.click();
  // What the board answers, too, is a list that is folded.
  panel.querySelector('.all-moves:not([open]) > summary')?.click();
  const keys = [...document.querySelectorAll('.turn [data-key]')].map(move => move.getAttribute('data-key'));
  const over = panel.hasAttribute('data-over');
  return keys.length > 0 || over ? { at: Number(panel.getAttribute('data-at')), keys, over } : null;
})()`;

/** What an expression gives in the page, as soon as that is something. It is asked for from outside: the page itself evaluates no text. */
export async function until<T>(page: Page, expression: string, timeout = 30_000): Promise<T> {
  for (const end = Date.now() + timeout; ; await page.waitForTimeout(20)) {
    // While the page is being loaded nobody answers.
    const found = await page.evaluate<T | null>(expression).catch(() => null);
    if (found) return found;
    if (Date.now() > end) throw new Error(`in vain for ${timeout} ms: ${expression}`);
  }
}

/** What is asked, once something is or the game is over. */
export const asked = (page: Page): Promise<Asked> => until(page, ASKED);

/** Until the page shows the position after so many entries. */
export const untilAt = (page: Page, entries: number): Promise<unknown> =>
  page.locator(`[data-at="${entries}"]`).first().waitFor({ state: 'attached' });

/** Until the page shows another position than this one. */
export const untilMoved = (page: Page, from: number): Promise<unknown> =>
  page.locator(`[data-at]:not([data-at="${from}"])`).first().waitFor({ state: 'attached' });

/** Plays this move. The click is the page's own: whether a mouse gets there is the monkey's business. */
export async function choose(page: Page, key: string): Promise<void> {
  const before = await at(page);
  await page.locator(`.turn [data-key="${key}"]`).first().dispatchEvent('click');
  await untilMoved(page, before);
}

/** Plays anything offered, up to so many moves, or until a position is as wanted; how many moves there were. */
export async function play(page: Page, seed: string, most: number, until: () => Promise<boolean> = async () => false): Promise<number> {
  const rng = stream(seed, 'clicks');
  for (let n = 0; n < most; n++) {
    const { keys, over } = await asked(page);
    if (over || (await until())) return n;
    await choose(page, keys[rng.below(keys.length)] as string);
  }
  return most;
}

const BLOCKED = 'Service Worker registration blocked by Playwright';

/** What the pages of a context complain about from now on: it must stay empty. */
export function listen(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on('console', message => {
    if (['error', 'warning'].includes(message.type()) && message.text() !== BLOCKED) complaints.push(message.text());
  });
  context.on('weberror', error => complaints.push(String(error.error())));
  context.on('response', response => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  return complaints;
}

/** A record as the page would keep it. */
function savedOf(record: string): SavedGame {
  const known = readRecord(record);
  if (known === undefined) throw new Error('no record to open');
  const names = namesFor(record, Number(known.options['seats'] ?? 1), seat => `Player ${seat + 1}`);
  const beside = { colours: coloursIn(record), hints: hintsIn(record), own: packIn(record) };
  return { ...known, ...beside, id: 'opened', created: 1, updated: 1, names, record, revision: 1 };
}

/** In the page: keeps a game. */
const KEEP = `async game => {
  const done = asked => new Promise(resolve => { for (const event of ['success', 'complete']) asked.addEventListener(event, resolve); });
  const open = indexedDB.open('adega', 1);
  open.addEventListener('upgradeneeded', () => open.result.createObjectStore('games', { keyPath: 'id' }));
  await done(open);
  const writing = open.result.transaction('games', 'readwrite');
  writing.objectStore('games').put(game);
  await done(writing);
  open.result.close();
}`;

/** Opens a record as a game that was put away: quicker than by the form that takes one as text, which has its own tests. */
export async function openRecord(page: Page, origin: string, record: string): Promise<void> {
  const saved = savedOf(record);
  // Somewhere in our place where no page stands.
  const empty = `${origin}/empty`;
  await page.route(empty, route => route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }));
  await page.goto(empty);
  await page.unroute(empty);
  await page.evaluate(`(${KEEP})(${JSON.stringify(saved)})`);
  await page.goto(`${origin}/game/${saved.id}`);
  await turn(page).waitFor();
}

export interface Setup {
  /** An id of the shelf. */
  readonly game: string;
  readonly seats: number;
  /** The draws are the same for the same seed. */
  readonly seed: string;
  readonly names?: readonly string[];
}

/** Starts a game through the setup form. What the form does not ask for is as the form has it. */
export async function startGame(page: Page, origin: string, setup: Omit<Setup, 'game'> & { readonly game?: string }): Promise<void> {
  const { game = 'vinhos/2016', seats, seed, names = [] } = setup;
  await page.goto(`${origin}/new`);
  const form = page.locator('form.new-table');
  await form.waitFor();
  // The radios themselves are hidden under their drawings.
  await form.locator(`input[name=game][value="${game}"]`).check({ force: true });
  await form.locator(`input[name=seats][value="${seats}"]`).check({ force: true });
  for (const [i, name] of names.entries()) await form.locator('.names input[type=text]').nth(i).fill(name);
  await form.locator('details.more').evaluate(details => details.setAttribute('open', ''));
  await form.locator('details.more input[type=text]').last().fill(seed);
  await form.locator('button[type=submit]').click();
  await turn(page).waitFor();
}
