// node tools/icons.ts: draws the icons of the installed page from apps/web/public/icon.svg. Their pictures are kept in the tree; run it
// again when the drawing changes.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium as browsers } from 'playwright-core';
import { chromium } from './chromium.ts';
import { root, say } from './process.ts';

const folder = join(root, 'apps/web/public');
const svg = readFileSync(join(folder, 'icon.svg'), 'utf8');

/** `room` is the part of the picture around the drawing: a mask may cut it off. */
const ICONS = [
  { name: 'icon-192.png', size: 192, room: 0 },
  { name: 'icon-512.png', size: 512, room: 0 },
  { name: 'icon-maskable-512.png', size: 512, room: 0.12 },
];

const executablePath = await chromium();
if (executablePath === undefined) throw new Error('no Chromium to draw with');
const browser = await browsers.launch({ executablePath });
for (const { name, size, room } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const ground = room > 0 ? '#7a1f3d' : 'transparent';
  await page.setContent(
    `<style>html,body{margin:0;background:${ground}}svg{position:absolute;inset:${room * size}px;width:${size * (1 - 2 * room)}px}</style>${svg}`,
  );
  writeFileSync(join(folder, name), await page.screenshot({ omitBackground: room === 0 }));
  await page.close();
}
await browser.close();
say(`${ICONS.length} icons drawn`);
