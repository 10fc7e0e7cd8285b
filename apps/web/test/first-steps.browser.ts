import { expect, test } from 'vitest';
import { COLOURS, violations } from './axe.ts';
import { inMenu, path, turn } from './driver.ts';
import { press, pressPointed, until } from './notes.ts';
import { onStage, PHONE } from './stage.ts';

const stage = onStage();

test('somebody who has never seen the game is led from the first page through a chapter by the pointer alone, and on to the next', async () => {
  const page = await stage.open();
  await page.goto(stage.origin);
  await page.getByRole('link', { name: 'First steps: Vinhos' }).click();
  await page.getByRole('link', { name: 'Begin: What it is about' }).click();
  await page.getByRole('heading', { name: 'What it is about' }).waitFor();
  await press(page, 'next');
  await until(page, 'years');
  await page.goto(`${stage.origin}/learn/vinhos/turn`);
  await until(page, 'estate');
  expect(await violations(page, { within: '.coach' })).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(page, { within: '.coach', rules: COLOURS })).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await press(page, 'on');
  await until(page, 'score');
  await press(page, 'on');
  await until(page, 'enter');
  await pressPointed(page);
  await until(page, 'build');
  // Taking back goes back in the notes, too.
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await until(page, 'enter');
  // Another way is allowed, and leads back.
  await page.locator('[data-thing="space:3"]').click();
  await until(page, 'astray');
  await press(page, 'undo');
  await until(page, 'enter');
  await pressPointed(page);
  await until(page, 'build');
  await pressPointed(page);
  await until(page, 'done');
  await press(page, 'do');
  // Rui has moved by himself, as it is written down.
  await until(page, 'costs');
  await expect.poll(() => page.locator('[data-curtain]').count()).toBe(0);
  await press(page, 'on');
  await press(page, 'on');
  await until(page, 'nine');
  await press(page, 'on');
  await until(page, 'keep');
  await expect.poll(() => page.locator('.coach-kept li').count()).toBeGreaterThanOrEqual(3);
  expect(await violations(page, { within: '.coach' })).toEqual([]);
  await press(page, 'all');
  await expect.poll(() => page.locator('.learn-chapter.done').count()).toBe(2);
  await page.reload();
  await expect.poll(() => page.locator('.learn-chapter.done').count()).toBe(2);
});

test('a turn that is ended too early can be taken back, though something would be turned up', async () => {
  const page = await stage.open();
  await page.goto(`${stage.origin}/learn/vinhos/experts`);
  await until(page, 'who');
  await press(page, 'on');
  await until(page, 'enter');
  await press(page, 'do');
  await until(page, 'first');
  await press(page, 'do');
  await until(page, 'confirm');
  await page.locator('[data-key=confirm]').first().click();
  await until(page, 'second');
  await press(page, 'do');
  await until(page, 'use');
  await page.getByRole('button', { name: 'End the turn' }).first().click();
  await until(page, 'astray');
  await press(page, 'undo');
  await until(page, 'use');
});

test('notes can be put away and had again; a chapter begins anew after a reload', async () => {
  const page = await stage.open(PHONE);
  await page.goto(`${stage.origin}/learn/vinhos/grow`);
  await until(page, 'map');
  await press(page, 'close');
  await page.locator('.coach').waitFor({ state: 'detached' });
  await press(page, 'open');
  await until(page, 'map');
  await press(page, 'on');
  // What each region gives, with its sign on the map.
  await until(page, 'gifts');
  await expect.poll(() => page.locator('.course-gifts dt').count()).toBe(7);
  await press(page, 'on');
  await until(page, 'enter');
  await press(page, 'do');
  await until(page, 'second');
  await page.reload();
  await until(page, 'map');
});

