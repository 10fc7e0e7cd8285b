// The notes of the first steps, as somebody follows them.
import type { Locator, Page } from 'playwright-core';

export const until = (page: Page, note: string): Promise<void> => page.locator(`.coach[data-note="${note}"]`).waitFor();
export const press = (page: Page, what: string): Promise<void> => page.locator(`[data-coach=${what}]`).first().click();
export const ring = (page: Page) => page.locator('.coach-ring');

/** Presses what the pointer points at. */
export async function pressPointed(page: Page): Promise<void> {
  const box = await ring(page).boundingBox();
  if (box === null) throw new Error('nothing is pointed at');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Goes through a chapter by what the notes do; the notes that point at nothing. */
export async function unpointed(
  page: Page,
  notes: readonly { readonly id: string; readonly look?: readonly string[]; readonly do?: string }[],
) {
  const missing: string[] = [];
  for (const [i, { id, look = [], do: wanted }] of notes.entries()) {
    // What is still to be confirmed comes before the next note.
    await page.locator(`.coach:is([data-note="${id}"], [data-note="confirm"])`).waitFor();
    if ((await page.locator('.coach').getAttribute('data-note')) === 'confirm') await pressPointed(page);
    await until(page, id);
    if (look.length > 0 || wanted !== undefined)
      await ring(page)
        .waitFor({ timeout: 3000 })
        .catch(() => missing.push(id));
    if (i + 1 < notes.length) await press(page, wanted === undefined ? 'on' : 'do');
  }
  return missing;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Waits until it does not move any more. */
async function resting(of: Locator): Promise<Box | undefined> {
  let before: string | undefined = '';
  for (let n = 0; n < 20; n++) {
    // At once, or not at all: it may be put away just now.
    const [box] = await of.evaluateAll(places => places.map(place => place.getBoundingClientRect().toJSON() as Box));
    if (JSON.stringify(box) === before) return box;
    before = JSON.stringify(box);
    await of.page().waitForTimeout(250);
  }
  throw new Error('it never rests');
}

const overlaps = (a: Box, b: Box): boolean => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** The parts of the ring within the window: on a phone a board can be larger than the room above the note. */
const inWindow = (box: Box, card: Box, isPhone: boolean): Box =>
  isPhone && box.y + box.height > card.y && box.y < card.y - 40 ? { ...box, height: card.y - box.y } : box;

/** Goes through a chapter: where its notes stood, where what leads on did, and which notes covered what they are about. */
export async function walk(page: Page, origin: string, chapter: string, isPhone: boolean) {
  await page.goto(`${origin}/learn/${chapter}`);
  const card = page.locator('.coach');
  await card.waitFor();
  const cards = new Set<string>();
  const ways = new Set<string>();
  const covered: string[] = [];
  for (let n = 0; n < 20; n++) {
    const note = (await card.getAttribute('data-note')) ?? '';
    const ring = await resting(page.locator('.coach-ring'));
    const at = (await card.boundingBox()) as Box;
    if (note !== 'keep') cards.add([at.x, at.y, at.width, at.height].map(Math.round).join(' '));
    if (ring !== undefined && overlaps(inWindow(ring, at, isPhone), at)) covered.push(note);
    const way = page.locator('.coach-onward > button');
    const onward = (await way.count()) === 0 ? null : await way.boundingBox();
    if (onward !== null) ways.add([onward.x, onward.y, onward.width, onward.height].map(Math.round).join(' '));
    const on = page.locator('[data-coach=on]');
    const act = page.locator('[data-coach=do]');
    if (note === 'confirm') await page.locator('[data-key=confirm], .phone-bar .primary').filter({ visible: true }).first().click();
    else if ((await on.count()) > 0) await on.click();
    else if ((await act.count()) > 0) await act.click();
    else return { cards: [...cards], ways: [...ways], covered };
    await page.locator(`.coach:not([data-note="${note}"])`).waitFor();
  }
  throw new Error('the chapter does not end');
}
