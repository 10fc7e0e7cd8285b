// Pictures of the page beside those of another time: which differ, and by how many pixels.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';

export interface Difference {
  readonly picture: string;
  readonly why: string;
}

/** In the page, which can read pictures: the pixels that are not the same, or the sizes where these differ. */
const COUNT = `async ([before, after]) => {
  const read = async text => {
    const image = await createImageBitmap(await (await fetch('data:image/png;base64,' + text)).blob());
    const brush = new OffscreenCanvas(image.width, image.height).getContext('2d');
    brush.drawImage(image, 0, 0);
    return brush.getImageData(0, 0, image.width, image.height);
  };
  const [was, is] = [await read(before), await read(after)];
  if (was.width !== is.width || was.height !== is.height) return was.width + '×' + was.height + ' became ' + is.width + '×' + is.height;
  const [old, now] = [was, is].map(({ data }) => new Uint32Array(data.buffer));
  const differ = old.reduce((sum, pixel, n) => sum + (pixel === now[n] ? 0 : 1), 0);
  return differ === 0 ? undefined : differ + ' pixels of ' + old.length;
}`;

/** Names of pictures in a folder; those of another time may have been taken for only some screens. */
const picturesIn = (folder: string) => readdirSync(folder).filter(name => name.endsWith('.png'));

/** The pictures in `folder` that look otherwise than in `against`, or are in one of them only. `isWanted` says which matter. */
export async function differencesBetween(
  browser: Browser,
  folder: string,
  against: string,
  isWanted: (picture: string) => boolean,
): Promise<Difference[]> {
  const page = await browser.newPage();
  const found: Difference[] = [];
  for (const picture of [...new Set([...picturesIn(against), ...picturesIn(folder)])].filter(isWanted).sort()) {
    const files = [join(against, picture), join(folder, picture)];
    const [was, is] = files.map(file => (existsSync(file) ? readFileSync(file) : undefined));
    if (was === undefined || is === undefined) found.push({ picture, why: was === undefined ? 'is new' : 'is gone' });
    else if (!was.equals(is)) {
      const why: string | undefined = await page.evaluate(`(${COUNT})(${JSON.stringify([was, is].map(data => data.toString('base64')))})`);
      if (why !== undefined) found.push({ picture, why });
    }
  }
  await page.close();
  return found;
}
