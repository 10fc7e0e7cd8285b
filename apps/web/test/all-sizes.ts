// A position in every window that the table is made for, and on a phone: what is drawn wrong anywhere.
import type { Page } from 'playwright-core';
import { openRecord, until } from './driver.ts';
import { faultsOf } from './faults.ts';
import { PHONE_SIZE, SIZES } from './sizes.ts';

type Size = { readonly width: number; readonly height: number };

/** Each with the size of the window, and on a phone with what is shown. */
export async function faultsAtSizes(page: Page, sizes: readonly Size[] = SIZES): Promise<string[]> {
  const faults: string[] = [];
  for (const { width, height } of sizes) {
    await page.setViewportSize({ width, height });
    await untilLaid(page, 'room');
    faults.push(...(await faultsOf(page)).map(fault => `${width}×${height} ${fault}`));
  }
  await page.setViewportSize(PHONE_SIZE);
  const views = page.locator('.view-switch button:not([aria-current])');
  await untilLaid(page, 'phone-stage');
  faults.push(...(await faultsOf(page)).map(fault => `phone, turn: ${fault}`));
  // Then the board and every seat's, and the log.
  for (let n = await views.count(); n > 0; n--) {
    await views.nth((await views.count()) - n).click();
    if ((await page.locator('.phone-stage').filter({ visible: true }).count()) > 0) await untilLaid(page, 'phone-stage');
    const shown = await page.locator('.view-switch [aria-current]').innerText();
    faults.push(...(await faultsOf(page)).map(fault => `phone, ${shown.replaceAll('\n', ' ')}: ${fault}`));
  }
  return faults;
}

/** Opens a record, lifts a curtain that hangs before the question, and closes what hides the table. */
export async function showPosition(page: Page, origin: string, record: string): Promise<void> {
  await page.setViewportSize(SIZES[4]);
  await openRecord(page, origin, record);
  const curtain = page.locator('.turn [data-curtain]').first();
  if ((await curtain.count()) > 0) await curtain.click();
  const result = page.locator('.ending-switch').first();
  if ((await result.count()) > 0) await result.click();
  await page.evaluate('document.fonts.ready');
}

/** Until the drawing has the size that fits the window now, twice in a row. */
const untilLaid = (page: Page, room: string): Promise<unknown> =>
  until(
    page,
    `(async () => {
      const laid = () => {
        const [room, frame] = ['.${room}', '.${room} .stage-frame'].map(one => document.querySelector(one)?.getBoundingClientRect());
        const fits = room && frame && room.width > 0 && (Math.abs(frame.width - room.width) < 2 || Math.abs(frame.height - room.height) < 2);
        return fits ? [frame.width, frame.height].join() : '';
      };
      const before = laid();
      await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return before !== '' && before === laid();
    })()`,
  );
