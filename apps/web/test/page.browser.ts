// The page in a real browser, by clicking: what people do with it.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { asked, at, button, choose, heading, inMenu, moves, openRecord, play, startGame, turn, untilAt, untilMoved } from './driver.ts';
import { examples } from './positions.ts';
import { onStage } from './stage.ts';

const stage = onStage();

async function start(seed: string, names = ['Ana', 'Bea']): Promise<Page> {
  const page = await stage.open();
  await startGame(page, stage.origin, { seats: names.length, seed, names });
  return page;
}

const founding = async (page: Page): Promise<string> => {
  const { keys } = await asked(page);
  return keys.find(key => key.startsWith('found')) ?? 'found nothing';
};

/** The log follows the board when there is time. */
const untilLogged = (page: Page): Promise<unknown> => page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)));

describe('the page', () => {
  test('starts a game and plays 26 moves, then goes on after a reload', async () => {
    const page = await stage.open();
    await page.goto(`${stage.origin}/new`);
    await expect.poll(() => page.title()).toBe('New table at this screen · Adega');
    await startGame(page, stage.origin, { seats: 2, seed: 'sixty', names: ['Ana', 'Bea'] });
    await expect.poll(() => page.title()).toMatch(/^(Ana|Bea) to move · Vinhos 2016 · Adega$/);
    // What the pointer rests on would be told of.
    await page.mouse.move(0, 0);
    expect(await play(page, 'sixty', 26)).toBe(26);
    // All of it: of the log only what is near its window is drawn, and that is as high as past questions have left it.
    const main = () => page.locator('main').textContent();
    await untilLogged(page);
    const seen = await main();
    await page.reload();
    await expect.poll(main).toBe(seen);
    expect(await play(page, 'again', 6)).toBe(6);
  });

  test('waits for a confirmation before a tile is turned up; until then a move can be taken back', async () => {
    const page = await start('confirm');
    const undoWhat = () => page.locator('#undo-what').innerText();
    const first = await heading(page);
    const before = await at(page);
    await choose(page, await founding(page));
    await expect.poll(() => heading(page)).toMatch(/: go on\?$/);
    await expect.poll(undoWhat).toMatch(/^(Takes back|(Ana|Bea) can still take back): take a first vineyard in /);
    await button(page, 'Undo').click();
    await untilAt(page, before);
    await expect.poll(() => heading(page)).toBe(first);

    await choose(page, await founding(page));
    await choose(page, 'confirm');
    await expect.poll(() => at(page)).toBeGreaterThan(before + 1);
    await expect.poll(() => button(page, 'Undo').count()).toBe(0);
    await expect.poll(undoWhat).toBe('Nothing to undo. Something new was turned up.');
  });

  test('ends a turn with one press, also where a tile could still be used', async () => {
    const page = await start('ending');
    const end = page.locator('.turn .end-turn [data-line]');
    await play(page, 'ending', 80, () => end.isVisible());
    const before = await at(page);
    await end.click();
    await expect.poll(() => at(page)).toBeGreaterThanOrEqual(before + 2);
    await expect.poll(() => heading(page)).not.toMatch(/: (Before your turn ends|end the turn\?)$/);
  });

  test('takes back one move or the whole turn', async () => {
    const page = await start('undo');
    await play(page, 'undo', 80, () => button(page, 'Restart the turn').isVisible());
    const log = () => page.locator('.log-list').textContent();
    await untilLogged(page);
    const seen = await log();
    const before = await at(page);
    await button(page, 'Undo').click();
    await untilAt(page, before - 1);
    await expect.poll(log).not.toBe(seen);
    await moves(page).first().click();
    await untilAt(page, before);
    await button(page, 'Restart the turn').click();
    await expect.poll(() => at(page)).toBeLessThan(before - 1);
  });

  test('shows why a move is not possible: the rule, its text, the numbers, what would help', async () => {
    const page = await start('greyed');
    await play(page, 'greyed', 120, async () => (await page.locator('.greyed > summary').count()) > 0);
    await page.locator('.greyed > summary').click();
    const move = page.locator('.greyed li').first();
    await move.locator('summary').click();
    await expect.poll(async () => (await move.locator('.reason').innerText()).length).toBeGreaterThan(40);
    await expect.poll(() => move.locator('.remedies').innerText()).toMatch(/^(First |No way )/);
    // The id of a rule is told to whoever asks for it.
    expect(await move.innerText()).not.toMatch(/\b[a-z]+\.[a-z][a-z0-9-]+\b/);
    await move.locator('.reason .rule-sign').click();
    await expect.poll(() => page.locator('dialog[open]').innerText()).toMatch(/\b[a-z]+\.[a-z0-9-]+\b/);
    await button(page, 'Close').click();
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
  });

  test('tells what a move would do when it is pointed at or has the focus', async () => {
    const page = await start('preview');
    await play(page, 'preview', 80, async () => (await heading(page)).endsWith('Move your pawn'));
    const spaces = page.locator('.turn [data-key^="enter"]');
    const told = () => page.locator('.preview').innerText();
    await spaces.first().hover();
    await expect.poll(told).toContain('goes to');
    await page.mouse.move(5, 5);
    await expect.poll(told).not.toContain('goes to');
    await spaces.last().focus();
    await expect.poll(told).toContain('goes to');
  });

  test('can be played with the keyboard alone, and keeps the focus in the turn', async () => {
    const page = await start('keys');
    const focusIsIn = (place: string) => page.evaluate(on => document.activeElement?.closest(on) !== null, place);
    await moves(page).first().focus();
    for (let n = 0; n < 12; n++) {
      const before = await at(page);
      await page.keyboard.press('Enter');
      await untilMoved(page, before);
      await expect.poll(() => focusIsIn('.turn')).toBe(true);
      for (let tabs = 0; tabs < 200 && !(await focusIsIn('[data-key]')); tabs++) await page.keyboard.press('Tab');
    }
  });

  test('opens a record that was pasted, and says what is wrong with one that is none', async () => {
    const page = await start('record');
    await play(page, 'record', 30);
    const seen = { at: await at(page), heading: await heading(page) };
    const save = await inMenu(page, 'Save');
    const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
    expect(download.suggestedFilename()).toBe('adega-vinhos-2016.txt');
    const record = await streamText(await download.createReadStream());
    await expect.poll(() => page.locator('.menu-note').innerText()).toContain('adega-vinhos-2016.txt');
    await (await inMenu(page, 'New game')).click();
    await page.getByLabel('Text of the file', { exact: true }).fill('dear diary');
    await button(page, 'Open it').click();
    await expect.poll(() => page.getByRole('alert').innerText()).toContain('It does not begin like a record.');
    await page.getByLabel('Text of the file', { exact: true }).fill(record);
    await button(page, 'Open it').click();
    await turn(page).waitFor();
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
    await expect.poll(async () => ({ at: await at(page), heading: await heading(page) })).toEqual(seen);
  });

  test('fits a screen that becomes small', async () => {
    const page = await stage.open();
    await openRecord(page, stage.origin, examples().get('end') ?? '');
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test('tells the final scores: the parts add up, the first is first', async () => {
    const page = await stage.open();
    await openRecord(page, stage.origin, examples().get('end') ?? '');
    await expect.poll(() => heading(page)).toMatch(/ wins with \d+$| share the first place with \d+$/);
    await expect.poll(() => page.title()).toBe('Final scores · Vinhos 2016 · Adega');
    await page.locator('.final-scores tbody tr').last().waitFor();
    const rows = await page
      .locator('.final-scores tbody tr')
      .evaluateAll(trs => trs.map(tr => [...tr.children].map(cell => cell.textContent ?? '')));
    const row = (name: string) => rows.find(([first]) => first?.startsWith(name))?.slice(1) ?? [];
    const parts = ['Export', 'Fairs', 'Money', 'Wines', 'Most barrels aboard', 'Multipliers'].map(name => row(name).map(Number));
    expect(row('Total').map(Number)).toEqual([0, 1, 2, 3].map(seat => parts.reduce((sum, part) => sum + (part[seat] ?? Number.NaN), 0)));
    expect(row('Rank')[0]).toMatch(/^1/);
  });
});

async function streamText(readable: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of readable) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}