test('a harvest is read as long as one likes before the next note comes; the last chapter leads to a game', async () => {
  const page = await stage.open({ reducedMotion: 'no-preference' });
  await page.goto(`${stage.origin}/learn/vinhos/cellar`);
  await until(page, 'full');
  await press(page, 'on');
  await until(page, 'enter');
  await press(page, 'do');
  await until(page, 'build');
  // Anywhere on the field: the bottles are in the way of nothing.
  await page.locator('[data-thing="wine:0:0"]').click({ force: true });
  await page.locator('.coach:is([data-note=confirm], [data-note=older])').waitFor({ state: 'attached' });
  // The note comes before the button, which is drawn a frame later.
  if ((await page.locator('.coach[data-note=confirm]').count()) > 0) {
    // Not yet: it could still be taken back.
    expect(await page.locator('.scene').count()).toBe(0);
    await page.locator('[data-key=confirm]').first().click();
  }
  await page.locator('.scene-on').waitFor();
  expect(await page.locator('.coach').isVisible()).toBe(false);
  while ((await page.locator('html[data-scene]').count()) > 0) await page.locator('.scene-on').click();
  await until(page, 'older');
  await page.goto(`${stage.origin}/learn/vinhos/awards`);
  for (const [note, way] of Object.entries({ won: 'on', sheet: 'on', enter: 'do', sell: 'do', done: 'do' })) {
    await until(page, note);
    await press(page, way);
  }
  await until(page, 'title');
  await press(page, 'on');
  await until(page, 'keep');
  await press(page, 'play');
  await expect.poll(() => path(page)).toMatch(/^\/game/);
});

test('one page says what it is about, from the first page and from a game, and leads to the first steps', async () => {
  const page = await stage.open();
  await page.goto(stage.origin);
  await page.getByRole('link', { name: 'What am I trying to do?' }).click();
  await page.getByRole('heading', { name: 'What you are trying to do' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'First steps, in chapters' }).click();
  await expect.poll(() => path(page)).toBe('/learn/vinhos');
  await page.goto(`${stage.origin}/learn/vinhos/turn`);
  await turn(page).waitFor();
  await (await inMenu(page, 'The aim')).click();
  await expect.poll(() => path(page)).toBe('/aim');
  await page.goBack();
  await until(page, 'estate');
});

test('the page about the aim has a part for Vino: one goes there from the other part and from a game, and to its first steps', async () => {
  const page = await stage.open();
  await page.goto(`${stage.origin}/aim`);
  const vino = page.getByRole('link', { name: 'Vino', exact: true });
  await vino.click();
  await page.getByRole('heading', { name: 'What you are trying to do in Vino' }).waitFor();
  await expect.poll(() => path(page)).toBe('/aim/vino');
  await expect.poll(() => vino.evaluate(link => link === document.activeElement && link.ariaCurrent === 'page')).toBe(true);
  await expect.poll(() => page.title()).toContain('Vino');
  await expect.poll(() => page.locator('.aim-art svg').count()).toBeGreaterThan(5);
  await page.getByRole('link', { name: 'All rules' }).click();
  await page.locator('.rule.opened').waitFor();
  await page.goBack();
  await page.getByRole('link', { name: 'First steps, in chapters' }).click();
  await expect.poll(() => path(page)).toBe('/learn/vino');
  await page.goto(`${stage.origin}/learn/vino/buy`);
  await until(page, 'map');
  await (await inMenu(page, 'The aim')).click();
  await expect.poll(() => path(page)).toBe('/aim/vino');
});

test('all of a game stands on one page, reached from a game, and questions come after it: each answer tells why, and how many were right is kept', async () => {
  const page = await stage.open();
  await page.goto(`${stage.origin}/learn/vinhos/turn`);
  await until(page, 'estate');
  await (await inMenu(page, 'All on one page')).click();
  await expect.poll(() => path(page)).toBe('/learn/vinhos/sheet');
  await expect.poll(() => page.locator('.sheet .reference-box').count()).toBe(11);
  expect(await violations(page)).toEqual([]);
  await press(page, 'next');
  await expect.poll(() => page.locator('.question').count()).toBe(12);
  // Nothing moves under the pointer when one answers.
  const places = () =>
    page.locator('.question button').evaluateAll(found => found.map(one => one.getBoundingClientRect().top + scrollY).join());
  const before = await places();
  for (const question of await page.locator('.question').all()) await question.locator('button').first().click();
  await expect.poll(() => page.locator('.question [role=status] .question-why').count()).toBe(12);
  expect(await places()).toBe(before);
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(page, { rules: COLOURS })).toEqual([]);
  const right = await page.locator('.question .right[aria-pressed=true]').count();
  await page.getByText(`${right} of 12 right.`, { exact: true }).waitFor();
  await page.reload();
  await page.getByText(`Last time: ${right} of 12 right.`).waitFor();
  await press(page, 'play');
  await expect.poll(() => path(page)).toMatch(/^\/game/);
});
