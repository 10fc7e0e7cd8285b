// The page by hand: starting, opening records, pressing what is offered. It holds on to what the page promises to keep:
// the entry number it shows, the keys of moves, the ids of things on the board.
import type { Locator, Page } from 'playwright-core';

/** The panel of whoever is to decide; it carries the number of entries that are shown. */
export const turn = (page: Page): Locator => page.locator('[data-at]').first();
/** Ways to play a move with one press. */
export const moves = (page: Page): Locator => page.locator('.turn [data-key]');

export const at = async (page: Page): Promise<number> => Number(await turn(page).getAttribute('data-at'));

export const keys = (page: Page): Promise<string[]> =>
  moves(page).evaluateAll(found => found.map(move => move.getAttribute('data-key') ?? ''));

/** Until the page shows another position than this one. */
export const untilMoved = (page: Page, from: number): Promise<unknown> =>
  page.locator(`[data-at]:not([data-at="${from}"])`).first().waitFor({ state: 'attached', timeout: 10_000 });

/** What the page complains about from now on: it must stay empty. */
export function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', message => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', error => complaints.push(String(error)));
  page.on('response', response => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  return complaints;
}

/** Opens a record through the form that takes one as text, wherever the page has it. */
export async function openRecord(page: Page, origin: string, record: string): Promise<void> {
  for (const place of ['/', '/new']) {
    await page.goto(origin + place);
    await page.locator('main').first().waitFor();
    const form = page.locator('form:has(textarea)').first();
    if (!(await isThere(form))) continue;
    await form.evaluate(element => {
      for (let outer = element.parentElement; outer !== null; outer = outer.parentElement) outer.setAttribute('open', '');
    });
    await form.locator('textarea').fill(record);
    await form.locator('button[type=submit]').click();
    await turn(page).waitFor();
    return;
  }
  throw new Error('the page has no form for a record');
}

const isThere = (place: Locator): Promise<boolean> =>
  place.waitFor({ state: 'attached', timeout: 3000 }).then(
    () => true,
    () => false,
  );

/** Starts a game through the setup form, with draws that are the same for the same seed. */
export async function startGame(page: Page, origin: string, seats: number, seed: string): Promise<void> {
  await page.goto(`${origin}/new`);
  const form = page.locator('form:has(input[name=seats]), form:has(input[type=text])').first();
  await form.waitFor();
  await form.locator(`input[name=seats][value="${seats}"]`).check({ force: true });
  for (const details of await form.locator('details:not([open]) > summary').all()) await details.click();
  const texts = form.locator('input[type=text]');
  await texts.last().fill(seed);
  await form.locator('button[type=submit]').click();
  await turn(page).waitFor();
}
